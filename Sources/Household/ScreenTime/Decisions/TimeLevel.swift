/// What subscribers are told about when it changes: the state, and which warning it is (Screen time, The end of time).
public struct TimeLevel: Hashable, Sendable {
    /// Whether and why.
    public var state: TimeState
    /// Whether one minute or less is left; always false when the state is no warning.
    public var isLastWarning: Bool

    /// A level.
    public init(state: TimeState, isLastWarning: Bool = false) {
        self.state = state
        self.isLastWarning = isLastWarning
    }
}

extension ScreenTime {
    /// The level of the answer that `mayI` gives; `Decision.validUntil` is the next moment at which it changes.
    public func level(_ activity: ActivityRef = .anything, standing: Standing = .open) -> TimeLevel {
        let level = settled().outlook(for: activity, standing: standing).level
        return TimeLevel(state: level.state, isLastWarning: level.isLastWarning)
    }

    /// Whether the clock on the wall shows a time in the child's quiet hours, whatever a grant allows.
    public var isInQuietHours: Bool { quietHours.contains(moment.wall) }
}
