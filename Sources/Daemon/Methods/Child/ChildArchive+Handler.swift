import API
import Household
import JSONRPC

extension ChildArchive {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.requireWhole(child)
        let facts =
            params.archived ? child.archive(calendar: engine.calendar, at: call.moment) : child.restore()
        return Change(
            child: child.profile.id, facts: facts,
            result: engine.view(of: child.profile.archived(params.archived), at: call.moment))
    }
}
