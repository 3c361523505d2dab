/// What a board counts (Rewards, Household leaderboard). Sprint best and facts fluent come with sprints and facts.
public enum BoardMetric: String, CaseIterable, Hashable, Sendable {
    /// Stars earned; those paid for hints are not taken off.
    case stars
    /// Whole minutes spent in learning activities; seconds are kept while they are added up.
    case learningMinutes
    /// Days that count as learning days.
    case learningDays

    /// An amount in words: "1 star", "12 minutes of learning".
    func words(_ amount: Int) -> String {
        switch self {
        case .stars: amount == 1 ? "1 star" : "\(amount) stars"
        case .learningMinutes: amount == 1 ? "1 minute of learning" : "\(amount) minutes of learning"
        case .learningDays: amount == 1 ? "1 learning day" : "\(amount) learning days"
        }
    }
}
