import API
import Household
import JSONRPC
import Shapes

extension PolicyGet {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireWhole(child)
        return child.policy
    }
}

extension PolicySet {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child)
        try context.requireWhole(child)
        let policy = try params.change.checked(on: child.policy)
        guard policy != child.policy else { return Change(child, [], result: policy) }
        // Time that is running was used under the old rules.
        let counted = context.screenTime(of: child, at: call.moment).settle(before: policy).map(Fact.time)
        let changed = ChildFact.policyChanged(Revision(from: child.policy, to: policy))
        return Change(child, counted + [.child(changed)], result: policy)
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
