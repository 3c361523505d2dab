import API
import Household
import JSONRPC

extension ChildArchive {
    static let endpoint = Endpoint.change(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(named: params.child)
        try house.requireWhole(child)
        let facts =
            params.archived ? child.archive(calendar: house.calendar, at: call.moment) : child.restore()
        return Change(
            child: child.profile.id, facts: facts,
            result: house.view(of: child.profile.archived(params.archived), at: call.moment))
    }
}
