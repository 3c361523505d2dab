/// What a board counts (Rewards, Household leaderboard). Sprint best and facts fluent come with sprints and facts.
public enum BoardMetric: String, CaseIterable, Hashable, Sendable {
    /// Stars earned; those paid for hints are not taken off.
    case stars
    /// Whole minutes spent in learning activities; seconds are kept while they are added up.
    case learningMinutes
    /// Days that count as learning days.
    case learningDays

    /// An amount in words: "1 star", "12 minutes of learning".
    public func words(_ amount: Int) -> String { "\(amount) \(unit(amount))" }

    /// What so many of it are called: "star", "minutes of learning".
    public func unit(_ amount: Int) -> String {
        switch self {
        case .stars: amount == 1 ? "star" : "stars"
        case .learningMinutes: amount == 1 ? "minute of learning" : "minutes of learning"
        case .learningDays: amount == 1 ? "learning day" : "learning days"
        }
    }
}
