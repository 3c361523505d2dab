import NIOCore
import Transport

/// Who answers lines for a while, and can hand its connections on.
protocol HouseService: LineService {
    /// Whether nothing of a connection is under way here: another service can go on with it.
    func isAtRest(_ id: ConnectionID) -> Bool

    /// Says what there is to say to a connection that is closed because another service takes the place.
    func sayGoodbye(_ id: ConnectionID)
}

/// What stands behind the socket: the engine of the open household, or the desk that answers while none is open.
///
/// The socket and its connections outlive both. One takes the place of the other on the event loop, between two lines:
/// connections with nothing under way go on with the next one, all others are closed, and their clients come again.
final class Front: LineService {
    /// An open connection, as it is handed on.
    private struct Client {
        var peer: Peer
        var account: PeerAccount
        var port: ConnectionPort
    }

    private final class State {
        var service: any HouseService
        var clients: [ConnectionID: Client] = [:]

        init(_ service: any HouseService) { self.service = service }
    }

    let loop: any EventLoop
    private let state: NIOLoopBound<State>

    /// Must be made on the loop.
    private init(_ service: any HouseService, _ loop: any EventLoop) {
        self.loop = loop
        state = NIOLoopBound(State(service), eventLoop: loop)
    }

    /// Makes a front on its loop.
    static func make(_ service: any HouseService, _ loop: any EventLoop) -> Front {
        // The loop has just been started: a submitted task always ends.
        try! loop.submit { Front(service, loop) }.wait()
    }

    /// Puts another service in the place of the present one. From any thread; waits until it is done.
    ///
    /// - Parameter last: runs on the loop just before: a last reply of the present service.
    func change(to next: any HouseService, after last: @escaping @Sendable () -> Void = {}) {
        loop.runNow { [self] in
            last()
            handOver(to: next)
        }
    }

    private func handOver(to next: any HouseService) {
        let state = state.value
        let old = state.service
        state.service = next
        for (id, client) in state.clients {
            // An account that turns out to be somebody else's share is counted anew when it comes again.
            let goesOn = old.isAtRest(id) && next.account(of: client.peer) == client.account
            if !goesOn { old.sayGoodbye(id) }
            old.closed(id)
            if goesOn {
                next.opened(id, peer: client.peer, account: client.account, port: client.port)
                client.port.wantTurn()
            } else {
                state.clients[id] = nil
                client.port.close(after: nil)
            }
        }
    }

    /// The present service, for a connection that it knows; one that is being closed is nobody's.
    private func service(of id: ConnectionID) -> (any HouseService)? {
        let state = state.value
        return state.clients[id] == nil ? nil : state.service
    }

    // MARK: The socket's calls

    func account(of peer: Peer) -> PeerAccount { state.value.service.account(of: peer) }

    func keepsPlace(for peer: Peer) -> Bool { state.value.service.keepsPlace(for: peer) }

    func opened(_ id: ConnectionID, peer: Peer, account: PeerAccount, port: ConnectionPort) {
        state.value.clients[id] = Client(peer: peer, account: account, port: port)
        state.value.service.opened(id, peer: peer, account: account, port: port)
    }

    func closed(_ id: ConnectionID) {
        guard state.value.clients.removeValue(forKey: id) != nil else { return }
        state.value.service.closed(id)
    }

    func arrived(on id: ConnectionID) { service(of: id)?.arrived(on: id) }

    func outputWaits(_ id: ConnectionID) { service(of: id)?.outputWaits(id) }

    func drained(_ id: ConnectionID) { service(of: id)?.drained(id) }

    func stalled(_ id: ConnectionID) { service(of: id)?.stalled(id) }

    func receive(_ lines: inout LineBatch, on id: ConnectionID) -> Received {
        service(of: id)?.receive(&lines, on: id) ?? Received()
    }

    func refused(_ refusal: LineRefusal, on id: ConnectionID?) -> Received {
        state.value.service.refused(refusal, on: id)
    }

    func acceptFailed(errno: Int32) { state.value.service.acceptFailed(errno: errno) }
}
