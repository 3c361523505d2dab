import Words

/// The sentences about rewards. They tell what was done and what can be done: never what was not, and nothing of others
/// (Rewards, the list of what never is).
enum RewardWords {
    static func sentence(_ state: StreakState, _ value: Int) -> Saying {
        Saying("streak.\(state.rawValue)", ["count": .number(value), "next": .number(value + 1)])
    }

    static func sentence(_ repair: StreakRepair) -> Saying {
        Saying(
            "streak.repair",
            [
                "lessons": .number(repair.lessonsLeft), "count": .number(repair.value),
                "next": .number(repair.value + 1),
            ])
    }

    /// "12 learning days this month."
    static func month(_ count: Int) -> Saying { Saying("streak.month", ["count": .number(count)]) }
}
