import API
import Household
import JSONRPC

extension PolicyGet {
    static let endpoint = Endpoint.query(method) { (house, _, call) throws(RPCError) in
        let child = try house.child(of: call)
        try house.requireWhole(child)
        return child.policy
    }
}

extension PolicySet {
    static let endpoint = Endpoint.change(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(named: params.child)
        try house.requireWhole(child)
        var policy = child.policy
        policy.dailyMinutes = params.dailyMinutes.applied(to: policy.dailyMinutes)
        policy.dailyByWeekday = params.dailyMinutesByWeekday.applied(to: policy.dailyByWeekday) ?? [:]
        policy.weeklyMinutes = params.weeklyMinutes.applied(to: policy.weeklyMinutes)
        policy.quietHours = params.quietHours ?? policy.quietHours
        policy.finishing = params.finishing ?? policy.finishing
        if let fault = policy.faults.first {
            let path = fault.path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
            throw RPCError(parameter: ShapeFault(path: "/" + path, message: "is not possible. \(fault.message)"))
        }
        guard policy != child.policy else { return Change(child: child.profile.id, facts: [], result: policy) }
        // Time that is running was used under the old rules.
        let counted = house.screenTime(of: child, at: call.moment).settle().map(Fact.time)
        let changed = ChildFact.policyChanged(Revision(from: child.policy, to: policy))
        return Change(
            child: child.profile.id,
            facts: house.earning(counted, child, at: call.moment).facts + [.child(changed)], result: policy)
    }
}
