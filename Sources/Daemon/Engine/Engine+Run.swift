import API
import Household
import JSONRPC
import Shapes
import StrictJSON
import Transport

extension Engine {
    /// One call: method, role, child, then everything else. `limit` is its deadline, if it has one.
    func run(
        _ request: Envelope, _ id: RequestID, _ session: RPCSession, _ moment: Moment, _ limit: inout CallLimit?
    ) -> Result<Outcome, RPCError> {
        do throws(RPCError) {
            let outcome = try perform(request, id, session, moment, &limit)
            if case .reply(let reply) = outcome, reply.result.count > WireLimits.replyBytes { throw Self.tooLarge }
            return .success(outcome)
        } catch {
            parts.log.debug(
                "refused",
                metadata: [
                    "uid": "\(session.peer.uid)", "method": "\(request.method.brief())",
                    "kind": "\(error.code.kind)",
                ])
            return .failure(worded(error, of: request.method, uid: session.peer.uid))
        }
    }

    private static func childDamaged(_ moment: Moment) -> RPCError {
        RPCError(
            .storageDamaged, "rows of this child cannot be read: restore a backup; nothing was changed",
            [.text("say", Decision.damaged(at: moment.wall).say)])
    }

    /// A change of a part would make up the rest of what cannot be read.
    func requireWhole(_ child: ChildState) throws(RPCError) {
        if child.isDamaged { throw Self.childDamaged(now()) }
    }

    private static let positional = RPCError(
        .invalidParams, "parameters go by name: send an object", [.text("path", "")])

    private static let tooLarge = RPCError(
        .replyTooLarge, "the answer is longer than \(WireLimits.replyBytes) bytes: ask for less at a time")

    private func perform(
        _ request: Envelope, _ id: RequestID, _ session: RPCSession, _ moment: Moment, _ limit: inout CallLimit?
    ) throws(RPCError) -> Outcome {
        guard request.method.utf8.count <= Self.longestName, let endpoint = parts.endpoints[request.method] else {
            throw RPCError(
                .methodNotFound, "there is no method \"\(request.method.brief())\": rpc.discover lists them all")
        }
        var call = Call(
            id: id, method: endpoint.method.name, session: session, moment: moment, role: endpoint.role,
            parent: parent(of: session, moment))
        if mustWait(endpoint, session) { return .later(postpone(request, call)) }
        try admit(endpoint, call)
        if request.isPositional { throw Self.positional }
        // In a damaged household nobody can be told apart: what still answers says so to everyone.
        if endpoint.role == .child, damage.isEmpty {
            call.child = try child(for: call, endpoint, request.params)
            // Its accounts, limits and filter may be among what cannot be read: only a parent sees it.
            if let child = call.child, call.parent == nil, !endpoint.isOpenWhenDamaged, ledger.isDamaged(child) {
                throw Self.childDamaged(moment)
            }
        }
        if let params = request.params {
            do throws(ShapeFault) {
                call.common = try CommonParams.read(
                    params, takesKey: endpoint.isKeyed, reportsProgress: endpoint.method.reportsProgress)
            } catch {
                throw RPCError(parameter: error)
            }
            if let length = call.common.deadlineMilliseconds {
                limit = try beginDeadline(length, session, keepsOutcome: endpoint.keepsOutcome)
            }
        }
        return try endpoint.run(self, request.params, call)
    }

    /// The parent whose token this connection holds, if it is still valid.
    private func parent(of session: RPCSession, _ moment: Moment) -> ParentID? {
        guard let token = session.token else { return nil }
        let isKnown = tokens.standing(of: token, at: moment) != .unknown
        if let parent = tokens.use(token, at: moment) { return parent }
        if let subscription = hub.subscriptions[session.id], subscription.isParents {
            subscription.end = isKnown ? .expired : .locked
            let id = session.id
            loop.execute { self.assumeIsolated { $0.flush(id) } }
        }
        session.token = nil
        return nil
    }

