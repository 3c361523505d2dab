/// The state of a child and how long it would last if the child went on from now.
struct Outlook {
    var state: TimeState
    /// To the nearest end of any kind: 0 when not allowed, nil when none is near.
    var remaining: Milliseconds?
    /// The rule that makes the end.
    var endRule: LimitRule?

    /// A warning is given when so much or less is left.
    static let warning: Milliseconds = 5 * .minute
    /// A second warning is given when so much or less is left.
    static let lastWarning: Milliseconds = .minute

    /// What subscribers are told about when it changes.
    struct Level: Equatable {
        var state: TimeState
        var isLastWarning: Bool
    }

    var level: Level {
        Level(state: state, isLastWarning: state == .warning && (remaining ?? .max) <= Self.lastWarning)
    }
}

extension ScreenTime {
    /// The outlook at the moment; the open leases must be counted.
    func outlook(for activity: ActivityRef, standing: Standing) -> Outlook {
        if book.lock?.holds(at: moment.wall) == true { return Outlook(state: .lockedByParent, remaining: 0) }
        if standing != .open { return Outlook(state: .notAllowed, remaining: 0) }
        let purse = purse(at: moment.wall, for: [activity])
        if quietHours.contains(moment.wall) {
            guard purse.hasPastQuietHours else { return Outlook(state: .quietHours, remaining: 0) }
        } else if !purse.hasAny {
            return Outlook(state: purse.daily == 0 ? .dailyLimitReached : .weeklyLimitReached, remaining: 0)
        }
        guard let end = end(of: purse) else { return Outlook(state: .active) }
        let remaining = end.at - moment.wall
        return Outlook(
            state: remaining <= Outlook.warning ? .warning : .active, remaining: remaining, endRule: end.rule)
    }

    /// When a child who goes on from now on would be stopped, and by what; nil when not within the horizon.
    ///
    /// The minutes of a later day are not added to today's, but where that day has fewer, no more than these are left.
    private func end(of purse: Purse) -> (at: Instant, rule: LimitRule)? {
        let horizon = moment.wall + Decision.horizon
        var purse = purse
        var now = moment.wall
        var dayEnd = policy.dailyByWeekday.isEmpty ? horizon : calendar.end(of: calendar.day(at: now))
        while now < horizon {
            if now >= dayEnd {
                purse.limit(to: self.purse(at: now, for: []))
                dayEnd = calendar.end(of: calendar.day(at: now))
            }
            purse.clean(at: now)
            let quiet = quietHours.contains(now)
            if quiet, !purse.hasPastQuietHours { return (now, .quietHours) }
            if !purse.hasAny { return (now, purse.daily == 0 ? .daily : .weekly) }
            var next = quietHours.nextChange(after: now, before: min(horizon, dayEnd)) ?? min(horizon, dayEnd)
            for account in purse.grants { next = min(next, account.grant.expires) }
            now = now + purse.spend(next - now, quiet: quiet)
        }
        return nil
    }
}

extension Purse {
    /// Has no more ordinary time than another purse.
    fileprivate mutating func limit(to other: Purse) {
        if let most = other.daily { daily = min(daily ?? most, most) }
        if let most = other.weekly { weekly = min(weekly ?? most, most) }
    }

    /// Spends as the settlement would, up to `most`, and says how much there was.
    fileprivate mutating func spend(_ most: Milliseconds, quiet: Bool) -> Milliseconds {
        if quiet {
            return payFromGrants(most) { $0.pastQuietHours }.reduce(0) { $0 + $1.milliseconds }
        }
        let ordinary = payOrdinary(most)
        return payFromGrants(most - ordinary).reduce(ordinary) { $0 + $1.milliseconds }
    }
}
