/// One rule that limits, with what is left of it (Screen time, Status).
public struct LimitView: Hashable, Sendable {
    /// The rule.
    public var rule: LimitRule
    /// The grant, when the rule is one.
    public var grant: GrantID?
    /// Minutes of the limit or grant.
    public var limitMinutes: Int?
    /// Seconds used, begun ones counted; of a day and a week everything, granted time included.
    public var usedSeconds: Int?
    /// Whole seconds left.
    public var remainingSeconds: Int?
    /// When quiet hours that are coming begin.
    public var beginsAt: Instant?
    /// When quiet hours, a lock or a grant end.
    public var endsAt: Instant?

    /// A rule with what is known of it.
    public init(
        rule: LimitRule, grant: GrantID? = nil, limitMinutes: Int? = nil, usedSeconds: Int? = nil,
        remainingSeconds: Int? = nil, beginsAt: Instant? = nil, endsAt: Instant? = nil
    ) {
        self.rule = rule
        self.grant = grant
        self.limitMinutes = limitMinutes
        self.usedSeconds = usedSeconds
        self.remainingSeconds = remainingSeconds
        self.beginsAt = beginsAt
        self.endsAt = endsAt
    }
}
