import API
import Household
import JSONRPC
import Words

extension LeaderboardGet {
    static let endpoint = Endpoint.query(method, seesFamily: true) { (context, params, call) throws(RPCError) in
        let viewer: BoardViewer
        if call.child == nil {
            viewer = .parent
        } else {
            let child = try context.child(of: call, whole: true)
            viewer = .child(child.profile.id)
        }
        let boards = context.boards(at: call.moment)
        let topic = BoardTopic(params.board, params.metric, params.period)
        guard let board = boards.board(topic, for: viewer) else { throw refusal(of: viewer, boards) }
        return board
    }

    /// Tells a child that ranks, or all boards, are not for it now, without a word about others.
    private static func refusal(of viewer: BoardViewer, _ boards: Boards) -> RPCError {
        if case .child(let child) = viewer, boards.access(of: child) == .tenths {
            return RPCError(
                .notOptedIn,
                "ranks are for children of ten and more, and for those that a parent includes "
                    + "(kidctl leaderboard opt-in CHILD --ranked)",
                [.say(Saying("board.lookTogether"))])
        }
        return RPCError(
            .notOptedIn, "this child takes no part in the boards: a parent can opt in",
            [.say(Saying("board.notOptedIn"))])
    }
}

extension LeaderboardOptIn {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let age = child.profile.age(on: context.calendar.day(at: call.moment.wall))
        var membership = child.board
        membership.isOptedIn = true
        var warning: Saying?
        // From ten on no word of a parent is needed, and none is kept.
        if age < BoardMembership.rankedAge, let ranked = params.isRanked {
            membership.isRankedDespiteAge = ranked
            if ranked {
                let text = BoardWarning.text(name: child.profile.name)
                guard params.confirm else {
                    throw RPCError(
                        .confirmationNeeded, "\(text) Confirm to rank all the same.", [.saying("warning", text)])
                }
                warning = text
            }
        }
        return context.change(child, to: membership, call, warning: warning)
    }
}

extension LeaderboardOptOut {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        return context.change(child, to: BoardMembership(), call)
    }
}

extension LeaderboardSetGoal {
    static let endpoint = Endpoint.change(
        method, of: { (context, params, _) in result(context.household.boardGoals, params, context) }
    ) { (context, params, _) throws(RPCError) in
        let topic = BoardGoals.Topic(params.metric, params.period)
        var goals = context.household.boardGoals
        let isSame = goals.targets[topic] == params.target
        goals.set(topic, params.target)
        return Change(
            household: isSame ? [] : [.boardGoalSet(topic, target: params.target)],
            result: result(goals, params, context))
    }

    private static func result(_ goals: BoardGoals, _ params: Params, _ context: HandlerContext) -> Result {
        let topic = BoardGoals.Topic(params.metric, params.period)
        let members = context.family.children().count(where: \.isOnBoards)
        return Result(
            metric: params.metric, period: params.period, target: goals.target(of: topic, members: members),
            isUsual: goals.targets[topic] == nil)
    }
}

extension HandlerContext {
    /// A new place on the boards as a change.
    fileprivate func change(
        _ child: ChildState, to membership: BoardMembership, _ call: Call, warning: Saying? = nil
    ) -> Change<BoardMembershipView> {
        var changed = child
        changed.board = membership
        let today = calendar.day(at: call.moment.wall)
        return Change(
            child, membership == child.board ? [] : [.child(.boardSet(membership))],
            result: BoardMembershipView(
                child: child.profile.id, name: child.profile.name, isOptedIn: membership.isOptedIn,
                isRanked: changed.isRanked(on: today), warning: warning))
    }
}
