import NIOCore

/// Why the transport turns a line or a whole connection away.
public enum LineRefusal: Sendable, Equatable {
    /// A line is longer than `limit` bytes. It is dropped up to its newline; the next line is served.
    case lineTooLong(limit: Int)
    /// A line was begun and nothing followed for `seconds`. The connection is closed.
    case idleHalfLine(seconds: Double)
    /// All `limit` connections of the daemon are taken. The new connection is closed.
    case tooManyConnections(limit: Int)
    /// All `limit` connections of the account `uid` are taken. The new connection is closed.
    case tooManyConnectionsOfUser(uid: UInt32, limit: Int)
    /// The daemon is stopping. The new connection is closed.
    case shuttingDown
}
