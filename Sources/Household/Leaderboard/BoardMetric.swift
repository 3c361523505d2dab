import Words

/// What a board counts (Rewards, Household leaderboard).
public enum BoardMetric: String, CaseIterable, Hashable, Sendable {
    /// Stars earned; those paid for hints are not taken off.
    case stars
    /// Whole minutes spent in learning activities; seconds are kept while they are added up.
    case learningMinutes
    /// Days that count as learning days.
    case learningDays
    /// The most right answers in one sprint of math facts; of several children the best of each added up.
    case sprintBest
    /// Math facts that were fluent for the first time.
    case factsFluent

    /// An amount in words: "1 star", "12 minutes of learning".
    public func words(_ amount: Int) -> Saying { Saying("metric.\(rawValue)", ["count": .number(amount)]) }
}
