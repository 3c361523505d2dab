import NIOCore

/// The way back to one connection, for replies that come after their turn (a commit, a PIN) and for events.
///
/// May be used from any thread; on the event loop a call takes effect at once. On a closed connection nothing happens.
public struct ConnectionPort: Sendable {
    private let loop: any EventLoop
    private let end: NIOLoopBound<any ConnectionEnd>

    /// Make it on the loop.
    init(_ end: any ConnectionEnd, loop: any EventLoop) {
        self.loop = loop
        self.end = NIOLoopBound(end, eventLoop: loop)
    }

    /// Writes whole lines and flushes.
    ///
    /// - Parameters:
    ///   - buffer: lines, each ended by `\n`; may be empty.
    ///   - finished: how many calls in flight are now answered, so that reading may go on. Events finish none.
    public func send(_ buffer: ByteBuffer, finishing finished: Int) {
        if loop.inEventLoop {
            end.value.send(buffer, finishing: finished)
        } else {
            loop.execute { end.value.send(buffer, finishing: finished) }
        }
    }

    /// Reads and answers nothing more, writes `last`, and closes as soon as the client has taken what is pending.
    public func close(after last: ByteBuffer? = nil) {
        if loop.inEventLoop {
            end.value.close(after: last)
        } else {
            loop.execute { end.value.close(after: last) }
        }
    }

    /// Plans a turn for the connection, in which the service is offered the lines that wait, or none; ask on the event
    /// loop only.
    public func wantTurn() { end.value.wantTurn() }

    /// Bytes of replies and events that the client has not taken yet; ask on the event loop only.
    public var pendingBytes: Int { end.value.pendingBytes }

    /// Lines that have come and were not offered to the service yet, because its bounds are reached: those within the
    /// first so many bytes. Ask on the event loop only, and not about a connection that is being served.
    public func unreadLines(within bytes: Int) -> [[UInt8]] { end.value.unreadLines(within: bytes) }
}
