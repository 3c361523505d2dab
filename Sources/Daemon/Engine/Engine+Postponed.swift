import API
import Household
import JSONRPC
import NIOCore
import Transport

extension Engine {
    /// Whether a call has to wait for a PIN that came before it over the same connection: the caller may be a parent by
    /// then, or the household be set up. What comes after a call that waits waits too; `rpc` tells of no household.
    func mustWait(_ endpoint: Endpoint, _ session: RPCSession) -> Bool {
        let isBehindOthers = !postponed.isEmpty && postponed[session.id] != nil
        guard isBehindOthers || pinQueue.holds(session) else { return false }
        if endpoint.method.name.hasPrefix("rpc.") { return false }
        return isBehindOthers || endpoint.role != .anyone || ledger.home.household == nil
    }

    /// Keeps a call until its turn comes.
    func postpone(_ request: Envelope, _ call: Call) -> PendingReply {
        let later = PendingReply(call)
        later.work = .postponed
        postponed[call.session.id, default: []].append(
            PostponedCall(request: request, later: later, arrival: call.session.arrival))
        return later
    }

    /// Takes a call back that waits; false when its turn has come already.
    func dropPostponed(_ later: PendingReply) -> Bool {
        guard let index = postponed[later.session.id]?.firstIndex(where: { $0.later === later }) else { return false }
        postponed[later.session.id]?.remove(at: index)
        return true
    }

    /// Whether a connection's calls that wait hold as much memory as they may.
    func isPostponedFull(_ session: RPCSession) -> Bool {
        guard !postponed.isEmpty, let calls = postponed[session.id] else { return false }
        return calls.reduce(0) { $0 + $1.bytes } >= PostponedCall.mostBytes
    }

    /// A PIN of this connection was checked. In a turn of its own, since the attempt may have ended before its call.
    func planPostponed(of id: ConnectionID) {
        let loop = loop
        loop.execute { self.assumeIsolated { $0.runPostponed(of: id) } }
    }

    /// Runs what has waited, in order, and takes the lines that were left lying meanwhile.
    private func runPostponed(of id: ConnectionID) {
        guard let session = sessions[id] else {
            postponed[id] = nil
            return
        }
        guard !pinQueue.holds(session), let calls = postponed.removeValue(forKey: id) else { return }
        let moment = now()
        for call in calls {
            call.later.work = .other
            let present = session.arrival
            session.arrival = call.arrival
            defer { session.arrival = present }
            // A deadline that is over by now is told; later the outcome is.
            var limit: CallLimit?
            switch run(call.request, call.later.id, session, moment, &limit) {
            case .success(.reply(let reply)): finish(call.later, .success(reply))
            case .success(.later(let later)): call.later.pass(to: later)
            case .failure(let error): finish(call.later, .failure(error), errorAfter: ledger.lastSeq)
            }
        }
        session.port.send(ByteBuffer(), finishing: 0)
    }
}
