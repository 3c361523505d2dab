import API
import Household

/// When subscribers hear of boards: only when what they may see of them has changed. So nobody counts a sibling's stars
/// by counting events.
extension Events {
    /// After a record: whether a board may be another one now, for somebody who listens.
    func noteBoards(_ record: Record) {
        guard !hub.isBoardDue, hub.subscriptions.values.contains(where: { $0.topics.contains(.leaderboard) }) else {
            return
        }
        guard record.facts.meaning.contains(.touchesBoards) else { return }
        // Who takes no part is on no board, unless this record changes just that.
        let isMember = record.child.map(family.isOnBoards) ?? true
        hub.isBoardDue = isMember || record.facts.contains { if case .child = $0 { true } else { false } }
    }

    /// When boards change by themselves, if somebody listens: a week or a month may be over with each household day. It is
    /// told then, and not when a sibling begins to learn in the new one.
    func boardsHold(at now: Instant) -> Instant? {
        boardViewers.isEmpty ? nil : context.calendar.end(of: context.calendar.day(at: now))
    }

    /// What viewers who listen from now on see, for comparing with later.
    func rememberBoards() {
        let viewers = boardViewers.filter { hub.boards[$0] == nil }
        if viewers.isEmpty { return }
        let boards = context.boards(at: context.now())
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
        let boards = context.boards(at: context.now())
        for viewer in boardViewers {
            let new = boards.all(for: viewer)
            let old = hub.boards.updateValue(new, forKey: viewer) ?? []
            if Boards.changed(from: old, to: new).isEmpty { continue }
            isTold = true
            if case .child(let child) = viewer { members.insert(child) }
        }
        guard isTold else { return }
        var event = RewardEvents.board(of: members, at: context.now().wall)
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
