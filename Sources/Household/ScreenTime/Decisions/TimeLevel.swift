import Words

/// What subscribers are told about when it changes: the state, which warning it is, and reminders to look up (Screen
/// time, The end of time).
public struct TimeLevel: Hashable, Sendable {
    /// Whether and why.
    public var state: TimeState
    /// Whether one minute or less is left; always false when the state is no warning.
    public var isLastWarning: Bool
    /// How many times the policy's minutes between two break nudges were used in this session; each is a reminder to
    /// look up, which blocks nothing.
    public var nudges: Int
    /// When a lock ends that holds; nil: there is none, or it ends when a parent unlocks.
    public var lockEnds: Instant?

    /// A level.
    public init(state: TimeState, isLastWarning: Bool = false, nudges: Int = 0, lockEnds: Instant? = nil) {
        self.state = state
        self.isLastWarning = isLastWarning
        self.nudges = nudges
        self.lockEnds = lockEnds
    }
}

extension ScreenTime {
    /// The level of the answer that `mayI` gives; `Decision.validUntil` is the next moment at which it changes.
    public func level(_ activity: ActivityRef = .anything, standing: Standing = .open) -> TimeLevel {
        settled().outlook(for: activity, standing: standing).level
    }

    /// What a child hears that goes on for a while and should look up.
    public static var lookUp: Saying { ChildWords.lookUp }

    /// Whether the clock on the wall shows a time in the child's quiet hours, whatever a grant allows.
    public var isInQuietHours: Bool { quietHours.contains(moment.wall) }
}
