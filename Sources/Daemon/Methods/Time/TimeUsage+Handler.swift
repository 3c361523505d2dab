import API
import Household
import JSONRPC

extension TimeUsage {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireWhole(child)
        let report = context.screenTime(of: child, at: call.moment).usage(
            days: params.days, added: child.since.map(context.calendar.day))
        return call.parent == nil ? report.forChild : report
    }
}
