import API
import Household
import JSONRPC

extension ChildList {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        if params.archived, call.parent == nil {
            throw RPCError(
                .pinRequired,
                "only a parent sees who is archived: unlock first (kidctl parent unlock)")
        }
        let profiles = context.family.children().map(\.profile)
        let today = context.calendar.day(at: call.moment.wall)
        return Result(
            children: profiles.filter { $0.isArchived == params.archived }.map {
                Entry(
                    id: $0.id, name: $0.name, avatar: $0.avatar, age: call.parent == nil ? nil : $0.age(on: today))
            })
    }
}

extension ChildGet {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        let child = try context.child(of: call)
        return context.view(of: child.profile, child.consents, at: call.moment)
    }
}

extension ChildUpdate {
    private static let present: Endpoint.Answer<Params, ChildView> = { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return context.view(of: child.profile, child.consents, at: call.moment)
    }

    static let endpoint = Endpoint.change(method, of: present) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        var profile = params.details.applied(to: child.profile)
        if let name = params.name, name != profile.name {
            try context.family.checkName(name, besides: profile.id)
            profile.name = name
        }
        try RPCError.check(locale: profile.locale, unless: child.profile.locale)
        if let uids = params.details.uids { try context.family.checkAccounts(uids, besides: profile.id) }
        if let born = params.born {
            try born.check(on: context.calendar.day(at: call.moment.wall))
            profile.birth = born
        }
        let changed = ChildFact.profileChanged(Revision(from: child.profile, to: profile))
        var facts: [Fact] = profile == child.profile ? [] : [.child(changed)]
        facts += child.facts(of: params.consents)
        var next = child
        next.apply(facts)
        return Change(child, facts, result: context.view(of: next.profile, next.consents, at: call.moment))
    }
}

extension ChildState {
    /// What a change of consents comes to. Boards keep their own word: whoever takes part again begins without ranks.
    fileprivate func facts(of change: ConsentsChange?) -> [Fact] {
        var facts: [Fact] = []
        if let takesPart = change?.leaderboards, takesPart != board.isOptedIn {
            facts.append(.child(.boardSet(BoardMembership(isOptedIn: takesPart))))
        }
        if let analytics = change?.analytics, analytics != allowsAnalytics {
            facts.append(.child(.analyticsSet(analytics)))
            if !analytics, log.count > 0 { facts.append(.child(.logCleared(log.cleared))) }
        }
        return facts
    }
}
