extension ScreenTime {
    /// The next moment at which the answer can change when nothing happens but the leases that are open.
    ///
    /// Points that are known beforehand come first: day start, quiet hours, end of a lock, expiry of grants and
    /// leases. Between two of them the state can only fall (active, warning, last warning, stopped; use that goes on
    /// after the weekly limit may reach the daily one), so the first change is found by looking ahead with the rules
    /// themselves.
    func validUntil(_ outlook: Outlook, activity: ActivityRef, standing: Standing) -> Instant {
        let known = nextKnownPoint(for: activity)
        guard let remaining = outlook.remaining, outlook.state.isAllowed || !book.leases.isEmpty else { return known }
        func hasChanged(at instant: Instant) -> Bool {
            projected(to: instant).outlook(for: activity, standing: standing).level != outlook.level
        }
        let end = moment.wall + remaining
        let warnings = [end, known].flatMap { [$0 - Outlook.warning, $0 - Outlook.lastWarning] }
        let probes = warnings.filter { moment.wall < $0 && $0 < known }.sorted() + [known - 1]
        guard var changed = probes.first(where: hasChanged) else { return known }
        var unchanged = moment.wall
        if changed - 1 > unchanged, !hasChanged(at: changed - 1) { return changed }
        while changed - unchanged > 1 {
            let middle = unchanged + (changed - unchanged) / 2
            if hasChanged(at: middle) { changed = middle } else { unchanged = middle }
        }
        return changed
    }

    /// The nearest point at which a rule begins or ends by the clock alone.
    private func nextKnownPoint(for activity: ActivityRef) -> Instant {
        let now = moment.wall
        var next = calendar.end(of: calendar.day(at: now))
        if let change = quietHours.nextChange(after: now, before: next) { next = change }
        if let end = book.lock?.until, end > now { next = min(next, end) }
        for account in book.grants where account.isUsable(at: now) && account.grant.scope.covers(activity) {
            next = min(next, account.grant.expires)
        }
        for lease in book.leases { next = min(next, now + (lease.expiry - moment.mono)) }
        return next
    }
}
