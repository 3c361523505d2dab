extension ScreenTime {
    /// The next moment at which the answer can change when nothing happens but the leases that are open.
    ///
    /// Points that are known beforehand come first: day start, quiet hours, windows, the end of a lock or a break, expiry
    /// of grants and leases. Between two of them the state falls (active, warning, last warning, stopped; use that goes
    /// on after the weekly limit may reach the daily one), or it rises once, where what is left reaches the next of
    /// them. So the first change is found by looking ahead with the rules themselves.
    func validUntil(_ outlook: Outlook, activity: ActivityRef, standing: Standing) -> Instant {
        let now = moment.wall
        let known = nextKnownPoint(for: activity)
        guard let remaining = outlook.remaining, outlook.state.isAllowed || !book.leases.isEmpty else {
            return nudgeLength == nil ? known : min(known, nextNudge ?? known)
        }
        func hasChanged(at instant: Instant) -> Bool {
            projected(to: instant).outlook(for: activity, standing: standing).level != outlook.level
        }
        let end = now + remaining
        var probes = [end, known].flatMap { [$0 - Outlook.warning, $0 - Outlook.lastWarning] }
        probes.append(known - remaining)
        if let nudge = nextNudge { probes.append(nudge) }
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

    /// When the use that goes on now earns the next reminder to look up.
    private var nextNudge: Instant? {
        guard let length = nudgeLength, !book.leases.isEmpty else { return nil }
        return moment.wall + (length - sessionUsed % length)
    }

    /// The nearest point at which a rule begins or ends by the clock alone.
    private func nextKnownPoint(for activity: ActivityRef) -> Instant {
        let now = moment.wall
        var next = calendar.end(of: calendar.day(at: now))
        if let change = quietHours.nextChange(after: now, before: next) { next = change }
        if let edge = allowedHours.nextEdge(after: now, before: next) { next = edge }
        if let end = book.lock?.until, end > now { next = min(next, end) }
        for account in book.grants where account.isUsable(at: now) && account.grant.scope.covers(activity) {
            next = min(next, account.grant.expires)
        }
        for lease in book.leases { next = min(next, now + (lease.expiry - moment.mono)) }
        if book.leases.isEmpty, let end = endOfBreak { next = min(next, end) }
        return next
    }
}
