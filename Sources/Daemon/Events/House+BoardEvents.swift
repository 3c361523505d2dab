import API
import Household

/// When subscribers hear of boards: only when what they may see of them has changed. So nobody counts a sibling's stars
/// by counting events.
extension House {
    /// After a record: whether a board may be another one now, for somebody who listens.
    func noteBoards(_ record: Record) {
        guard !hub.isBoardDue, hub.subscriptions.values.contains(where: { $0.topics.contains(.leaderboard) }) else {
            return
        }
        hub.isBoardDue = record.facts.contains { fact in
            switch fact {
            case .learning(.answered), .learning(.finished): isOnBoards(record.child)
            case .time(.used(let used)): used.learning > 0 && isOnBoards(record.child)
            case .child(.boardSet), .child(.profileSet), .child(.profileChanged): true
            case .household(.boardGoalSet): true
            case .learning, .time, .child, .household, .reward: false
            }
        }
    }

    private func isOnBoards(_ child: ChildID?) -> Bool { child.flatMap(ledger.child)?.isOnBoards ?? false }

    /// What viewers who listen from now on see, for comparing with later.
    func rememberBoards() {
        for viewer in boardViewers where hub.boards[viewer] == nil { hub.boards[viewer] = board(for: viewer) }
    }

    /// What viewers saw who listen no more is old when they come back.
    func forgetUnseenBoards() {
        let viewers = boardViewers
        hub.boards = hub.boards.filter { viewers.contains($0.key) }
    }

    /// Tells those who listen of what has changed for them.
    func lookAtBoards() {
        hub.isBoardDue = false
        var members: Set<ChildID> = []
        var isTold = false
        for viewer in boardViewers {
            let new = board(for: viewer)
            let old = hub.boards.updateValue(new, forKey: viewer) ?? []
            if Boards.changed(from: old, to: new).isEmpty { continue }
            isTold = true
            if case .child(let child) = viewer { members.insert(child) }
        }
        guard isTold else { return }
        var event = RewardEvents.board(of: members, at: now().wall)
        event.resting = members.filter(isResting)
        tell(event)
    }

    private var boardViewers: Set<BoardViewer> {
        Set(
            hub.subscriptions.values.filter { $0.topics.contains(.leaderboard) }.flatMap { subscription in
                // A parent who listens for one child sees the whole boards, too.
                let own = subscription.child.map { [BoardViewer.child($0)] } ?? []
                return subscription.isParents ? own + [.parent] : own
            })
    }

    private func board(for viewer: BoardViewer) -> [Board] {
        Boards.view(
            for: viewer, of: ledger.children(), goals: ledger.home.boardGoals, calendar: calendar, at: now().wall)
    }
}
