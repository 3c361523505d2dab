import API
import Household
import JSONRPC
import Shapes

extension PolicyGet {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return child.policy
    }
}

extension PolicySet {
    private static let present: Endpoint.Answer<Params, ScreenTimePolicy> = { (context, params, _) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return child.policy
    }

    static let endpoint = Endpoint.change(method, of: present) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let policy = try context.checked(params.change, on: child.policy, call)
        guard policy != child.policy else { return Change(child, [], result: policy) }
        // Time that is running was used under the old rules.
        let counted = context.screenTime(of: child, at: call.moment).settle(before: policy).map(Fact.time)
        let today = context.calendar.day(at: call.moment.wall)
        let changed = ChildFact.policyChanged(Revision(from: child.policy, to: policy, day: today))
        return Change(child, counted + [.child(changed)], result: policy)
    }
}
