/// What the machine's clocks say at one point, read together and handed in to every decision.
public struct Moment: Hashable, Sendable {
    /// The wall clock. It may be set forward and back.
    public var wall: Instant
    /// The monotonic clock that stops in suspend: measures use.
    public var mono: Milliseconds
    /// The monotonic clock that runs on in suspend.
    public var bootTime: Milliseconds
    /// The boot that `mono` and `bootTime` belong to.
    public var boot: BootID

    /// A reading of all clocks.
    public init(wall: Instant, mono: Milliseconds, bootTime: Milliseconds, boot: BootID) {
        self.wall = wall
        self.mono = mono
        self.bootTime = bootTime
        self.boot = boot
    }

    /// The moment so much later (or earlier) when all clocks run alike and the machine does not sleep.
    public func advanced(by length: Milliseconds) -> Moment {
        Moment(
            wall: wall + length, mono: mono.adding(clamped: length), bootTime: bootTime.adding(clamped: length),
            boot: boot)
    }
}
