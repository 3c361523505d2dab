import API
import Household
import JSONRPC

extension ProgressOverview {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        return LearningOverview(
            of: child, gate: context.gate(of: child, at: call.moment), calendar: context.calendar, at: call.moment.wall,
            forParent: call.parent != nil)
    }
}
