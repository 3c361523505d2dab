import API
import Household
import JSONRPC

extension ProgressOverview {
    static let endpoint = Endpoint.query(method) { (engine, _, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireWhole(child)
        return LearningOverview(
            of: child, gate: engine.gate(of: child, at: call.moment), calendar: engine.calendar, at: call.moment.wall,
            forParent: call.parent != nil)
    }
}
