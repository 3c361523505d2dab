import API
import Household
import JSONRPC
import Shapes

extension TimeBeginLease {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireReadable(child)
        try engine.checkLesson(of: params.activity)
        try engine.requireOwnLease(params.lease, child)
        let activity = engine.whole(params.activity)
        let standing = engine.standing(of: activity, child, at: call.moment)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).beginLease(
                params.lease, for: activity, standing: standing, saveSeconds: params.saveSeconds))
    }
}

extension TimeRenewLease {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).renewLease(
                params.lease, idleSeconds: params.idleSeconds,
                standing: engine.standing(of: params.lease, child, at: call.moment)))
    }
}

extension TimeEndLease {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireOwnLease(params.lease, child)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).endLease(
                params.lease, idleSeconds: params.idleSeconds,
                standing: engine.standing(of: params.lease, child, at: call.moment)))
    }
}

extension Engine {
    /// A command on screen time as a change, with what the counted time earns.
    func change<Answer: TimeReply>(
        _ child: ChildState, _ call: Call, _ outcome: TimeOutcome<Answer>
    ) throws(RPCError) -> Change<Answer> {
        var change = try timeChange(child, call, outcome)
        change.facts = earning(change.facts, child, at: call.moment).facts
        return change
    }

    /// A command on screen time as a change of time alone. Time that was counted is recorded even when the command is
    /// refused.
    func timeChange<Answer: TimeReply>(
        _ child: ChildState, _ call: Call, _ outcome: TimeOutcome<Answer>
    ) throws(RPCError) -> Change<Answer> {
        let facts = outcome.facts.map(Fact.time)
        switch outcome.result {
        case .success(var reply):
            if child.isDamaged { reply.decision = .damaged(at: call.moment.wall) }
            return Change(child: child.profile.id, facts: facts, result: reply)
        case .failure(let refusal):
            let earned = earning(facts, child, at: call.moment).facts
            record(earned, child: child.profile.id, by: call.author, at: call.moment)
            throw error(refusal)
        }
    }

    /// The lease of an open activity is the activity's: it may be renewed, but not ended while the lesson goes on.
    fileprivate func requireOwnLease(_ lease: LeaseID, _ child: ChildState) throws(RPCError) {
        guard child.learning.open?.id.rawValue == lease.rawValue else { return }
        throw RPCError(
            .leaseTaken, "this lease is an activity's: use activity.pause or activity.finish, or another id",
            [.text("lease", lease.rawValue)])
    }

    /// A refusal of a time command as callers are told.
    func error(_ refusal: TimeRefusal) -> RPCError {
        switch refusal.kind {
        case .notNow(let decision): notNow(decision)
        case .leaseExpired(let lease):
            RPCError(.leaseExpired, refusal.message, [.text("lease", lease.rawValue)])
        case .leaseTaken: RPCError(.leaseTaken, refusal.message)
        case .tooManyLeases: RPCError(.tooManyLeases, refusal.message)
        case .unknownGrant(let grant): RPCError(.unknownGrant, refusal.message, [.text("grant", grant.rawValue)])
        case .invalid("id"):
            RPCError(parameter: ShapeFault(path: "/grant", message: "is not possible. \(refusal.message)"))
        case .invalid(let path):
            RPCError(parameter: ShapeFault(path: "/" + path, message: "is not possible. \(refusal.message)"))
        }
    }

    /// "Not now" with the whole answer, or the filter's own error.
    func notNow(_ decision: Decision) -> RPCError {
        if decision.state == .notAllowed {
            return RPCError(.filtered, decision.say, [.text("say", decision.say)])
        }
        let whole = encode(decision, Shape<Decision>.decision)
        return RPCError(.notNow, decision.say, [.text("say", decision.say), .init(name: "decision", value: whole)])
    }

    /// What the filter says to what an open lease is for.
    fileprivate func standing(of lease: LeaseID, _ child: ChildState, at moment: Moment) -> Standing {
        standing(of: child.time.lease(lease)?.activity ?? .anything, child, at: moment)
    }

    /// Damage never reads as unused: nothing new begins.
    func requireReadable(_ child: ChildState) throws(RPCError) {
        if child.isDamaged { throw notNow(.damaged(at: now().wall)) }
    }
}

/// A reply to a command on screen time: with what the child may do now.
protocol TimeReply {
    var decision: Decision { get set }
}

extension LeaseReply: TimeReply {}
extension LockReply: TimeReply {}
extension GrantReply: TimeReply {}
extension UndoReply: TimeReply {}
