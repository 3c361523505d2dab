import Glibc

/// A point of the monotonic clock until which something in another process must have happened.
public struct Deadline: Sendable {
    private let end: ContinuousClock.Instant

    /// - Parameter time: from now.
    public init(in time: Duration) {
        end = .now + time
    }

    /// Asks until there is an answer; nil when the time is over. Another process gives no notice: hence the polling.
    public func poll<Value>(_ ask: () throws -> Value?) rethrows -> Value? {
        while true {
            if let value = try ask() { return value }
            guard ContinuousClock.now < end else { return nil }
            usleep(Self.pauseMicroseconds)
        }
    }

    /// How long a test waits for what must happen before it gives up. It is long because a machine may be slow or busy,
    /// and costs nothing where all is well.
    public static let patience = Duration.seconds(180)

    /// The end of a test's patience, counted from now.
    public static var patient: Self { .init(in: patience) }

    private static let pauseMicroseconds: UInt32 = 2000
}
