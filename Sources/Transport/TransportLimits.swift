import JSONRPC
import NIOCore

/// Every bound of the transport in one place (the limits of the wire protocol).
///
/// What a client runs into is back-pressure (in flight, output) or one refusal line (the rest); memory stays bounded
/// in every case.
public struct TransportLimits: Sendable, Equatable {
    /// The longest line in bytes, its `\n` or `\r\n` not counted. Exactly this many pass; one more is refused.
    public var lineBytes = WireLimits.lineBytes
    /// Bytes that every connection may have sent without being answered, an unfinished line included.
    public var ownInputBytes = WireLimits.ownInputBytes
    /// Connections of one account that may keep more than that at a time, up to a whole line; the others wait unread.
    public var accountLongLines = WireLimits.accountLongLines
    /// Open connections of everybody; the daemon's own account and root have one slot beyond it.
    public var connections = WireLimits.connections
    /// Open connections of one uid; the daemon's own account and root are exempt.
    public var connectionsPerUID = WireLimits.connectionsPerUID
    /// Connections beyond all others that are kept for accounts for which the service keeps places.
    public var keptConnections = WireLimits.parentConnections
    /// Unanswered calls of one connection; at this count reading pauses until one is answered.
    public var inFlight = WireLimits.inFlight
    /// Bytes of replies that a client has not taken; above it reading pauses until all of them are taken.
    public var outputBytes = WireLimits.outputBytes
    /// What the connections of one account may use of the event loop before those of another have their turn.
    public var turn = TimeAmount.microseconds(500)
    /// How long the loop works before it reads its sockets again.
    public var slice = TimeAmount.milliseconds(1)
    /// A connection with fewer bytes of whole lines than this that wait for their turn is read on: to pause and go on
    /// reading costs two calls of the kernel for each request.
    public var readAheadBytes = 4 << 10
    /// The largest single read of a socket in bytes.
    public var readBytes = 64 << 10
    /// How long after its first byte a line must have ended, else the connection is closed.
    public var halfLine = TimeAmount.seconds(Int64(WireLimits.halfLineSeconds))
    /// What a client must take of waiting replies within ``writeStall``, if not all.
    public var writeStallBytes = WireLimits.writeStallBytes
    /// How long a client may take less than that before the connection is closed.
    public var writeStall = TimeAmount.seconds(Int64(WireLimits.writeStallSeconds))
    /// How long a stranger's connection must have been idle to lose its place to another one.
    public var strangerIdle = TimeAmount.seconds(Int64(WireLimits.strangerIdleSeconds))
    /// How long accepting rests after the process or the machine ran out of file descriptors or memory.
    public var acceptPause = TimeAmount.milliseconds(100)
    /// Connections that may wait in the kernel to be accepted: so many that whoever opens and closes them as fast as it
    /// can does not fill it. The kernel has a bound of its own (`net.core.somaxconn`).
    public var backlog: Int32 = 4096

    public init() {}
}
