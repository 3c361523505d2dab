import API
import Household
import JSONRPC
import Shapes

extension PolicyGet {
    static let endpoint = Endpoint.query(method) { (engine, _, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireWhole(child)
        return child.policy
    }
}

extension PolicySet {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.requireWhole(child)
        let policy = try params.change.checked(on: child.policy)
        guard policy != child.policy else { return Change(child: child.profile.id, facts: [], result: policy) }
        // Time that is running was used under the old rules.
        let counted = engine.screenTime(of: child, at: call.moment).settle(before: policy).map(Fact.time)
        let changed = ChildFact.policyChanged(Revision(from: child.policy, to: policy))
        return Change(
            child: child.profile.id,
            facts: engine.earning(counted, child, at: call.moment).facts + [.child(changed)], result: policy)
    }
}

extension PolicyChange {
    /// The limits after the change, or the fault of the first field that is impossible.
    ///
    /// - Parameter place: where the change stands in the parameters, as a JSON pointer.
    func checked(on present: ScreenTimePolicy, at place: String = "") throws(RPCError) -> ScreenTimePolicy {
        let policy = applied(to: present)
        guard let fault = policy.faults.first else { return policy }
        let path = fault.path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
        throw RPCError(
            parameter: ShapeFault(path: "\(place)/\(path)", message: "is not possible. \(fault.message)"))
    }
}
