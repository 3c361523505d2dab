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

    /// Whole minutes of those used for which granted minutes paid, in seconds: they took nothing from it. Without them what was
    /// used and what is left are more than the limit. 0 where nothing is left, since what is used then may be more than there was.
    public var grantedSeconds: Int {
        guard let limitMinutes, let usedSeconds, let remainingSeconds, remainingSeconds > 0 else { return 0 }
        return max(0, ToldMinutes.left(seconds: usedSeconds + remainingSeconds - limitMinutes * 60)) * 60
    }
}
