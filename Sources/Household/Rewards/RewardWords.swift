/// The sentences about rewards. They tell what was done and what can be done: never what was not, and nothing of others
/// (Rewards, the list of what never is).
enum RewardWords {
    static func sentence(_ state: StreakState, _ value: Int) -> String {
        switch state {
        case .active: value == 1 ? "A new streak has begun: 1 day." : "\(value) days in a row!"
        case .open: "\(days(value)) in a row so far. Learning today makes it \(value + 1)."
        case .grace: "Yesterday was a day of rest. Learning today makes it \(value + 1) days in a row."
        case .ended: "A new streak begins with the next learning day."
        case .none: "The first streak begins with the first learning day."
        }
    }

    static func sentence(_ repair: StreakRepair) -> String {
        let lessons = repair.lessonsLeft == 1 ? "One more lesson today" : "Two lessons in one day"
        let verb = repair.lessonsLeft == 1 ? "brings" : "bring"
        return
            "\(lessons) \(verb) back the streak of \(days(repair.value)) and \(repair.lessonsLeft == 1 ? "makes" : "make")"
            + " it \(repair.value + 1)."
    }

    /// "12 learning days this month."
    static func month(_ count: Int) -> String {
        count == 1 ? "1 learning day this month." : "\(count) learning days this month."
    }

    private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}
