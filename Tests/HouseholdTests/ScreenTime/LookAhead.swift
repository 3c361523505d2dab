@testable import Household

/// `validUntil` the slow way: the first moment at which the level changes, found by asking the rules themselves ahead of
/// time, with nothing known beforehand but the points at which a rule begins or ends by the clock alone.
struct LookAhead {
    /// The open leases are counted.
    let time: ScreenTime
    let activity: ActivityRef

    init(_ time: ScreenTime, _ activity: ActivityRef) {
        self.time = time.settled()
        self.activity = activity
    }

    var validUntil: Instant {
        let now = time.moment.wall
        let outlook = time.outlook(for: activity, standing: .open)
        guard let remaining = outlook.remaining, outlook.state.isAllowed || !time.book.leases.isEmpty else {
            return nudge.map { min(known, $0) } ?? known
        }
        let end = now + remaining
        var probes = [end, known].flatMap { [$0 - Outlook.warning, $0 - Outlook.lastWarning] }
        probes.append(known - remaining)
        if let nudge { probes.append(nudge) }
        probes = probes.filter { now < $0 && $0 < known }.sorted() + [known - 1]
        guard let index = probes.firstIndex(where: { level(at: $0) != outlook.level }) else { return known }
        var changed = probes[index]
        var unchanged = index > 0 ? probes[index - 1] : now
        while changed - unchanged > 1 {
            let middle = unchanged + (changed - unchanged) / 2
            if level(at: middle) != outlook.level { changed = middle } else { unchanged = middle }
        }
        return changed
    }

    private func level(at instant: Instant) -> TimeLevel {
        time.projected(to: instant).outlook(for: activity, standing: .open).level
    }

    private var nudge: Instant? {
        guard let length = time.nudgeLength, !time.book.leases.isEmpty else { return nil }
        return time.moment.wall + (length - time.sessionUsed % length)
    }

    private var known: Instant {
        let now = time.moment.wall
        let end = time.calendar.end(of: time.calendar.day(at: now))
        var points = [
            end, time.quietHours.nextChange(after: now, before: end),
            time.allowedHours.nextEdge(after: now, before: end),
        ].compactMap { $0 }
        if let lock = time.book.lock?.until, lock > now { points.append(lock) }
        for account in time.book.grants where account.isUsable(at: now) && account.grant.scope.covers(activity) {
            points.append(account.grant.expires)
        }
        points += time.book.leases.map { now + ($0.expiry - time.moment.mono) }
        if time.book.leases.isEmpty, let end = time.endOfBreak { points.append(end) }
        return points.min() ?? end
    }
}
