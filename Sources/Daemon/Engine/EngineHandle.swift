import API
import NIOCore
import RPCServer
import Transport

/// The engine as other threads and the socket hold it: everything is done on its event loop.
final class EngineHandle: Sendable {
    private let engine: NIOLoopBound<Engine>
    let loop: any EventLoop

    /// Must be made on the engine's loop.
    init(_ engine: Engine) {
        loop = engine.loop
        self.engine = NIOLoopBound(engine, eventLoop: engine.loop)
    }

    /// Makes an engine on its loop.
    static func make(_ parts: Engine.Parts, _ store: sending DataStore, _ loop: any EventLoop) -> EngineHandle {
        let box = NIOLoopBoundBox<DataStore?>.makeBoxSendingValue(store, eventLoop: loop)
        let handle = loop.submit {
            guard let store = box.value else { return nil as EngineHandle? }
            box.value = nil
            return EngineHandle(Engine(parts: parts, store: store, loop: loop))
        }
        // The loop has just been started, and the box is filled above.
        return try! handle.wait()!
    }

    /// How the household stands, for who has just opened it. On the loop.
    var householdState: HouseholdStatus.State {
        let context = engine.value.context
        return context.isDamaged ? .damaged : context.household.household == nil ? .notSetUp : .open
    }

    /// Runs something in the engine, later.
    func execute(_ body: @escaping @Sendable (Engine) -> Void) {
        loop.execute { body(self.engine.value) }
    }

    /// Runs something in the engine from any thread and waits for it.
    func run(_ body: @escaping @Sendable (Engine) -> Void) {
        loop.runNow { body(self.engine.value) }
    }
}

extension EngineHandle: HouseService {
    func isAtRest(_ id: ConnectionID) -> Bool {
        engine.value.rpc.isAtRest(id) && !engine.value.events.isSubscribed(id)
    }

    func sayGoodbye(_ id: ConnectionID) { engine.value.events.endForReopening(id) }

    func account(of peer: Peer) -> PeerAccount { engine.value.access.account(of: peer) }

    func keepsPlace(for peer: Peer) -> Bool { engine.value.access.isParents(peer.uid) }

    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        engine.value.rpc.opened(id, peer: peer, account: account, port: port)
    }

    func closed(_ id: ConnectionID) { engine.value.rpc.closed(id) }

    func arrived(on id: ConnectionID) { engine.value.rpc.arrived(on: id) }

    func outputWaits(_ id: ConnectionID) { engine.value.rpc.outputWaits(id) }

    func drained(_ id: ConnectionID) {
        engine.value.rpc.drained(id)
        engine.value.events.flush(id)
    }

    func stalled(_ id: ConnectionID) { engine.value.rpc.stalled(id) }

    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        engine.value.rpc.receive(&lines, on: id)
    }

    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        engine.value.rpc.refused(refusal, on: id)
    }

    func acceptFailed(errno: Int32) { engine.value.rpc.acceptFailed(errno: errno) }
}
