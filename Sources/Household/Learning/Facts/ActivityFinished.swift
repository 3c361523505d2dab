/// An activity came to its end.
public struct ActivityFinished: Hashable, Sendable {
    /// The result.
    public var summary: ActivitySummary
    /// When it happened, by the wall clock.
    public var at: Instant
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64

    /// All members of the fact.
    public init(summary: ActivitySummary, at: Instant, spentMilliseconds: Int64) {
        self.summary = summary
        self.at = at
        self.spentMilliseconds = spentMilliseconds
    }
}
