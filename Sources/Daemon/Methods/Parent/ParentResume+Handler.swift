import API
import Household
import JSONRPC

extension ParentResume {
    static let endpoint = Endpoint.access(method) { (access, params, call) throws(RPCError) in
        guard let id = access.resume(params.token, call.session, at: call.moment),
            let parent = access.household.parent(id)
        else {
            throw RPCError(.tokenEnded, "the token is not valid any more: unlock again (kidctl parent unlock)")
        }
        return Change(Turn(), .reply { _ in ParentView(id: parent.id, name: parent.name) })
    }
}
