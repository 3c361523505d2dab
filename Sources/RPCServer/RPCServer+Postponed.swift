import JSONRPC
import NIOCore
import Transport

extension RPCServer {
    /// Whether calls of this connection wait for an earlier one: what comes after them waits too.
    public func hasPostponed(_ session: RPCSession) -> Bool { !postponed.isEmpty && postponed[session.id] != nil }

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
        return true
    }

    /// Whether a connection's calls that wait hold as much memory as they may.
    func isPostponedFull(_ session: RPCSession) -> Bool {
        guard !postponed.isEmpty, let calls = postponed[session.id] else { return false }
        return calls.reduce(0) { $0 + $1.bytes } >= PostponedCall.mostBytes
    }

    /// The call that others of this connection wait for is over. In a turn of its own, since it may have ended before
    /// its call has returned.
    public func planPostponed(of id: ConnectionID) {
        afterThisTurn { $0.runPostponed(of: id) }
    }

    /// Runs what has waited, in order, and takes the lines that were left lying meanwhile.
    private func runPostponed(of id: ConnectionID) {
        guard let session = sessions[id] else {
            postponed[id] = nil
            return
        }
        guard !service.isBusy(with: session), let calls = postponed.removeValue(forKey: id) else { return }
        service.turnBegins()
        for call in calls {
            call.pending.work = .other
            let present = session.arrival
            session.arrival = call.arrival
            defer { session.arrival = present }
            // A deadline that is over by now is told; later the outcome is.
            var limit: CallLimit?
            switch service.answer(call.request, call.pending.id, on: session, &limit) {
            case .success(.reply(let reply)): finish(call.pending, .success(reply))
            case .success(.pending(let pending)): call.pending.pass(to: pending)
            case .failure(let error): finish(call.pending, .failure(error), errorAfter: service.lastCommit)
            }
        }
        session.port.send(ByteBuffer(), finishing: 0)
    }
}
