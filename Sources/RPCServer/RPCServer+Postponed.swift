import JSONRPC
import NIOCore
import Transport

extension RPCServer {
    /// Whether calls of this connection wait for an earlier one: what comes after them waits too.
    public func hasPostponed(_ session: RPCSession) -> Bool {
        !postponed.isEmpty && postponed[session.id] != nil && !session.isRunningPostponed
    }

    /// Keeps a call until the ones before it are known.
    public func postpone(_ request: Envelope, _ pending: PendingReply) -> PendingReply {
        pending.work = .postponed
        let session = pending.session
        postponed[session.id, default: []].append(
            PostponedCall(request: request, pending: pending, arrival: session.arrival))
        return pending
    }

    /// Takes a call back that waits; false when its turn has come already.
    func dropPostponed(_ pending: PendingReply) -> Bool {
        let id = pending.session.id
        guard let index = postponed[id]?.firstIndex(where: { $0.pending === pending }) else { return false }
        postponed[id]?.remove(at: index)
        if postponed[id]?.isEmpty == true { postponed[id] = nil }
        return true
    }

    /// Whether a connection's calls that wait hold as much memory as they may.
    func isPostponedFull(_ session: RPCSession) -> Bool {
        guard !postponed.isEmpty, let calls = postponed[session.id] else { return false }
        return calls.reduce(0) { $0 + $1.bytes } >= PostponedCall.mostBytes
    }

    /// The call that others of this connection wait for is over: they have their turn.
    public func planPostponed(of id: ConnectionID) {
        sessions[id]?.port.wantTurn()
    }

    /// Whether calls that have waited can go on.
    func mayRunPostponed(of session: RPCSession) -> Bool {
        hasPostponed(session) && !service.isBusy(with: session)
    }

    /// Runs in order what has waited; false: the turn is over, or there is no room.
    func runPostponed(of session: RPCSession, _ lines: borrowing LineBatch) -> Bool {
        while mayRunPostponed(of: session) {
            guard hasRoomForPostponed(session), let call = takePostponed(of: session) else { return false }
            run(call, of: session)
            if lines.isTurnOver { return false }
        }
        return true
    }

    private func takePostponed(of session: RPCSession) -> PostponedCall? {
        // A list is never empty.
        let first = postponed[session.id]?.removeFirst()
        if postponed[session.id]?.isEmpty == true { postponed[session.id] = nil }
        return first
    }

    private func run(_ call: PostponedCall, of session: RPCSession) {
        call.pending.work = .other
        let present = session.arrival
        session.arrival = call.arrival
        session.isRunningPostponed = true
        defer {
            session.arrival = present
            session.isRunningPostponed = false
        }
        // A deadline that is over by now is told; later the outcome is.
        var limit: CallLimit?
        switch service.answer(call.request, call.pending.id, on: session, &limit) {
        case .success(.reply(let reply)): finish(call.pending, .success(reply))
        case .success(.pending(let pending)): call.pending.pass(to: pending)
        case .failure(let error): finish(call.pending, .failure(error), errorAfter: service.lastCommit)
        }
    }
}
