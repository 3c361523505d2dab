import API
import Household

/// When subscribers hear of boards: only when what they may see of them has changed. So nobody counts a sibling's stars
/// by counting events.
extension Engine {
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
            case .household(.boardGoalSet), .household(.clockMoved): true
            case .learning, .time, .child, .household, .reward, .request: false
            }
        }
    }

    private func isOnBoards(_ child: ChildID?) -> Bool { child.flatMap(ledger.child)?.isOnBoards ?? false }

    /// When boards change by themselves, if somebody listens: a week or a month may be over with each household day. It is
    /// told then, and not when a sibling begins to learn in the new one.
    func boardsHold(at now: Instant) -> Instant? {
        boardViewers.isEmpty ? nil : calendar.end(of: calendar.day(at: now))
    }

    /// What viewers who listen from now on see, for comparing with later.
    func rememberBoards() {
        let viewers = boardViewers.filter { hub.boards[$0] == nil }
        if viewers.isEmpty { return }
        let boards = boards(at: now())
        for viewer in viewers { hub.boards[viewer] = boards.all(for: viewer) }
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
        let boards = boards(at: now())
        for viewer in boardViewers {
            let new = boards.all(for: viewer)
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
}
