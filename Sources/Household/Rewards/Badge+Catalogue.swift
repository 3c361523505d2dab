extension Badge {
    /// All badges that can be earned, in the order in which they are shown.
    public static let catalogue = [
        Badge(
            key: "lesson.first", icon: "book",
            category: .milestone, condition: .lessonsCompleted(1, subject: nil)),
        Badge(
            key: "questions.100", icon: "hundred",
            category: .milestone, condition: .questionsAnswered(100)),
        Badge(
            key: "streak.5", icon: "flame",
            category: .streak, condition: .dayStreak(5)),
        Badge(
            key: "streak.7", icon: "shield",
            category: .streak, condition: .dayStreak(7)),
        Badge(
            key: "streak.30", icon: "rocket",
            category: .streak, condition: .dayStreak(30)),
        Badge(
            key: "streak.30.month", icon: "calendar",
            category: .streak, condition: .dayStreak(30)),
        Badge(
            key: "math.master.3",
            icon: "abacus", category: .mastery, condition: .lessonsCompleted(15, subject: "math")),
        Badge(
            key: "quiz.perfect.10",
            icon: "gift", category: .mastery, condition: .quizzesAt(percent: 100, 10), hasHiddenArt: true),
        Badge(
            key: "skill.numbers", icon: "block",
            category: .mastery, condition: .skillMastered(["k.count-objects", "g1.count-to-120"])),
        Badge(
            key: "skill.patterns", icon: "bead",
            category: .mastery, condition: .skillMastered(["k.patterns", "g1.patterns"])),
        Badge(
            key: "skill.measurement", icon: "pencil",
            category: .mastery, condition: .skillMastered(["k.measure", "g1.measure"])),
        Badge(
            key: "explore.subjects",
            icon: "compass", category: .exploration, condition: .subjectsExplored),
        Badge(
            key: "explore.kinds",
            icon: "puzzle", category: .exploration, condition: .questionKindsUsed),
        Badge(
            key: "fluency.lightning15",
            icon: "kite", category: .fluency, condition: .timedScore(15)),
        Badge(
            key: "fluency.comeback",
            icon: "butterfly", category: .fluency, condition: .factsRegained(3)),
        Badge(
            key: "challenge.first", icon: "footprints",
            category: .challenge, condition: .challengesCompleted(1)),
        Badge(
            key: "challenge.10", icon: "trophy",
            category: .challenge, condition: .challengesCompleted(10)),
        Badge(
            key: "minutes.6000", icon: "hourglass",
            category: .milestone, condition: .learningMinutes(6_000)),
        Badge(
            key: "points.10000", icon: "treasure",
            category: .milestone, condition: .basePoints(10_000)),
    ]
}