    /// Who may call this at all. Comes before any parameter is looked at.
    private func admit(_ endpoint: Endpoint, _ call: Call) throws(RPCError) {
        if !damage.isEmpty, !endpoint.isOpenWhenDamaged {
            throw RPCError(
                .storageDamaged, "the household's data is damaged: restore a backup; nothing was changed",
                [.texts("rows", damage)])
        }
        switch endpoint.role {
        case .anyone: break
        case .child: if damage.isEmpty { try requireSetUp() }
        case .parent:
            try requireSetUp()
            guard call.parent != nil else {
                throw RPCError(
                    .pinRequired, "this needs a parent: unlock first with parent.unlock (kidctl parent unlock)")
            }
        case .owner:
            guard call.session.isOwner else {
                throw RPCError(.forbidden, "this is for the daemon's own account or root")
            }
        }
        if endpoint.isDeveloperOnly, !parts.journal.isDeveloper {
            throw RPCError(
                .developerOnly, "this is for developer mode: start kidd with --dev and a data folder of its own")
        }
    }

    func requireSetUp() throws(RPCError) {
        guard ledger.home.household == nil else { return }
        throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
    }

    /// The child that a child method is about; nil when a parent left it out where that means all children. Comes
    /// before the other parameters; a refusal tells nothing about others.
    private func child(
        for call: Call, _ endpoint: Endpoint, _ params: JSONValue?
    ) throws(RPCError) -> ChildID? {
        if endpoint.namesChild {
            if endpoint.mayLeaveOutChild, params?.member("child") == nil {
                guard call.parent != nil else { throw Self.namesNoChild }
                return nil
            }
            guard let name = params?.member("child")?.string else {
                throw RPCError(parameter: ShapeFault(path: "/child", message: "must name the child: id or name"))
            }
            return try admittedChild(
                childID(named: name), call, isChange: endpoint.method.isChange,
                RPCError(.unknownChild, Self.noSuchChild(name)))
        }
        guard let text = params?.member("activity")?.string else {
            throw RPCError(parameter: ShapeFault(path: "/activity", message: "must be the id of the activity"))
        }
        let owner = text.utf8.count <= Self.longestName ? activityOwners[ActivityID(rawValue: text)] : nil
        return try admittedChild(
            owner, call, isChange: endpoint.method.isChange,
            RPCError(.unknownActivity, "there is no such activity: start one with activity.start"))
    }

    /// Whether the caller may act for this child: a parent for all; an account that belongs to a child for that one
    /// only; any other account for those that have no account of their own.
    private func admittedChild(
        _ child: ChildID?, _ call: Call, isChange: Bool, _ unknown: @autoclosure () -> RPCError
    ) throws(RPCError) -> ChildID {
        if call.parent == nil {
            let own = ledger.owner(ofAccount: call.peer.uid)
            if let own, child != own { throw Self.notYours }
            guard let child else { throw unknown() }
            if own == nil, !ledger.isOpenToAll(child) {
                throw ledger.profile(child)?.isArchived == false ? Self.notYours : unknown()
            }
            if own != nil, ledger.profile(child)?.isArchived != false { throw unknown() }
            return child
        }
        guard let child else { throw unknown() }
        // Nothing goes on for a child that is archived; a parent only looks.
        if isChange, ledger.profile(child)?.isArchived != false { throw unknown() }
        return child
    }

    private static let namesNoChild = RPCError(
        .pinRequired,
        "without a child this needs a parent: name a child, or unlock first with parent.unlock (kidctl parent unlock)")

    private static let notYours = RPCError(.forbidden, "this account may not act for this child")

    static func noSuchChild(_ name: String) -> String {
        "there is no child \"\(name.brief())\": child.list has them all (kidctl child list)"
    }

    /// Bytes of a name that may name something; longer ones are not looked up.
    private static let longestName = 512

    /// By id, else by display name; capitals do not matter.
    func childID(named name: String) -> ChildID? {
        guard name.utf8.count <= Self.longestName else { return nil }
        let id = ChildID(rawValue: name)
        if ledger.knows(id) { return id }
        let folded = name.lowercased()
        return ledger.children().first { $0.profile.id.rawValue == folded || $0.profile.name.lowercased() == folded }?
            .profile.id
    }

    /// For parents' methods that name a child.
    func child(named name: String) throws(RPCError) -> ChildState {
        guard let id = childID(named: name), let state = ledger.child(id) else {
            throw RPCError(.unknownChild, Self.noSuchChild(name))
        }
        return state
    }

    /// The child of a child method; dispatch has found it.
    func child(of call: Call) throws(RPCError) -> ChildState {
        guard let id = call.child, let state = ledger.child(id) else {
            throw RPCError(.unknownChild, "there is no such child")
        }
        return state
    }
}

extension RPCSession {
    /// The daemon's own account, or root.
    var isOwner: Bool { peer.uid == 0 || peer.uid == Self.ownUID }

    private static let ownUID = Account.effectiveUID
}
