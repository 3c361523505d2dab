/// What a household that is put back from a backup has to know of the one whose place it takes: no minute that was used or
/// taken back is there again, no code can be redeemed twice or after it was revoked, and no lock is lifted (Backup).
public struct KeptUse: Equatable, Sendable {
    /// What is recorded about each child that both know.
    public package(set) var children: [(child: ChildID, facts: [Fact])] = []
    /// What is recorded about the household.
    public package(set) var household: [HouseholdFact] = []

    /// Days before today whose use is carried over: a limit of a week may still count them.
    private static let earlierDays = 6

    /// - Parameters:
    ///   - present: the household that is replaced.
    ///   - backup: the one that takes its place.
    ///   - now: the moment of it.
    ///   - today: the household's day then.
    public init(
        from present: (home: HouseholdState, children: [ChildState]),
        to backup: (home: HouseholdState, children: [ChildState]), now: Instant, today: Day
    ) {
        for child in present.children {
            guard let known = backup.children.first(where: { $0.profile.id == child.profile.id }) else { continue }
            let facts = Self.facts(from: child.time, to: known.time, now: now, today: today)
            if !facts.isEmpty { children.append((child.profile.id, facts.map { .time($0) })) }
        }
        if let schedule = present.home.backups.schedule, schedule != backup.home.backups.schedule {
            household.append(.backupScheduled(schedule))
        }
        if let last = present.home.backups.last, last != backup.home.backups.last {
            household.append(.backupMade(last))
        }
        for code in present.home.codes.codes {
            guard let use = code.use,
                backup.home.codes.codes.contains(where: {
                    $0.digest == code.digest && $0.use == nil && $0.id == code.id
                })
            else { continue }
            household.append(.codeUsed(code.id, use))
        }
        let revoked = backup.home.codes.codes.filter { present.home.codes.hasRevoked($0) }
        if !revoked.isEmpty { household.append(.codesRevoked(revoked.map(\.id))) }
        // A developer's clocks go on as they were moved, and the trusted moment is of them.
        let moved = (wall: present.home.wallShift, mono: present.home.monoShift)
        if moved != (backup.home.wallShift, backup.home.monoShift) {
            household.append(.clockMoved(wall: moved.wall, mono: moved.mono))
        }
        if let anchor = present.home.clock.anchor,
            anchor.wall > backup.home.clock.anchor?.wall ?? Instant(milliseconds: .min),
            anchor.wall <= now
        {
            household.append(.clockTrusted(anchor))
        }
    }

    public static func == (left: KeptUse, right: KeptUse) -> Bool {
        left.household == right.household
            && left.children.elementsEqual(right.children) { $0.child == $1.child && $0.facts == $1.facts }
    }

    private static func facts(from present: TimeBook, to backup: TimeBook, now: Instant, today: Day) -> [TimeFact] {
        // What ran when the backup was made runs no more, and what it used is in what is carried over.
        var facts = backup.leases.map { TimeFact.leaseEnded($0.id) }
        for account in present.grants {
            let known = backup.account(account.grant.id)
            guard account.isCarried(beside: known, at: now) else { continue }
            if known == nil { facts.append(.granted(account.grant)) }
            let takenBack = account.takenBack - (known?.takenBack ?? 0)
            guard takenBack > 0 else { continue }
            facts.append(
                .grantUndone(
                    UndoneGrant(grant: account.grant.id, milliseconds: takenBack, by: account.grant.by)))
        }
        for day in present.days where day.day >= today.advanced(by: -earlierDays) {
            var used = UsedTime(beyond: backup.use(on: day.day), in: day)
            if day.day == today {
                used.granted = granted(from: present, to: backup, now)
                used.carried = present.days.compactMap { lender in
                    let lent = lender.lent - backup.use(on: lender.day).lent
                    return lent > 0 ? UsedTime.FromDay(day: lender.day, milliseconds: lent) : nil
                }
            }
            if used != UsedTime(day: day.day) { facts.append(.used(used)) }
        }
        if let session = present.session, session.wall > backup.session?.wall ?? Instant(milliseconds: .min) {
            facts.append(.sessionSet(session))
        }
        if let lock = present.lock, lock.holds(at: now), lock != backup.lock { facts.append(.locked(lock)) }
        return facts
    }

    /// What was used of grants that the restored household knows, or gets to know.
    private static func granted(from present: TimeBook, to backup: TimeBook, _ now: Instant) -> [UsedTime.FromGrant] {
        present.grants.compactMap { account in
            let known = backup.account(account.grant.id)
            guard account.isCarried(beside: known, at: now) else { return nil }
            let used = account.used - (known?.used ?? 0)
            return used > 0 ? UsedTime.FromGrant(grant: account.grant.id, milliseconds: used) : nil
        }
    }
}

extension GrantAccount {
    /// Whether what became of it is carried over to a household that knows it so, or to one that does not know it.
    fileprivate func isCarried(beside known: GrantAccount?, at now: Instant) -> Bool {
        known.map { $0.grant == grant } ?? (grant.expires > now)
    }
}

extension UsedTime {
    /// What a day counted that another state of the same day does not know, but for what grants and earlier days paid.
    fileprivate init(beyond known: DayUse, in day: DayUse) {
        self.init(day: day.day)
        ordinary = max(0, day.ordinary - known.ordinary)
        learning = max(0, day.learning - known.learning)
        free = max(0, day.free - known.free)
        budgets = Self.beyond(day.budgets, known.budgets)
        counters = Self.beyond(day.counters, known.counters)
        windows = day.windows.compactMap { window in
            let more = window.milliseconds - known.used(inWindow: window.start)
            guard more > 0 else { return nil }
            return InWindow(start: WindowStart(date: day.day, minute: window.start), milliseconds: more)
        }
    }

    private static func beyond(_ parts: [InBudget], _ known: [InBudget]) -> [InBudget] {
        parts.compactMap { part in
            let more = part.milliseconds - (known.first { $0.name == part.name }?.milliseconds ?? 0)
            return more > 0 ? InBudget(name: part.name, milliseconds: more) : nil
        }
    }
}
