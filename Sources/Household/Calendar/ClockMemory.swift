/// What the household remembers of its clock over restarts.
public struct ClockMemory: Hashable, Sendable {
    /// The newest stored moment at which the clock was trusted: household days never go back before it. It comes from
    /// trusted moments alone, so that a wrong date never gets into it.
    public var anchor: ClockAnchor?
    /// What confirms the clock after the machine was off.
    public var source: ClockSource
    /// The boot in which a step was written down that nobody has confirmed since.
    public var jumpedIn: BootID?

    /// A memory; without arguments one of nothing.
    public init(anchor: ClockAnchor? = nil, source: ClockSource = .ntp, jumpedIn: BootID? = nil) {
        self.anchor = anchor
        self.source = source
        self.jumpedIn = jumpedIn
    }

    /// A parent, the kernel or the boot clock confirms a moment.
    mutating func trust(_ anchor: ClockAnchor) {
        self.anchor = anchor
        jumpedIn = nil
    }

    /// The clock was set.
    mutating func take(_ jump: ClockJump, in boot: BootID) {
        anchor = jump.anchor
        jumpedIn = jump.trust == .trusted ? nil : boot
    }
}
