/// What pays for use at a moment: ordinary time of the day and the week, then grants by expiry.
struct Purse {
    /// What is left of the daily limit; nil when there is none.
    var daily: Milliseconds?
    /// What is left of the weekly limit; nil when there is none.
    var weekly: Milliseconds?
    /// Usable grants, earliest expiry first.
    var grants: [GrantAccount]

    /// What the limits leave; nil when there is none.
    var ordinary: Milliseconds? {
        guard let daily else { return weekly }
        guard let weekly else { return daily }
        return min(daily, weekly)
    }

    /// Whether the limits or a grant leave anything outside quiet hours.
    var hasAny: Bool { ordinary != 0 || !grants.isEmpty }

    /// Whether a grant leaves anything in quiet hours.
    var hasPastQuietHours: Bool { grants.contains { $0.grant.pastQuietHours } }

    /// What grants in quiet hours leave from an instant on.
    func leftPastQuietHours(from instant: Instant) -> Milliseconds {
        grants.filter { $0.grant.pastQuietHours }
            .reduce(0) { min($0 + $1.left, $1.grant.expires - instant) }
    }

    /// Takes up to `most` from grants that allow, and says from which.
    mutating func payFromGrants(
        _ most: Milliseconds, where allows: (Grant) -> Bool = { _ in true }
    ) -> [UsedTime.FromGrant] {
        var rest = most
        var parts: [UsedTime.FromGrant] = []
        for index in grants.indices where rest > 0 && allows(grants[index].grant) {
            let part = min(rest, grants[index].left)
            guard part > 0 else { continue }
            grants[index].used += part
            rest -= part
            parts.append(UsedTime.FromGrant(grant: grants[index].grant.id, milliseconds: part))
        }
        return parts
    }

    /// Takes up to `most` from ordinary time and says how much there was.
    mutating func payOrdinary(_ most: Milliseconds) -> Milliseconds {
        let part = min(most, ordinary ?? most)
        daily = daily.map { $0 - part }
        weekly = weekly.map { $0 - part }
        return part
    }

    /// Drops grants that are used up or expired.
    mutating func clean(at instant: Instant) {
        grants.removeAll { !$0.isUsable(at: instant) }
    }
}

extension ScreenTime {
    /// What pays for activities at an instant. A grant pays when it covers one of them.
    func purse(at instant: Instant, for activities: [ActivityRef]) -> Purse {
        let day = calendar.day(at: instant)
        let grants = book.grants.filter { account in
            account.isUsable(at: instant) && activities.contains { account.grant.scope.covers($0) }
        }
        return Purse(
            daily: policy.dailyLimit(on: day).map { max(0, $0 - book.use(on: day).ordinary) },
            weekly: policy.weeklyLimit.map { max(0, $0 - ordinaryOfWeek(day)) },
            grants: grants.sortedByExpiry())
    }

    private func ordinaryOfWeek(_ day: Day) -> Milliseconds {
        book.use(in: calendar.week(of: day)).reduce(0) { $0.adding(clamped: $1.ordinary) }
    }
}

extension [GrantAccount] {
    /// Earliest expiry first; among equals the one given first.
    func sortedByExpiry() -> [GrantAccount] {
        guard count > 1 else { return self }
        return enumerated()
            .sorted { ($0.element.grant.expires, $0.offset) < ($1.element.grant.expires, $1.offset) }
            .map(\.element)
    }
}
