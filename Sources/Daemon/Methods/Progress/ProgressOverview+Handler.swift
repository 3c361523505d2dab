import API
import Household
import JSONRPC

extension ProgressOverview {
    static let endpoint = Endpoint.query(method) { (house, _, call) throws(RPCError) in
        let child = try house.child(of: call)
        try house.requireWhole(child)
        return LearningOverview(
            of: child, gate: house.gate(of: child, at: call.moment), calendar: house.calendar, at: call.moment.wall,
            forParent: call.parent != nil)
    }
}
