import NIOCore
import RPCServer
import Transport

/// The sealed desk as other threads and the socket hold it: everything is done on its event loop.
final class SealedHandle: Sendable {
    private let desk: NIOLoopBound<SealedDesk>
    private let loop: any EventLoop

    /// Must be made on the loop.
    private init(_ parts: SealedDesk.Parts, _ loop: any EventLoop) {
        self.loop = loop
        desk = NIOLoopBound(SealedDesk(parts, loop), eventLoop: loop)
    }

    /// Makes a desk on its loop.
    static func make(_ parts: SealedDesk.Parts, _ loop: any EventLoop) -> SealedHandle {
        // The loop has just been started: a submitted task always ends.
        try! loop.submit { SealedHandle(parts, loop) }.wait()
    }

    /// Runs something at the desk, later.
    func execute(_ body: @escaping @Sendable (SealedDesk) -> Void) {
        loop.execute { body(self.desk.value) }
    }

    /// Runs something at the desk from any thread and waits for it.
    func run(_ body: @escaping @Sendable (SealedDesk) -> Void) {
        loop.runNow { body(self.desk.value) }
    }
}

extension SealedHandle: HouseService {
    private var rpc: RPCServer { desk.value.rpc }

    func isAtRest(_ id: ConnectionID) -> Bool { rpc.isAtRest(id) }

    /// Nobody hears anything here but replies.
    func sayGoodbye(_ id: ConnectionID) {}

    /// Nobody is known by an account before the household is open: all but the daemon's own share what strangers have.
    func account(of peer: Peer) -> PeerAccount { Account.isOwn(peer.uid) ? .user(peer.uid) : .strangers }

    func keepsPlace(for peer: Peer) -> Bool { Account.isOwn(peer.uid) }

    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        rpc.opened(id, peer: peer, account: account, port: port)
    }

    func closed(_ id: ConnectionID) { rpc.closed(id) }

    func arrived(on id: ConnectionID) { rpc.arrived(on: id) }

    func outputWaits(_ id: ConnectionID) { rpc.outputWaits(id) }

    func drained(_ id: ConnectionID) { rpc.drained(id) }

    func stalled(_ id: ConnectionID) { rpc.stalled(id) }

    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received { rpc.receive(&lines, on: id) }

    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received { rpc.refused(refusal, on: id) }

    func acceptFailed(errno: Int32) { rpc.acceptFailed(errno: errno) }
}
