import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (house, params, call) throws(RPCError) in
        try house.screenTime(of: house.child(of: call), at: call.moment).usage(days: params.days)
    }
}
