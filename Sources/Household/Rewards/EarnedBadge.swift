/// A badge that a child has: unlocked once, for good.
public struct EarnedBadge: Hashable, Sendable {
    /// The badge.
    public var badge: BadgeKey
    /// The household day on which it was earned.
    public var day: Day
    /// When it was earned.
    public var at: Instant
    /// Whether a front-end has shown it.
    public var isSeen: Bool

    /// A badge just earned, unless told otherwise.
    public init(badge: BadgeKey, day: Day, at: Instant, isSeen: Bool = false) {
        self.badge = badge
        self.day = day
        self.at = at
        self.isSeen = isSeen
    }
}
