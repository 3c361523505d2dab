import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(of: call)
        guard !child.isDamaged else {
            throw RPCError(
                .storageDamaged, "rows of this child cannot be read, so what was used is not known: restore a backup")
        }
        return house.screenTime(of: child, at: call.moment).usage(days: params.days)
    }
}
