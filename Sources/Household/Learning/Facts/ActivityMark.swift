/// An activity was paused, resumed or abandoned.
public struct ActivityMark: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// When it happened, by the wall clock.
    public var at: Instant
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64

    /// All members of the fact.
    public init(activity: ActivityID, at: Instant, spentMilliseconds: Int64) {
        self.activity = activity
        self.at = at
        self.spentMilliseconds = spentMilliseconds
    }
}
