/// What a child used on one household day.
public struct DayUse: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Milliseconds that count against the limits, more than the limit when something was finished after the end.
    public var ordinary: Milliseconds
    /// Milliseconds paid by grants.
    public var granted: Milliseconds
    /// The part of both that was spent in learning activities.
    public var learning: Milliseconds

    /// The use of a day.
    public init(
        day: Day, ordinary: Milliseconds = 0, granted: Milliseconds = 0, learning: Milliseconds = 0
    ) {
        self.day = day
        self.ordinary = ordinary
        self.granted = granted
        self.learning = learning
    }

    /// All milliseconds used.
    public var total: Milliseconds { ordinary.adding(clamped: granted) }
}
