import API
import Household
import JSONRPC
import Packs
import Shapes

extension RewardsFamilyBadges {
    static let endpoint = Endpoint.query(method) { (context, _, _) throws(RPCError) in
        FamilyBadges(badges: context.household.badges.own)
    }
}

extension RewardsAddBadges {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let check = BadgeCheck(
            shipped: context.badges.shipped, book: context.household.badges,
            library: try context.wholeLibrary(for: call), icons: EmbeddedThings.all.keys.sorted())
        let (badges, faults) = check.look(at: params.badges)
        if let refusal = RPCError(parameters: faults) { throw refusal }
        var book = context.household.badges
        let new = badges.filter { book.badge($0.key) != $0 }
        guard !new.isEmpty else { return Change(household: [], result: Result(badges: book.own, earned: [])) }
        book.add(new)
        let own = book.own
        let children = context.family.children().filter { !$0.profile.isArchived && !$0.isDamaged }
        let turn = Turn(household: [.badgesAdded(new)]).offering(new, to: children)
        return Change(
            turn, .reply { turn in Result(badges: own, earned: Self.earned(by: children, of: new, in: turn)) })
    }

    private static func earned(by children: [ChildState], of badges: [Badge], in turn: ClosedTurn) -> [Earned] {
        children.compactMap { child in
            let earned = turn.facts(of: child.profile.id).compactMap { fact -> BadgeBrief? in
                guard case .reward(.badgeEarned(let key, _, _)) = fact else { return nil }
                return badges.first { $0.key == key }.map(BadgeBrief.init)
            }
            return earned.isEmpty ? nil : Earned(child: child.profile.id, badges: earned)
        }
    }
}

extension RewardsRemoveBadges {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let book = context.household.badges
        var keys: [BadgeKey] = []
        for (index, key) in params.badges.enumerated() {
            guard book.badge(key) != nil else {
                let near = NearestWord.question(key.rawValue, in: book.own.map(\.key.rawValue))
                let what =
                    context.badges.shipped.contains(key) ? "a badge of the program" : "no badge of the family's own"
                throw RPCError(
                    parameter: ShapeFault(
                        path: "/badges/\(index)", message: "is \"\(key.rawValue.brief())\", \(what)" + near))
            }
            if !keys.contains(key) { keys.append(key) }
        }
        let children = context.family.children()
        // Whose rows cannot be read may have all of them.
        let earned = keys.filter { key in children.contains { $0.isDamaged || $0.rewards.has(key) } }
        let facts: [HouseholdFact] = keys.isEmpty ? [] : [.badgesRemoved(keys, earned: earned)]
        return Change(household: facts, result: FamilyBadges(badges: book.own.filter { !keys.contains($0.key) }))
    }
}
