import API
import Household
import JSONRPC
import Stored

extension ChildExport {
    static let endpoint = Endpoint.later(method, from: \.reads) { (reads, params, call) throws(RPCError) in
        let context = reads.context
        let child = try context.child(named: params.child)
        let id = child.profile.id
        let foldedAt = context.family.fold(of: id)?.at
        let standing = params.range.after == nil ? try Standing(child, context, call) : nil
        return try reads.beginExport(
            of: .child(id, profile: child.handle), params.range, method, call
        ) { page, rows in
            var now = standing
            now?.folded = page.fold.map { FoldedTotals($0, at: foldedAt ?? call.moment.wall) }
            return Result(
                child: id, at: call.moment.wall, standing: now, history: rows, next: page.next.map { Int($0) })
        }
    }
}

extension ChildExport.Standing {
    fileprivate init(_ child: ChildState, _ context: HandlerContext, _ call: Call) throws(RPCError) {
        let profile = child.profile
        let facts = FactOperation.allCases.flatMap { FactsMatrix.cells(of: child, $0, forParent: true) }
        self.init(
            child: context.view(of: profile, child.consents, at: call.moment), isWhole: !child.isDamaged,
            policy: child.policy, filter: child.filter,
            membership: BoardMembershipView(
                child: profile.id, name: profile.name, isOptedIn: child.board.isOptedIn,
                isRanked: child.isRanked(on: context.calendar.day(at: call.moment.wall))),
            rewards: try RewardsSummary.result(of: child, context, call),
            earned: try RewardsBadges.earned(by: child, context, call), stickers: child.rewards.stickers,
            mastery: try MasteryList.entries(of: child, context, call).filter { $0.answers ?? 0 > 0 },
            facts: facts.filter { $0.state != .new },
            usage: context.screenTime(of: child, at: call.moment).usage(
                days: TimeBook.mostDays, added: child.since.map(context.calendar.day)),
            challenges: FamilyChallenges(context, call).challenges(of: child).challenges, folded: nil,
            titles: try Self.titles(of: child, context, call), snapshot: CopyText.json(of: child))
    }

    /// What the ids are called that the child has to do with.
    private static func titles(
        of child: ChildState, _ context: HandlerContext, _ call: Call
    ) throws(RPCError) -> [ChildExport.Title] {
        let library = try context.wholeLibrary(for: call)
        let learning = child.learning
        let lessons = Set(learning.history.keys).union(learning.openActivities.map(\.lesson))
            .union(learning.closed.map(\.lesson))
        var titles = lessons.compactMap { id in
            library.lesson(id).map { ChildExport.Title(id: id.rawValue, title: $0.lesson.title) }
        }
        titles += learning.mastery.keys.compactMap { id in
            library.skill(id).map { ChildExport.Title(id: id.rawValue, title: $0.name) }
        }
        let listener = context.listener(about: nil)
        titles += child.rewards.badges.compactMap { earned in
            context.badges.badge(earned.badge).map {
                ChildExport.Title(id: earned.badge.rawValue, title: listener.parents.text(of: $0.name))
            }
        }
        return titles.sorted { ($0.id, $0.title) < ($1.id, $1.title) }
    }
}

extension FoldedTotals {
    fileprivate init(_ fold: Fold, at: Instant) {
        self.init(before: fold.before, at: at, through: Int(fold.through), days: fold.days)
    }
}
