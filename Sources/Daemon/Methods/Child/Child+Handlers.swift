import API
import Household
import JSONRPC

extension ChildList {
    static let endpoint = Endpoint.query(method) { (engine, params, call) throws(RPCError) in
        if params.archived, call.parent == nil {
            throw RPCError(
                .pinRequired,
                "only a parent sees who is archived: unlock first with parent.unlock (kidctl parent unlock)")
        }
        let profiles = engine.ledger.children().map(\.profile)
        return Result(
            children: profiles.filter { $0.isArchived == params.archived }.map {
                Entry(id: $0.id, name: $0.name, avatar: $0.avatar)
            })
    }
}

extension ChildGet {
    static let endpoint = Endpoint.query(method) { (engine, _, call) throws(RPCError) in
        engine.view(of: try engine.child(of: call).profile, at: call.moment)
    }
}

extension ChildUpdate {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.requireWhole(child)
        var profile = params.details.applied(to: child.profile)
        if let name = params.name {
            try engine.checkName(name, besides: profile.id)
            profile.name = name
        }
        if let uids = params.details.uids { try engine.checkAccounts(uids, besides: profile.id) }
        if let born = params.born {
            try engine.checkBirth(born, at: call.moment)
            profile.birth = born
        }
        let changed = ChildFact.profileChanged(Revision(from: child.profile, to: profile))
        let facts: [Fact] = profile == child.profile ? [] : [.child(changed)]
        return Change(child: profile.id, facts: facts, result: engine.view(of: profile, at: call.moment))
    }
}
