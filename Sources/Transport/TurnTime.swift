import NIOCore

/// How long a connection may work before the others have their turn.
public struct TurnTime: Sendable {
    private let end: NIODeadline
    private let now: @Sendable () -> NIODeadline

    /// A turn up to `end` by the clock `now`.
    public init(until end: NIODeadline, now: @escaping @Sendable () -> NIODeadline = { .now() }) {
        self.end = end
        self.now = now
    }

    /// Whether the others come next.
    public var isOver: Bool { now() >= end }

    /// A turn without end, for tests of services.
    public static let unlimited = TurnTime(until: .distantFuture, now: { .uptimeNanoseconds(0) })
}
