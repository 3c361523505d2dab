import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireWhole(child)
        return engine.screenTime(of: child, at: call.moment).usage(days: params.days)
    }
}
