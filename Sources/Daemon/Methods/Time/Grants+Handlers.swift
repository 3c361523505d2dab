import API
import Household
import JSONRPC

extension TimeGrant {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try RPCError.check(text: params.why, at: "/why")
        let child = try context.presentChild(named: params.child)
        if let activity = params.activity { try context.checkExists(activity, at: "/activity", for: call) }
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).grant(
                params.grant, minutes: params.minutes, scope: params.activity.map(GrantScope.activity) ?? .all,
                pastQuietHours: params.pastQuietHours, expires: params.expires, by: context.name(of: call),
                why: params.why,
                standing: context.standing(of: params.activity ?? .anything, child, at: call.moment)))
    }
}

extension TimeUndoGrant {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).undoGrant(
                params.grant, by: context.name(of: call), standing: context.standing(of: params.grant, child, call)))
    }
}

extension TimeLock {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try RPCError.check(text: params.why, at: "/why")
        let child = try context.presentChild(named: params.child)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).lock(
                until: params.until, replaces: params.replace, by: context.name(of: call), why: params.why))
    }
}

extension TimeUnlock {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child)
        return context.change(
            child, context.screenTime(of: child, at: call.moment).unlock(by: context.name(of: call)))
    }
}

extension HandlerContext {
    /// What the filter says to what a grant is for.
    fileprivate func standing(of grant: GrantID, _ child: ChildState, _ call: Call) -> Standing {
        guard case .activity(let activity)? = child.time.account(grant)?.grant.scope else { return .open }
        return standing(of: activity, child, at: call.moment)
    }
}
