/// One rule that limits, with what is left of it (Screen time, Status).
public struct LimitView: Hashable, Sendable {
    /// The rule.
    public var rule: LimitRule
    /// The grant, when the rule is one.
    public var grant: GrantID?
    /// The name of the budget, when the rule is one.
    public var budget: String?
    /// Minutes of the limit or grant.
    public var limitMinutes: Int?
    /// Seconds used, begun ones counted; of a day and a week everything, granted time included.
    public var usedSeconds: Int?
    /// Whole seconds left.
    public var remainingSeconds: Int?
    /// When quiet hours or an allowed window that are coming begin.
    public var beginsAt: Instant?
    /// When quiet hours, an allowed window, a break, a lock or a grant end, or the first of the minutes that were carried
    /// over.
    public var endsAt: Instant?

    /// A rule with what is known of it.
    public init(
        rule: LimitRule, grant: GrantID? = nil, budget: String? = nil, limitMinutes: Int? = nil,
        usedSeconds: Int? = nil,
        remainingSeconds: Int? = nil, beginsAt: Instant? = nil, endsAt: Instant? = nil
    ) {
        self.rule = rule
        self.grant = grant
        self.budget = budget
        self.limitMinutes = limitMinutes
        self.usedSeconds = usedSeconds
        self.remainingSeconds = remainingSeconds
        self.beginsAt = beginsAt
        self.endsAt = endsAt
    }
}
