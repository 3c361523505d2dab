import API
import Household
import JSONRPC
import Logging
import RPCServer
import Shapes
import StrictJSON
import Transport

/// What the engine does for the connections: each call is admitted, decided and encoded.
extension Engine: CallService {
    var storedCommit: Int64 { commits.storedSeq }
    var lastCommit: Int64 { commits.lastSeq }

    func turnBegins() {
        let look = time.look()
        context.moment = look.moment
        if !look.facts.isEmpty { commit(household: look.facts, by: .daemon, at: look.moment) }
        if look.isNews { clockChanged() }
        backups.lookIfDue()
    }

    func answer(
        _ request: Envelope, _ id: RequestID, on session: RPCSession, _ limit: inout CallLimit?
    ) -> Result<Outcome, RPCError> {
        daemon.host.run.noteCall()
        do throws(RPCError) {
            let outcome = try perform(request, id, session, &limit)
            if case .reply(let reply) = outcome, reply.result.count > WireLimits.replyBytes { throw Self.tooLarge }
            return .success(outcome)
        } catch {
            log.debug(
                "refused",
                metadata: [
                    "uid": "\(session.peer.uid)", "method": "\(request.method.brief())",
                    "kind": "\(error.code.kind)",
                ])
            return .failure(worded(error, of: request.method, on: session))
        }
    }

    private func perform(
        _ request: Envelope, _ id: RequestID, _ session: RPCSession, _ limit: inout CallLimit?
    ) throws(RPCError) -> Outcome {
        guard let endpoint = endpoints[request.method] else {
            throw .unknownMethod(request.method)
        }
        let (parent, ended) = access.parent(of: session, context.moment)
        if let ended { events.end(of: session.id, ended) }
        var call = Call(
            id: id, method: endpoint.method.name, session: session, moment: context.moment, role: endpoint.role,
            work: endpoint.method.work, parent: parent)
        if mustWait(endpoint, session) { return .pending(rpc.postpone(request, call.pendingReply())) }
        do throws(RPCError) {
            return try run(endpoint, request, &call, &limit)
        } catch {
            let told = call.isForChild ? error.saying : error
            throw told.told(to: context.listener(about: call.child))
        }
    }

    /// The role first, then the child, then the rest of the parameters.
    private func run(
        _ endpoint: Endpoint, _ request: Envelope, _ call: inout Call, _ limit: inout CallLimit?
    ) throws(RPCError) -> Outcome {
        try access.admit(endpoint, call)
        if request.isPositional { throw .positional }
        call.child = try access.child(for: call, endpoint, request.params)
        if let params = request.params {
            call.common = try CommonParams.read(params, of: endpoint)
            if let length = call.common.deadlineMilliseconds {
                limit = try rpc.deadline(length, call.session, keepsOutcome: endpoint.keepsOutcome)
            }
        }
        if endpoint.handlesSecrets { access.wipeStackSoon() }
        return try endpoint.run(self, request.params, call)
    }

    /// Whether a call has to wait for a PIN that came before it over the same connection: the caller may be a parent by
    /// then, or the household be set up. What comes after a call that waits waits too; `rpc` tells of no household.
    private func mustWait(_ endpoint: Endpoint, _ session: RPCSession) -> Bool {
        let isBehindOthers = rpc.hasPostponed(session)
        guard isBehindOthers || access.isBusy(with: session) else { return false }
        if endpoint.method.name.hasPrefix("rpc.") { return false }
        return isBehindOthers || endpoint.role != .anyone || commits.ledger.home.household == nil
    }

    func principal(of session: RPCSession) -> Principal? { access.principal(of: session) }

    func isBusy(with session: RPCSession) -> Bool { access.isBusy(with: session) }

    func takeBack(_ pending: PendingReply) -> Bool { access.takeBack(pending) || packs.assets.remove(pending) }

    func repliesLeft(_ id: ConnectionID) { events.repliesLeft(id) }

    func outputLeft() { packs.serveAssets() }

    func memoryIsFree() { reads.background.submit { OwnProcess.giveMemoryBack() } }

    func closed(_ id: ConnectionID) {
        events.unsubscribe(id)
        packs.assets.forget(id)
    }

    func isSubscribed(_ id: ConnectionID) -> Bool { events.isSubscribed(id) }

    func worded(_ error: RPCError, of method: String, on session: RPCSession) -> RPCError {
        let error = error.incident(method, session, log)
        guard endpoints[method]?.role == .child, access.standing(of: session, at: context.moment) == nil else {
            return error
        }
        return error.saying.told(to: context.listener(about: nil))
    }

    private static let tooLarge = RPCError(
        .replyTooLarge, "the answer is longer than \(WireLimits.replyBytes) bytes: ask for less at a time")
}

extension CommonParams {
    /// Those of a call to this method.
    static func read(_ params: JSONValue, of endpoint: Endpoint) throws(RPCError) -> CommonParams {
        do throws(ShapeFault) {
            return try read(params, takesKey: endpoint.isKeyed, reportsProgress: endpoint.method.reportsProgress)
        } catch {
            throw RPCError(parameter: error)
        }
    }
}

extension RPCError {
    static func unknownMethod(_ name: String) -> RPCError {
        RPCError(.methodNotFound, "there is no method \"\(name.brief())\": rpc.discover lists them all")
    }

    static let positional = RPCError(
        .invalidParams, "parameters go by name: send an object", [.text("path", "")])

    /// An error as its caller may see it: a fault of a handler becomes an incident, all others stay as they are.
    func incident(_ method: String, _ session: RPCSession, _ log: Logger) -> RPCError {
        guard code == .internalError else { return self }
        let incident = RPCError.newIncident()
        log.error(
            "a fault while answering",
            metadata: [
                "incident": "\(incident)", "method": "\(method.brief())", "uid": "\(session.peer.uid)",
                "reason": "\(message)",
            ])
        return RPCError(
            .internalError, "a fault of kidd itself: its log has the incident \(incident)",
            [.text("incident", incident)])
    }
}
