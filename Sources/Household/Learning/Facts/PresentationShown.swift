/// The front-end said that the current question is visible.
public struct PresentationShown: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// The presentation it is about.
    public var presentation: PresentationID
    /// The monotonic clock, in milliseconds.
    public var mono: Int64
    /// The boot in which that clock runs.
    public var boot: BootID
    /// When it happened, by the wall clock.
    public var at: Instant
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64

    /// All members of the fact.
    public init(
        activity: ActivityID, presentation: PresentationID, mono: Int64, boot: BootID, at: Instant,
        spentMilliseconds: Int64
    ) {
        self.activity = activity
        self.presentation = presentation
        self.mono = mono
        self.boot = boot
        self.at = at
        self.spentMilliseconds = spentMilliseconds
    }
}
