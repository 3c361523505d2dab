import API
import Household
import JSONRPC

extension ParentRename {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        let parent = try context.household.parent(named: params.parent)
        try context.household.checkParentName(params.name, besides: parent.id)
        let renamed = HouseholdFact.parentRenamed(parent.id, from: parent.name, to: params.name)
        return Change(
            household: parent.name == params.name ? [] : [renamed],
            result: ParentView(id: parent.id, name: params.name))
    }
}

extension ParentRemove {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        let parent = try context.household.parent(named: params.parent)
        guard context.household.parents.count > 1 else {
            throw RPCError(.lastParent, "\(parent.name) is the only parent: add another one first")
        }
        return Change(household: [.parentRemoved(parent.id)], result: ParentView(id: parent.id, name: parent.name))
    }
}
