import Household

extension Samples {
    /// A badge of the family's own.
    static let ownBadge = Badge(
        key: "family.reader", title: "Bookworm", description: "Finish five reading lessons.", icon: "book",
        category: .mastery, condition: .lessonsCompleted(5, subject: "reading"), hasHiddenArt: true)

    private static func badge(_ condition: BadgeCondition) -> Badge {
        Badge(key: "b", title: "B", description: "D.", icon: "kite", category: .fluency, condition: condition)
    }

    static let badgeFacts: [HouseholdFact] = [
        .badgesAdded([ownBadge]),
        .badgesAdded(
            [
                .lessonsCompleted(1, subject: nil), .questionsAnswered(2), .quizzesAt(percent: 80, 3), .dayStreak(4),
                .skillMastered(["k.count", "k.add"]),
                .domainMastered(SkillDomain(subject: "math", name: "Counting", grade: .kindergarten)),
                .domainMastered(SkillDomain(subject: "math", name: "Counting")), .challengesCompleted(5),
                .learningMinutes(6), .basePoints(7), .starsEarned(8), .questionKindsUsed, .subjectsExplored,
                .timedScore(9), .factsRegained(10),
            ].map(badge)),
        .badgesRemoved(["family.reader", "b"], earned: ["b"]),
        .childErased(handle: 7),
    ]
}
