import JSONRPC
import Transport

/// Whoever answers the calls of an ``RPCServer``. All its members are used on the server's event loop.
///
/// The server knows connections, lines, order and deadlines; the service knows what a method means, who may call it,
/// and what is stored.
public protocol CallService: AnyObject {
    /// Lines of a connection are about to be answered; called once before them, so that the service looks at its clock.
    func turnBegins()

    /// Answers one call.
    ///
    /// - Parameter limit: the call's deadline, which the service sets by ``RPCServer/deadline(_:_:keepsOutcome:)``.
    func answer(_ request: Envelope, _ id: RequestID, on session: RPCSession, _ limit: inout CallLimit?)
        -> Result<Outcome, RPCError>

    /// Everything up to this commit is durable.
    var storedCommit: Int64 { get }

    /// The newest commit: an error may have seen everything up to it.
    var lastCommit: Int64 { get }

    /// On whose behalf a connection acts beyond its account; nil: nobody's.
    func principal(of session: RPCSession) -> Principal?

    /// Whether a call of this connection is being worked on that decides how its later calls are seen.
    func isBusy(with session: RPCSession) -> Bool

    /// Takes a call back that waits for its turn with the service; false when it was begun.
    func takeBack(_ pending: PendingReply) -> Bool

    /// An error as its caller may see it.
    func worded(_ error: RPCError, of method: String, on session: RPCSession) -> RPCError

    /// Replies may have left this connection, or its client has taken what it was sent.
    func repliesLeft(_ id: ConnectionID)

    /// Less output is kept than before: what waits for room may go on.
    func outputLeft()

    /// Much memory was needed for replies, and little is now.
    func memoryIsFree()

    /// The connection is gone.
    func closed(_ id: ConnectionID)

    /// Whether the connection is sent events, for the log.
    func isSubscribed(_ id: ConnectionID) -> Bool
}

/// On whose behalf a connection acts, beyond the account that the kernel names: who unlocked it.
public struct Principal: Hashable, Sendable {
    /// What names it among all of the service's.
    public let id: String

    /// Wraps an id.
    public init(_ id: String) { self.id = id }
}

/// What a connection showed for acting on somebody's behalf. The server only keeps it.
public struct Credential: Hashable, Sendable {
    /// A digest; never what was shown itself.
    public let digest: [UInt8]

    /// Wraps a digest.
    public init(digest: [UInt8]) { self.digest = digest }
}
