/// The wall clock and the boot-time clock at one moment: from there time goes on without the wall clock.
public struct ClockAnchor: Hashable, Sendable {
    /// The wall clock.
    public var wall: Instant
    /// The boot-time clock, in milliseconds.
    public var bootTime: Milliseconds
    /// The boot that `bootTime` belongs to.
    public var boot: BootID

    /// A moment on both clocks.
    public init(wall: Instant, bootTime: Milliseconds, boot: BootID) {
        self.wall = wall
        self.bootTime = bootTime
        self.boot = boot
    }

    /// What the clocks say.
    public init(_ reading: Moment) {
        self.init(wall: reading.wall, bootTime: reading.bootTime, boot: reading.boot)
    }

    /// What the wall clock shows at a time of the boot-time clock if nobody touches it.
    public func wall(at bootTime: Milliseconds) -> Instant {
        wall + bootTime.adding(clamped: 0 &- self.bootTime)
    }

    /// Whether a reading of the same boot is as far on the wall clock as on the boot-time clock, within
    /// ``HouseholdClock/tolerance``.
    func isFollowed(by reading: Moment) -> Bool {
        (-HouseholdClock.tolerance...HouseholdClock.tolerance).contains(reading.wall - wall(at: reading.bootTime))
    }
}
