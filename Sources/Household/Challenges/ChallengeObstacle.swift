import Words

/// Why a challenge cannot be met, for a parent (Rewards, Challenges).
public struct ChallengeObstacle: Hashable, Sendable {
    /// The member of what is wanted that is in the way, such as `target` or `activities/0`.
    public var field: String
    /// What is wanted, and what is left; with the rule where it is the filter's.
    public var sum: Saying
    /// The filter's rule; nil: it is not the filter.
    public var rule: FilterCode?
    /// The largest target that can be met; nil: there is none.
    public var largestTarget: Int?

    /// All members.
    public init(field: String, sum: Saying, rule: FilterCode? = nil, largestTarget: Int? = nil) {
        self.field = field
        self.sum = sum
        self.rule = rule
        self.largestTarget = largestTarget
    }
}
