/// Whoever answers the lines of a ``LineServer``.
///
/// Every call comes on the server's event loop, and never from inside a call that the service itself makes on a
/// ``ConnectionPort``. So an actor whose executor is that loop can implement it by nonisolated functions that use
/// `assumeIsolated`:
///
/// ```swift
/// actor Engine: LineService {
///     let loop: any EventLoop
///     nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }
///     nonisolated func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
///         assumeIsolated { engine in engine.answer(&lines, on: id) }
///     }
/// }
/// ```
public protocol LineService: AnyObject, Sendable {
    /// Whose share a peer's connections use.
    func account(of peer: Peer) -> PeerAccount

    /// Whether a place is kept for this peer's account when all others have taken theirs.
    func keepsPlace(for peer: Peer) -> Bool

    /// A connection is open; `port` is the way for replies that come later. Keep it until ``closed(_:)``.
    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort)

    /// Whole lines have come, and wait for the connection's turn.
    func arrived(on id: ConnectionID)

    /// It is the connection's turn: whole lines have come, usually all those of one read of the socket.
    ///
    /// Take them by ``LineBatch/next()`` until it gives nil, or stop early: when the bound of calls in flight is
    /// reached, when the output of this turn has grown past the output bound, or when the next line must wait for an
    /// earlier one. The lines left are offered again (and nothing more is read) after a turn in which at least one
    /// was taken, after the next ``ConnectionPort/send(_:finishing:)``, when the client has taken its replies, and after
    /// ``ConnectionPort/wantTurn()``.
    ///
    /// A turn ends by ``LineBatch/isTurnOver``: what takes longer, a line of many calls for example, is left off there,
    /// with ``Received/isUnfinished`` set, and gone on with in the next turn.
    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received

    /// Something is turned away: the service words the reply.
    ///
    /// - Parameters:
    ///   - refusal: what and why.
    ///   - id: the connection, or nil when it never was opened; then only the output counts.
    /// - Returns: What can be written now. To keep the order of replies, a service may put the refusal behind the
    ///   calls that are in flight, count it there, and send it in its turn. A connection that is being closed gets
    ///   only what is returned here.
    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received

    /// The kernel has not taken all of what ``receive(_:on:)`` gave.
    func outputWaits(_ id: ConnectionID)

    /// The client has taken all output that waited for it; what the service holds back can go on.
    func drained(_ id: ConnectionID)

    /// The client has taken nothing for as long as it may; the connection is cut next.
    func stalled(_ id: ConnectionID)

    /// The connection is gone, for whatever reason; called exactly once for each one opened.
    func closed(_ id: ConnectionID)

    /// The system refused to hand over a new connection (`errno`: EMFILE, ENFILE, ENOMEM …); accepting rests a moment.
    func acceptFailed(errno: Int32)
}

extension LineService {
    /// Each user id has a share of its own.
    public func account(of peer: Peer) -> PeerAccount { .user(peer.uid) }
    /// No place is kept for anybody.
    public func keepsPlace(for peer: Peer) -> Bool { false }
    /// Nothing to do: for services without deadlines.
    public func arrived(on id: ConnectionID) {}
    /// Nothing to do: for services that do not look at it.
    public func outputWaits(_ id: ConnectionID) {}
    /// Nothing to do: for services that hold nothing back.
    public func drained(_ id: ConnectionID) {}
    /// Nothing to do: the connection is cut in any case.
    public func stalled(_ id: ConnectionID) {}
    /// Nothing to do: the server goes on by itself after a moment.
    public func acceptFailed(errno: Int32) {}
}
