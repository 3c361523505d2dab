extension Badge {
    /// All badges that can be earned, in the order in which they are shown.
    public static let catalogue = [
        Badge(
            key: "lesson.first", title: "First Lesson", description: "Finish a lesson.", icon: "book",
            category: .milestone, condition: .lessonsCompleted(1, subject: nil)),
        Badge(
            key: "questions.100", title: "Hundred Answers", description: "Answer 100 questions.", icon: "hundred",
            category: .milestone, condition: .questionsAnswered(100)),
        Badge(
            key: "streak.5", title: "On Fire", description: "Learn on 5 days in a row.", icon: "flame",
            category: .streak, condition: .dayStreak(5)),
        Badge(
            key: "streak.7", title: "Week Warrior", description: "Learn on 7 days in a row.", icon: "shield",
            category: .streak, condition: .dayStreak(7)),
        Badge(
            key: "streak.30", title: "Unstoppable", description: "Learn on 30 days in a row.", icon: "rocket",
            category: .streak, condition: .dayStreak(30)),
        Badge(
            key: "streak.30.month", title: "Month Master", description: "Learn on 30 days in a row.", icon: "calendar",
            category: .streak, condition: .dayStreak(30)),
        Badge(
            key: "math.master.3", title: "Math Explorer", description: "Finish 15 different math lessons.",
            icon: "abacus", category: .mastery, condition: .lessonsCompleted(15, subject: "math")),
        Badge(
            key: "explore.subjects", title: "All-Rounder", description: "Finish a lesson of every subject.",
            icon: "compass", category: .exploration, condition: .subjectsExplored),
        Badge(
            key: "explore.kinds", title: "Tried Everything", description: "Answer a question of every kind.",
            icon: "puzzle", category: .exploration, condition: .questionKindsUsed),
        Badge(
            key: "minutes.6000", title: "Learning Legend", description: "Learn for 100 hours.", icon: "hourglass",
            category: .milestone, condition: .learningMinutes(6_000)),
        Badge(
            key: "points.10000", title: "Point Collector", description: "Collect 10 000 points.", icon: "treasure",
            category: .milestone, condition: .basePoints(10_000)),
    ]
}
