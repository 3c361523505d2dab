/// What a board compares (Rewards, Household leaderboard).
public enum BoardKind: String, CaseIterable, Hashable, Sendable {
    /// The household's sum toward a shared goal.
    case together
    /// A child against itself.
    case ownBest
    /// Members by their amounts; equal amounts share a rank.
    case ranked
}

/// Which board: what it compares, counts, and over what time.
public struct BoardTopic: Hashable, Sendable {
    /// How the board compares: together, with oneself, or by rank.
    public var kind: BoardKind
    /// What it counts.
    public var metric: BoardMetric
    /// The span that it covers.
    public var period: BoardPeriod

    public init(_ kind: BoardKind, _ metric: BoardMetric, _ period: BoardPeriod) {
        self.kind = kind
        self.metric = metric
        self.period = period
    }

    /// All of them.
    public static let all = BoardKind.allCases.flatMap { kind in
        BoardMetric.allCases.flatMap { metric in BoardPeriod.allCases.map { BoardTopic(kind, metric, $0) } }
    }
}
