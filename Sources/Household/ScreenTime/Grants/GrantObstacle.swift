import Words

/// Why granted minutes cannot all be used by a child who may go on now (Screen time, Grants and requests: "The answer
/// says at once if something else still blocks").
public struct GrantObstacle: Hashable, Sendable {
    /// What is in the way.
    public enum Kind: Hashable, Sendable {
        /// What they are for is free of charge.
        case free
        /// No limit is near that they would lift.
        case noLimit
        /// Quiet hours begin.
        case quietHours
        /// The allowed windows close.
        case windowCloses
        /// The minutes of the allowed windows are used.
        case allowanceUsed
        /// The grant expires.
        case expiry
        /// Another rule.
        case other
    }

    /// What is in the way.
    public var kind: Kind
    /// When it ends the child's time; nil where nothing does.
    public var at: Instant?
    /// Whether not one of the minutes can be used as things stand.
    public var isWhole: Bool
}

extension ScreenTime {
    /// What keeps a child who goes on from now from using all of a grant that it has; nil when nothing does. While the
    /// child may not go on the decision says why.
    public func obstacle(to id: GrantID) -> GrantObstacle? {
        let now = settled()
        guard let account = now.book.account(id), account.isUsable(at: moment.wall) else { return nil }
        let horizon = moment.wall + Decision.horizon
        let glance = now.glance(at: account.grant.scope.activity)
        guard let end = now.end(glance, from: moment.wall, before: horizon) else {
            // Budgets of single activities can still use them.
            if glance.purse.isFree { return GrantObstacle(kind: .free, at: nil, isWhole: true) }
            let isForBudgets = account.grant.scope == .all && !policy.budgets.isEmpty
            return isForBudgets ? nil : GrantObstacle(kind: .noLimit, at: nil, isWhole: true)
        }
        var without = now
        without.book.apply(.grantUndone(UndoneGrant(grant: id, milliseconds: account.left, by: "")))
        let before = without.end(without.glance(at: account.grant.scope.activity), from: moment.wall, before: horizon)
        let gained = end.at - (before?.at ?? end.at)
        guard gained < account.left else { return nil }
        if glance.purse.isFree { return GrantObstacle(kind: .free, at: nil, isWhole: gained == 0) }
        let isOver = account.grant.expires <= end.at
        return GrantObstacle(
            kind: isOver ? .expiry : kind(of: end), at: isOver ? account.grant.expires : end.at, isWhole: gained == 0)
    }

    private func kind(of end: (at: Instant, state: TimeState)) -> GrantObstacle.Kind {
        switch end.state {
        case .quietHours: .quietHours
        case .outsideAllowedWindow: allowedHours.open(at: end.at)?.isEmpty == false ? .allowanceUsed : .windowCloses
        default: .other
        }
    }
}

extension GrantObstacle {
    /// What is in the way, for the child.
    public func childWords(from now: Instant, _ calendar: HouseholdCalendar) -> Saying {
        let when = at.map { Saying.Value.saying(ChildWords.time($0, from: now, calendar)) }
        switch (kind, when) {
        case (.free, _), (.noLimit, _): return Saying("time.obstacle.enough")
        case (.quietHours, let when?): return Saying("time.obstacle.restBegins", ["when": when])
        case (.windowCloses, let when?), (.expiry, let when?), (.other, let when?):
            return Saying("time.obstacle.ends", ["when": when])
        case (.allowanceUsed, _), (_, nil): return Saying("time.obstacle.endsEarlier")
        }
    }
}
