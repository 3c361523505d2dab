import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(of: call)
        try house.requireWhole(child)
        return house.screenTime(of: child, at: call.moment).usage(days: params.days)
    }
}
