extension ScreenTime {
    /// The next moment at which the answer can change when nothing happens but the leases that are open; they must be
    /// counted.
    ///
    /// Points that are known beforehand come first: day start, quiet hours, windows, the end of a lock or a break, expiry
    /// of grants and leases. Before the next of them the level changes at a reminder to look up, or where what is left
    /// reaches the next warning. Mostly that is known without a look ahead:
    ///
    /// - While leases run, the end is fixed: each second takes one of everything that is left.
    /// - Without one what is left stays, until an end by the clock alone is nearer than that.
    ///
    /// Where something else runs than what is asked for, and at rest with allowances of windows, grants, what earlier days
    /// left over, free activities and budgets can make it rise: then the rules themselves look ahead (`lookAhead`).
    /// Tests compare all of it with a look ahead of their own.
    func validUntil(
        _ outlook: Outlook, _ glance: Glance, activity: ActivityRef, standing: Standing
    ) -> Instant {
        let known = nextKnownPoint(for: activity, glance)
        let reminded = nextNudge(glance).map { min(known, $0) } ?? known
        guard let remaining = outlook.remaining, outlook.state.isAllowed || !book.leases.isEmpty else {
            return reminded
        }
        guard outlook.state.isAllowed else {
            // A lock and the filter go on until they are changed.
            let isFixed = outlook.state == .lockedByParent || outlook.state == .notAllowed
            return isFixed ? reminded : lookAhead(outlook, known, activity: activity, standing: standing)
        }
        if book.leases.isEmpty {
            guard isSteadyAtRest(glance) else {
                return lookAhead(outlook, known, activity: activity, standing: standing)
            }
            return changeAtRest(remaining, glance, before: known)
        }
        guard isSteadyInUse(glance, activity) else {
            return lookAhead(outlook, known, activity: activity, standing: standing)
        }
        let step = [Outlook.warning, Outlook.lastWarning].first { $0 < remaining } ?? 0
        return min(reminded, moment.wall + (remaining - step))
    }

    // MARK: What is known beforehand

    /// Whether what is left stays as it is while nothing runs, but for ends by the clock.
    private func isSteadyAtRest(_ glance: Glance) -> Bool {
        guard glance.purse.grants.isEmpty, glance.purse.savings.isEmpty else { return false }
        return glance.purse.isFree || !hasAllowances
    }

    private var hasAllowances: Bool {
        policy.allowedWindows.contains { $0.allowanceMinutes != nil }
            || policy.dateOverrides.contains { $0.allowedWindows?.contains { $0.allowanceMinutes != nil } == true }
    }

    /// When a warning comes nearer by the clock alone: looked at just before the next known point.
    private func changeAtRest(_ remaining: Milliseconds, _ glance: Glance, before known: Instant) -> Instant {
        let last = known - 1
        guard remaining > Outlook.lastWarning, let end = end(glance, from: last, before: known + Outlook.warning)
        else { return known }
        let step = remaining > Outlook.warning ? Outlook.warning : Outlook.lastWarning
        return end.at - last <= step ? end.at - step : known
    }

    /// Whether each second of the open leases takes one of all that is left to an activity: because nothing else runs, so
    /// that what is to come is what the end was found by, or because no rule tells the two apart.
    private func isSteadyInUse(_ glance: Glance, _ activity: ActivityRef) -> Bool {
        if book.leases.allSatisfy({ $0.activity == activity }) { return true }
        guard glance.purse.savings.isEmpty, !glance.purse.isFree,
            !book.grants.contains(where: { $0.isUsable(at: moment.wall) })
        else { return false }
        if !policy.freeActivities.isEmpty, book.leases.contains(where: { policy.isFree($0.activity) }) { return false }
        return glance.purse.budgets.isEmpty || book.leases.contains { $0.activity == activity }
    }

    /// When the use that goes on now earns the next reminder to look up.
    private func nextNudge(_ glance: Glance) -> Instant? {
        guard let length = nudgeLength, !book.leases.isEmpty else { return nil }
        return moment.wall + (length - glance.sessionUsed % length)
    }

    /// The nearest point at which a rule begins or ends by the clock alone.
    private func nextKnownPoint(for activity: ActivityRef, _ glance: Glance) -> Instant {
        let now = moment.wall
        var next = calendar.end(of: glance.today)
        if let change = glance.quiet.change(before: next) { next = change }
        if let edge = allowedHours.nextEdge(after: now, before: next) { next = edge }
        if let end = book.lock?.until, end > now { next = min(next, end) }
        for account in book.grants where account.isUsable(at: now) && account.grant.scope.covers(activity) {
            next = min(next, account.grant.expires)
        }
        for lease in book.leases { next = min(next, now + (lease.expiry - moment.mono)) }
        if book.leases.isEmpty, let end = endOfBreak { next = min(next, end) }
        return next
    }

    // MARK: Looking ahead

    /// The first change of the level before a known point, by the rules themselves.
    ///
    /// Between two probes the state falls (active, warning, last warning, stopped; use that goes on after the weekly
    /// limit may reach the daily one), or it rises once, where what is left reaches the next known point.
    func lookAhead(
        _ outlook: Outlook, _ known: Instant, activity: ActivityRef, standing: Standing
    ) -> Instant {
        let now = moment.wall
        let end = now + (outlook.remaining ?? 0)
        func hasChanged(at instant: Instant) -> Bool {
            projected(to: instant).outlook(for: activity, standing: standing).level != outlook.level
        }
        var probes = [end, known].flatMap { [$0 - Outlook.warning, $0 - Outlook.lastWarning] }
        probes.append(known - (outlook.remaining ?? 0))
        if let nudge = nextNudge(glance(at: activity)) { probes.append(nudge) }
        probes = probes.filter { now < $0 && $0 < known }.sorted() + [known - 1]
        guard let index = probes.firstIndex(where: hasChanged) else { return known }
        var changed = probes[index]
        var unchanged = index > 0 ? probes[index - 1] : now
        if changed - 1 > unchanged, !hasChanged(at: changed - 1) { return changed }
        while changed - unchanged > 1 {
            let middle = unchanged + (changed - unchanged) / 2
            if hasChanged(at: middle) { changed = middle } else { unchanged = middle }
        }
        return changed
    }
}
