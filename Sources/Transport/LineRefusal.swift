import NIOCore

/// Why the transport turns a line or a whole connection away.
public enum LineRefusal: Sendable, Equatable {
    /// A line is longer than `limit` bytes. It is dropped up to its newline; the next line is served.
    case lineTooLong(limit: Int)
    /// A line was begun and has not ended within `seconds`. The connection is closed.
    case lateLine(seconds: Double)
    /// The client has ended its input in the middle of this line, which is never run.
    case unterminated([UInt8])
    /// All `limit` connections of the daemon are taken. The new connection is closed.
    case tooManyConnections(limit: Int)
    /// All `limit` connections of the account are taken. The new connection is closed.
    case tooManyConnectionsOf(PeerAccount, limit: Int)
    /// The daemon is stopping. The new connection is closed.
    case shuttingDown
}
