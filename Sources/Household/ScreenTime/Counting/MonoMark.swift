/// A point on the clock that measures use: it stops in suspend and means nothing in another boot.
public struct MonoMark: Hashable, Sendable {
    /// Milliseconds on the clock.
    public var mono: Milliseconds
    /// The boot that the clock belongs to.
    public var boot: BootID

    /// A point in a boot.
    public init(mono: Milliseconds, boot: BootID) {
        self.mono = mono
        self.boot = boot
    }
}

extension Moment {
    /// The moment on the clock that measures use.
    public var mark: MonoMark { MonoMark(mono: mono, boot: boot) }
}
