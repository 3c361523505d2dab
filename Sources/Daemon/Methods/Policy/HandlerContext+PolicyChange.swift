import API
import Household
import JSONRPC
import Shapes

/// What a change of limits may say.
extension HandlerContext {
    /// The limits after a change, or the fault of the first field that is impossible.
    ///
    /// What stands in the limits already may be sent again, as far as it was possible once.
    ///
    /// - Parameter place: where the change stands in the parameters, as a JSON pointer.
    func checked(
        _ change: PolicyChange, on present: ScreenTimePolicy, _ call: Call, at place: String = ""
    ) throws(RPCError) -> ScreenTimePolicy {
        let policy = change.applied(to: present)
        if let fault = policy.faults.first {
            let path = fault.path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
            throw RPCError(
                parameter: ShapeFault(path: "\(place)/\(path)", message: "is not possible. \(fault.message)"))
        }
        let today = calendar.day(at: call.moment.wall)
        for (index, override) in (change.dateOverrides ?? []).enumerated()
        where override.last < today && !present.dateOverrides.contains(override) {
            throw RPCError(
                parameter: ShapeFault(
                    path: "\(place)/dateOverrides/\(index)/last", message: "has passed: today is \(today)"))
        }
        for (index, budget) in (change.budgets ?? []).enumerated() where !present.budgets.contains(budget) {
            try checkExists(budget.activities, at: "\(place)/budgets/\(index)/activities", for: call)
        }
        if let free = change.freeActivities, free != present.freeActivities {
            try checkExists(free, at: "\(place)/freeActivities", for: call)
        }
        for (index, goal) in (change.learningGoals ?? []).enumerated() where !present.learningGoals.contains(goal) {
            guard let subject = goal.subject else { continue }
            try checkExists(ActivityRef(subject: subject), at: "\(place)/learningGoals/\(index)", for: call)
        }
        return policy
    }
}
