import JSONRPC
import NIOCore

/// Every bound of the gateway in one place. What a page may ask of kidd is kidd's to bound.
public struct WebLimits: Sendable, Equatable {
    /// Open connections of everybody. When all places are taken, the oldest one that has shown no cookie gives its own.
    public var connections = 128
    /// Connections among them that carry lines to and from kidd. kidd gives an account 64.
    public var sockets = 32
    /// Bytes of one request, its line and headers included.
    public var requestBytes = 16 << 10
    /// Bytes of the path and query of a request.
    public var targetBytes = 2048
    /// How long a request may take to come, from its connection or from the reply before it.
    public var request = TimeAmount.seconds(10)
    /// How long a connection that has shown its cookie may rest between two requests.
    public var rest = TimeAmount.seconds(30)
    /// How long a browser may take for one reply.
    public var reply = TimeAmount.seconds(30)
    /// The longest message of a page in bytes: one line for kidd.
    public var messageBytes = WireLimits.lineBytes
    /// Pieces that one message may come in.
    public var messagePieces = 1024
    /// How often the gateway asks a page whether it is still there.
    public var heartbeat = TimeAmount.seconds(30)
    /// Heartbeats without a word, or without a byte taken, after which a page is cut.
    public var silentHeartbeats = 2
    /// Pings of a page from one heartbeat to the next.
    public var pings = 120
    /// How long a page may take to say good-bye when it is told that the connection ends.
    public var farewell = TimeAmount.seconds(2)
    /// How long kidd may take to accept a connection.
    public var connect = TimeAmount.seconds(5)
    /// Bytes that wait to be taken, on either side of a page's connection, above which the other side is not read.
    public var waitingBytes = 64 << 10
    /// The largest single read of a socket in bytes.
    public var readBytes = 64 << 10
    /// One-time secrets that wait to be used; a further one takes the place of the oldest.
    public var secrets = 16
    /// How long a one-time secret waits.
    public var secret = TimeAmount.minutes(2)
    /// Browsers that are known by their cookie; a further one takes the place of the one that came first.
    public var browsers = 64
    /// How long a gateway that starts again lets a browser in that was let in before.
    public var keptPassSeconds = 30 * 86_400
    /// Bytes of a file of the page that is served from a folder.
    public var fileBytes = 4 << 20
    /// Connections that may wait in the kernel to be accepted.
    public var backlog: Int32 = 256

    public init() {}
}
