import API
import Household
import JSONRPC

extension ParentList {
    static let endpoint = Endpoint.query(method) { context, _, call in
        Result(
            parents: context.household.parents.map {
                Entry(id: $0.id, name: $0.name, lastUnlock: call.parent == nil ? nil : $0.lastUnlock)
            })
    }
}
