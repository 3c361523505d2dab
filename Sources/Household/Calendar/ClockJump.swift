/// A step of the wall clock by more than ``HouseholdClock/tolerance``, as history keeps it.
public struct ClockJump: Hashable, Sendable {
    /// What the wall clock would have shown without it.
    public var from: Instant
    /// What it showed.
    public var to: Instant
    /// Whether it is believed all the same: the kernel then said that it is synchronised.
    public var trust: ClockTrust
    /// The last moment that was confirmed, this one if the step is believed.
    public var anchor: ClockAnchor

    /// A step from one time to another.
    public init(from: Instant, to: Instant, trust: ClockTrust, anchor: ClockAnchor) {
        self.from = from
        self.to = to
        self.trust = trust
        self.anchor = anchor
    }
}
