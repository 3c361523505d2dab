import API
import Household
import JSONRPC
import Shapes

extension ChallengeTemplates {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.presentChild(named: params.child)
        try context.requireWhole(child)
        let today = context.calendar.day(at: call.moment.wall)
        let room = ChallengeRoom(policy: child.policy, calendar: context.calendar)
        return Result(
            templates: ChallengeTemplate.all.map { template in
                let end = template.end(from: today, in: context.calendar)
                let obstacle = room.obstacle(to: template.goal, from: today, to: end)
                return Offer(
                    template: template, start: today, end: end, obstacle: obstacle,
                    largestTarget: obstacle == nil
                        ? nil : room.largestTarget(of: template.goal, from: today, to: end))
            })
    }
}

extension ChallengeCreate {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let challenges = FamilyChallenges(context, call)
        let children = try challenges.children(named: params.children)
        let challenge = try challenges.newChallenge(params)
        try challenges.check(challenge)
        try context.checkExists(challenge.goal.activities, at: "/wanted/activities", for: call)
        var turn = Turn()
        for child in children {
            try challenges.checkRoom(for: challenge, child)
            try challenges.checkCount(child)
            turn = turn.and(.child(child), [.challenge(.assigned(challenge))])
        }
        return Change(turn, .reply { turn in challenges.reply(challenge.id, children, turn) })
    }
}

extension ChallengeEdit {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let challenges = FamilyChallenges(context, call)
        let holders = try challenges.holders(of: params.challenge, among: nil)
        let children = try params.children.map { names throws(RPCError) in
            try challenges.children(named: names)
        }
        let now = call.moment.wall
        let today = context.calendar.day(at: now)
        guard let old = holders.first?.challenges.openEntry(params.challenge)?.challenge else {
            throw .noSuchChallenge(params.challenge, among: holders)
        }
        var new = old
        new.version = 1 + (holders.compactMap { $0.challenges.openEntry(old.id)?.challenge.version }.max() ?? 1)
        new.title = params.title ?? old.title
        new.goal = params.goal ?? old.goal
        new.description = params.description.applied(to: old.description)
        new.icon = params.icon ?? (new.goal.kind == old.goal.kind ? old.icon : new.goal.kind.icon)
        new.bonusPercent = params.bonusPercent ?? old.bonusPercent
        new.start = params.start ?? max(today, old.start)
        new.end = params.end.applied(to: old.end)
        new.at = now
        if let parent = call.parent { new.by = parent }
        try challenges.check(new)
        try context.checkExists(new.goal.activities, at: "/wanted/activities", for: call)
        var turn = Turn()
        for child in children ?? holders {
            try challenges.checkRoom(for: new, child)
            var facts: [Fact] = []
            if let entry = child.challenges.openEntry(old.id) {
                let mark = child.mark(of: entry, on: today, at: now, in: context.calendar)
                facts.append(.challenge(.closed(old.id, mark)))
            } else {
                try challenges.checkCount(child)
            }
            turn = turn.and(.child(child), facts + [.challenge(.assigned(new))])
        }
        let kept = Set((children ?? holders).map(\.profile.id))
        for child in holders where !kept.contains(child.profile.id) {
            guard let entry = child.challenges.openEntry(old.id) else { continue }
            let mark = child.mark(of: entry, on: today, at: now, in: context.calendar)
            turn = turn.and(.child(child), [.challenge(.closed(old.id, mark))])
        }
        let told = (children ?? holders) + holders.filter { !kept.contains($0.profile.id) }
        return Change(turn, .reply { turn in challenges.reply(old.id, told, turn) })
    }
}

extension ChallengeDeactivate {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let challenges = FamilyChallenges(context, call)
        let holders = try challenges.holders(of: params.challenge, among: params.children)
        let today = context.calendar.day(at: call.moment.wall)
        var turn = Turn()
        for child in holders {
            guard let entry = child.challenges.openEntry(params.challenge) else { continue }
            let mark = child.mark(of: entry, on: today, at: call.moment.wall, in: context.calendar)
            turn = turn.and(
                .child(child), entry.state == .running ? [.challenge(.deactivated(params.challenge, mark))] : [])
        }
        return Change(turn, .reply { turn in challenges.reply(params.challenge, holders, turn) })
    }
}

extension ChallengeActivate {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let challenges = FamilyChallenges(context, call)
        let holders = try challenges.holders(of: params.challenge, among: params.children)
        var turn = Turn()
        for child in holders {
            let isInactive = child.challenges.openEntry(params.challenge)?.state == .inactive
            turn = turn.and(
                .child(child),
                isInactive ? [.challenge(.activated(params.challenge, at: call.moment.wall))] : [])
        }
        return Change(turn, .reply { turn in challenges.reply(params.challenge, holders, turn) })
    }
}

extension ChallengeList {
    static let endpoint = Endpoint.query(method, seesFamily: true) { (context, params, call) throws(RPCError) in
        let children: [ChildState]
        if call.child != nil {
            let child = try context.child(of: call, whole: true)
            children = [child]
        } else {
            children = context.family.children().filter { !$0.profile.isArchived && !$0.isDamaged }
        }
        let today = context.calendar.day(at: call.moment.wall)
        return ChallengesByChild(
            children: children.map { child in
                FamilyChallenges(context, call).challenges(of: child) { view in
                    params.all || view.state.isOpen && !view.challenge.isOver(on: today)
                }
            })
    }
}

extension ChallengeProgressOf {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let told = FamilyChallenges(context, call).challenges(of: child) { $0.challenge.id == params.challenge }
        guard let view = told.challenges.first else { throw .noSuchChallenge(params.challenge, among: [child]) }
        return view
    }
}
