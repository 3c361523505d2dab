import Words

/// The boards of a household at one moment, and what of them each viewer may see (Rewards, Household leaderboard).
///
/// Pure: made from the children as they are, so that whoever is archived, opted out or erased is gone at once, from
/// past periods too.
public struct Boards: Sendable {
    /// A child that takes part, with its state.
    private struct Participant {
        var state: ChildState
        var member: BoardMember
        var isRanked: Bool
    }

    /// The children that take part, in the order in which they were added.
    private let participants: [Participant]
    private let goals: BoardGoals
    private let calendar: HouseholdCalendar
    private let now: Instant
    private let today: Day

    /// - Parameters:
    ///   - children: all children of the household.
    ///   - now: by the wall clock.
    public init(of children: [ChildState], goals: BoardGoals, calendar: HouseholdCalendar, at now: Instant) {
        let today = calendar.day(at: now)
        participants = children.filter(\.isOnBoards).map { child in
            Participant(
                state: child, member: BoardMember(child: child.profile.id, name: child.profile.name),
                isRanked: child.isRanked(on: today))
        }
        self.goals = goals
        self.calendar = calendar
        self.now = now
        self.today = today
    }

    /// Everything that a viewer may see: nothing for a child that does not take part, no ranks for one under ten.
    public func all(for viewer: BoardViewer) -> [Board] { BoardTopic.all.compactMap { board($0, for: viewer) } }

    /// The boards that one and the same viewer sees otherwise than before: changed, new, or gone.
    public static func changed(from old: [Board], to new: [Board]) -> [BoardTopic] {
        BoardTopic.all.filter { topic in
            let before = old.first { $0.topic == topic }
            let after = new.first { $0.topic == topic }
            guard let before, let after else { return before != after }
            return !after.shows(sameAs: before)
        }
    }

    /// What a child may see.
    public func access(of child: ChildID) -> BoardAccess {
        guard let participant = participants.first(where: { $0.member.child == child }) else { return .none }
        return participant.isRanked ? .ranked : .tenths
    }

    /// One board as a viewer may see it; nil when it may not.
    public func board(_ topic: BoardTopic, for viewer: BoardViewer) -> Board? {
        let access: BoardAccess? = if case .child(let child) = viewer { access(of: child) } else { nil }
        if access == BoardAccess.none { return nil }
        let words = BoardWords(topic)
        switch topic.kind {
        case .together:
            let view = together(topic, access)
            return board(topic, .together(view), words.together(view))
        case .ownBest:
            let bests = ownBests(topic, viewer)
            return board(topic, .ownBest(bests), words.ownBest(bests, viewer))
        case .ranked:
            if access == .tenths { return nil }
            return board(topic, .ranked(ranked(topic)), words.ranked)
        }
    }

    private func board(_ topic: BoardTopic, _ view: BoardView, _ say: Saying) -> Board {
        let days = topic.period.days(around: today, in: calendar)
        return Board(topic: topic, days: days, view: view, say: say, computedAt: now)
    }

    /// - Parameter access: nil: a parent's.
    private func together(_ topic: BoardTopic, _ access: BoardAccess?) -> TogetherView {
        let totals = participants.map { $0.state.totals(of: topic.period, on: today, in: calendar) }
        let sum = totals.reduce(PeriodTotals()) { $0.joined(by: $1) }.amount(topic.metric)
        let target = goals.target(of: .init(topic.metric, topic.period), members: participants.count)
        let seesSum = access != .tenths
        let parts = zip(participants, totals).map {
            MemberAmount(member: $0.member, amount: $1.amount(topic.metric))
        }
        return TogetherView(
            tenths: Self.tenths(sum, of: target), members: participants.map(\.member), sum: seesSum ? sum : nil,
            target: seesSum ? target : nil, parts: access == nil ? parts : nil)
    }

    /// The whole tenths of a target that are done, 10 at most.
    static func tenths(_ sum: Int, of target: Int) -> Int {
        sum >= target ? 10 : max(0, sum) * 10 / target
    }

    private func ownBests(_ topic: BoardTopic, _ viewer: BoardViewer) -> [OwnBest] {
        participants.filter { viewer == .parent || viewer == .child($0.member.child) }.map { participant in
            let totals = participant.state.totals(of: topic.period, on: today, in: calendar)
            let best = participant.state.best(topic.period, on: today, in: calendar)
            let amount = totals.amount(topic.metric)
            return OwnBest(member: participant.member, amount: amount, best: max(amount, best.amount(topic.metric)))
        }
    }

    private func ranked(_ topic: BoardTopic) -> [RankedMember] {
        let amounts = participants.filter(\.isRanked).map { participant in
            let totals = participant.state.totals(of: topic.period, on: today, in: calendar)
            return MemberAmount(member: participant.member, amount: totals.amount(topic.metric))
        }
        let ranked = amounts.map { own in
            RankedMember(
                rank: 1 + amounts.count { $0.amount > own.amount }, member: own.member, amount: own.amount)
        }
        // Within a rank the order in which the children were added stays.
        return (1...max(1, ranked.count)).flatMap { rank in ranked.filter { $0.rank == rank } }
    }
}

extension ChildState {
    /// Whether the child takes part in boards. One whose rows cannot be read does not: that it was opted out may be
    /// among them.
    public var isOnBoards: Bool { board.isOptedIn && !profile.isArchived && !isDamaged }

    /// Whether ranks on a household day name the child: it takes part, and is ten or included by a parent.
    public func isRanked(on day: Day) -> Bool {
        isOnBoards && (profile.age(on: day) >= BoardMembership.rankedAge || board.isRankedDespiteAge)
    }
}
