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
            key: "quiz.perfect.10", title: "Perfect Ten", description: "Get everything right in 10 different quizzes.",
            icon: "gift", category: .mastery, condition: .quizzesAt(percent: 100, 10), hasHiddenArt: true),
        Badge(
            key: "skill.numbers", title: "Number Novice", description: "Master counting.", icon: "block",
            category: .mastery, condition: .skillMastered(["k.count-objects", "g1.count-to-120"])),
        Badge(
            key: "skill.patterns", title: "Pattern Pro", description: "Master patterns.", icon: "bead",
            category: .mastery, condition: .skillMastered(["k.patterns", "g1.patterns"])),
        Badge(
            key: "skill.measurement", title: "Measurement Master", description: "Master measuring.", icon: "pencil",
            category: .mastery, condition: .skillMastered(["k.measure", "g1.measure"])),
        Badge(
            key: "explore.subjects", title: "All-Rounder", description: "Finish a lesson of every subject.",
            icon: "compass", category: .exploration, condition: .subjectsExplored),
        Badge(
            key: "explore.kinds", title: "Tried Everything", description: "Answer a question of every kind.",
            icon: "puzzle", category: .exploration, condition: .questionKindsUsed),
        Badge(
            key: "fluency.lightning15", title: "Lightning-15", description: "Get 15 right in one sprint of math facts.",
            icon: "kite", category: .fluency, condition: .timedScore(15)),
        Badge(
            key: "fluency.comeback", title: "Comeback",
            description: "Get 3 math facts back that were gone for a while.",
            icon: "butterfly", category: .fluency, condition: .factsRegained(3)),
        Badge(
            key: "challenge.first", title: "First Steps", description: "Reach a challenge.", icon: "footprints",
            category: .challenge, condition: .challengesCompleted(1)),
        Badge(
            key: "challenge.10", title: "Challenge Champion", description: "Reach 10 challenges.", icon: "trophy",
            category: .challenge, condition: .challengesCompleted(10)),
        Badge(
            key: "minutes.6000", title: "Learning Legend", description: "Learn for 100 hours.", icon: "hourglass",
            category: .milestone, condition: .learningMinutes(6_000)),
        Badge(
            key: "points.10000", title: "Point Collector", description: "Collect 10 000 points.", icon: "treasure",
            category: .milestone, condition: .basePoints(10_000)),
    ]
}
