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
        let activity = context.whole(params.activity)
        let standing = context.standing(of: activity, child, at: call.moment)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).beginLease(
                params.lease, for: activity, standing: standing, saveSeconds: params.saveSeconds))
    }
}

extension TimeRenewLease {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        return context.change(
            child,
            context.screenTime(of: child, at: call.moment).renewLease(
                params.lease, idleSeconds: params.idleSeconds,
                standing: context.standing(of: params.lease, child, at: call.moment)))
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
    /// The lease of an open activity is the activity's: it may be renewed, but not ended while the lesson goes on.
    fileprivate func requireOwnLease(_ lease: LeaseID, _ child: ChildState) throws(RPCError) {
        guard child.learning.openActivity(withID: ActivityID(rawValue: lease.rawValue)) != nil else { return }
        throw RPCError(
            .leaseTaken, "this lease is an activity's: pause or finish the activity, or use another id",
            [.text("lease", lease.rawValue)])
    }
}
