import NIOCore

/// What a ``ConnectionPort`` leads to: a connection's handler, or a stand-in of a test that has no socket. All calls come
/// on the event loop.
protocol ConnectionEnd: AnyObject {
    /// Bytes that the client has not taken yet.
    var pendingBytes: Int { get }

    /// Lines that have come and were not offered to the service yet: those within the first so many bytes.
    func unreadLines(within bytes: Int) -> [[UInt8]]

    /// Writes whole lines, which answer `finished` calls in flight.
    func send(_ buffer: ByteBuffer, finishing finished: Int)

    /// Plans a turn although no line waits.
    func wantTurn()

    /// Answers nothing more, and closes as soon as the client has taken what is pending and `last`.
    func close(after last: ByteBuffer?)
}

extension ConnectionHandler: ConnectionEnd {}
