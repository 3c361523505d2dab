import API
import Household
import JSONRPC
import Shapes

extension TimeBeginLease {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireReadable(child)
        try context.checkLesson(of: params.activity)
        try context.requireOwnLease(params.lease, child)
        guard context.canStoreUse else { throw context.notNow(.unstorable(at: call.moment.wall)) }
        let activity = context.whole(params.activity)
        let standing = context.standing(of: activity, child, at: call.moment)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).beginLease(
                params.lease, for: activity, standing: standing, saveSeconds: params.saveSeconds,
                places: context.leasePlaces(call)))
    }
}

extension TimeRenewLease {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        guard context.canStoreUse else {
            return
                context.endForLackOfRoom(params.lease, idleSeconds: params.idleSeconds, child, at: call.moment)
        }
        var outcome = context.screenTime(of: child, at: call.moment).renewLease(
            params.lease, idleSeconds: params.idleSeconds,
            standing: context.standing(of: params.lease, child, at: call.moment))
        if case .success(var reply) = outcome.result, !reply.decision.allowed {
            reply.finish = context.finishTime(params.lease, child, at: call.moment)
            outcome.result = .success(reply)
        }
        return context.change(child, outcome)
    }
}

extension TimeEndLease {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireOwnLease(params.lease, child)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).endLease(
                params.lease, idleSeconds: params.idleSeconds,
                standing: context.standing(of: params.lease, child, at: call.moment)))
    }
}

extension HandlerContext {
    /// Use that goes on could not be stored: it is counted up to now and ends, as long as there is room for that.
    fileprivate func endForLackOfRoom(
        _ lease: LeaseID, idleSeconds: Int, _ child: ChildState, at moment: Moment
    ) -> Change<LeaseReply> {
        let ended = screenTime(of: child, at: moment).endLease(
            lease, idleSeconds: idleSeconds, standing: standing(of: lease, child, at: moment))
        let isOfActivity = child.learning.openActivity(withID: ActivityID(rawValue: lease.rawValue)) != nil
        return Change(
            Turn(.child(child), isOfActivity ? [] : ended.facts.map(Fact.time)),
            .refusal(notNow(.unstorable(at: moment.wall))))
    }

    /// The lease of an open activity is the activity's: it may be renewed, but not ended while the lesson goes on.
    fileprivate func requireOwnLease(_ lease: LeaseID, _ child: ChildState) throws(RPCError) {
        guard child.learning.openActivity(withID: ActivityID(rawValue: lease.rawValue)) != nil else { return }
        throw RPCError(
            .leaseTaken, "this lease is an activity's: pause or finish the activity, or use another id",
            [.text("lease", lease.rawValue)])
    }
}
