import API
import Household
import JSONRPC

extension TimeGrant {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).grant(
                params.grant, minutes: params.minutes, scope: params.activity.map(GrantScope.activity) ?? .all,
                pastQuietHours: params.pastQuietHours, expires: params.expires, by: engine.name(of: call),
                why: params.why,
                standing: engine.standing(of: params.activity ?? .anything, child, at: call.moment)))
    }
}

extension TimeUndoGrant {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).undoGrant(
                params.grant, by: engine.name(of: call), standing: engine.standing(of: params.grant, child, call)))
    }
}

extension TimeLock {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        return try engine.change(
            child, call,
            engine.screenTime(of: child, at: call.moment).lock(
                until: params.until, by: engine.name(of: call), why: params.why))
    }
}

extension TimeUnlock {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        return try engine.change(
            child, call, engine.screenTime(of: child, at: call.moment).unlock(by: engine.name(of: call)))
    }
}

extension Engine {
    /// What the filter says to what a grant is for.
    fileprivate func standing(of grant: GrantID, _ child: ChildState, _ call: Call) -> Standing {
        guard case .activity(let activity)? = child.time.account(grant)?.grant.scope else { return .open }
        return standing(of: activity, child, at: call.moment)
    }

    /// The display name of the parent who calls.
    func name(of call: Call) -> String {
        call.parent.flatMap { ledger.home.parent($0)?.name } ?? ""
    }
}
