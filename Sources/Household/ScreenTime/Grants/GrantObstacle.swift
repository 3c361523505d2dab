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
    ///
    /// Minutes for everything are also for what a budget holds back: what stands against them is the least that does for any
    /// of it.
    public func obstacle(to id: GrantID) -> GrantObstacle? {
        let now = settled()
        guard let account = now.book.account(id), account.isUsable(at: moment.wall) else { return nil }
        var uses = [account.grant.scope.activity]
        if account.grant.scope == .all { uses += policy.budgets.flatMap(\.activities).filter { !policy.isFree($0) } }
        var least: (obstacle: GrantObstacle, gained: Milliseconds)?
        for activity in uses {
            guard let found = now.obstacle(to: account, for: activity) else { return nil }
            if least.map({ $0.gained < found.gained }) ?? true { least = found }
        }
        return least?.obstacle
    }

    /// What a child hears beside minutes that it has got: what the parent hears who gave them; nil when nothing is in the way
    /// of them, or when they are over.
    public func caution(about id: GrantID, standing: Standing = .open) -> Saying? {
        guard let account = settled().book.account(id), account.isUsable(at: moment.wall) else { return nil }
        let decision = mayI(account.grant.scope.activity, standing: standing)
        guard decision.allowed else { return decision.say }
        return obstacle(to: id)?.childWords(from: moment.wall, calendar)
    }

    /// What is in the way of one activity, and how much of the grant can be used all the same; the open leases must be
    /// counted.
    private func obstacle(
        to account: GrantAccount, for activity: ActivityRef
    ) -> (obstacle: GrantObstacle, gained: Milliseconds)? {
        let horizon = moment.wall + Decision.horizon
        let glance = glance(at: activity)
        guard let end = end(glance, from: moment.wall, before: horizon) else {
            return (GrantObstacle(kind: glance.purse.isFree ? .free : .noLimit, at: nil, isWhole: true), 0)
        }
        var without = self
        without.book.apply(.grantUndone(UndoneGrant(grant: account.grant.id, milliseconds: account.left, by: "")))
        let before = without.end(without.glance(at: activity), from: moment.wall, before: horizon)
        let gained = end.at - (before?.at ?? end.at)
        guard gained < account.left else { return nil }
        if glance.purse.isFree { return (GrantObstacle(kind: .free, at: nil, isWhole: true), 0) }
        let isOver = account.grant.expires <= end.at
        let obstacle = GrantObstacle(
            kind: isOver ? .expiry : kind(of: end), at: isOver ? account.grant.expires : end.at, isWhole: gained == 0)
        return (obstacle, gained)
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
