import API
import Household
import JSONRPC

extension LeaderboardGet {
    static let endpoint = Endpoint.query(method, seesFamily: true) { (engine, params, call) throws(RPCError) in
        let viewer: BoardViewer
        if call.child == nil {
            viewer = .parent
        } else {
            let child = try engine.child(of: call)
            try engine.requireWhole(child)
            viewer = .child(child.profile.id)
        }
        let boards = engine.boards(at: call.moment)
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
                [.text("say", "Look at what you do together, and at your own best!")])
        }
        return RPCError(
            .notOptedIn, "this child takes no part in the boards: a parent can opt in",
            [.text("say", "Your learning is yours. If you want to collect together, ask a parent.")])
    }
}

extension LeaderboardOptIn {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.requireWhole(child)
        let age = child.profile.age(on: engine.calendar.day(at: call.moment.wall))
        var membership = child.board
        membership.isOptedIn = true
        var warning: String?
        // From ten on no word of a parent is needed, and none is kept.
        if age < BoardMembership.rankedAge, let ranked = params.ranked {
            membership.isRankedDespiteAge = ranked
            if ranked {
                let text = BoardWarning.text(name: child.profile.name)
                guard params.confirm else {
                    throw RPCError(
                        .confirmationNeeded, text + " Confirm to rank all the same.", [.text("warning", text)])
                }
                warning = text
            }
        }
        return engine.change(child, to: membership, call, warning: warning)
    }
}

extension LeaderboardOptOut {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.requireWhole(child)
        return engine.change(child, to: BoardMembership(), call)
    }
}

extension LeaderboardSetGoal {
    static let endpoint = Endpoint.change(method) { (engine, params, _) throws(RPCError) in
        let topic = BoardGoals.Topic(params.metric, params.period)
        var goals = engine.ledger.home.boardGoals
        let isSame = goals.targets[topic] == params.target
        goals.set(topic, params.target)
        let members = engine.ledger.children().count(where: \.isOnBoards)
        return Change(
            facts: isSame ? [] : [.household(.boardGoalSet(topic, target: params.target))],
            result: Result(
                metric: params.metric, period: params.period, target: goals.target(of: topic, members: members),
                isUsual: params.target == nil))
    }
}

extension Engine {
    /// The boards as they are now.
    func boards(at moment: Moment) -> Boards {
        Boards(of: ledger.children(), goals: ledger.home.boardGoals, calendar: calendar, at: moment.wall)
    }

    /// A new place on the boards as a change.
    fileprivate func change(
        _ child: ChildState, to membership: BoardMembership, _ call: Call, warning: String? = nil
    ) -> Change<BoardMembershipView> {
        var changed = child
        changed.board = membership
        let today = calendar.day(at: call.moment.wall)
        return Change(
            child: child.profile.id, facts: membership == child.board ? [] : [.child(.boardSet(membership))],
            result: BoardMembershipView(
                child: child.profile.id, name: child.profile.name, isOptedIn: membership.isOptedIn,
                isRanked: changed.isRanked(on: today), warning: warning))
    }
}
