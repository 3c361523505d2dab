import Household
import Shapes

/// A renewal as it is stored.
private typealias Renewal = (lease: LeaseID, called: Instant, mark: MonoMark)

/// The cases of ``TimeFact``.
private enum Variants {
    static let used = Variant("used", 0, .usedTime, make: TimeFact.used)
    static let timeEnded = Variant("timeEnded", 1, .endOfTime, make: TimeFact.timeEnded)
    static let sessionSet = Variant("sessionSet", 2, .screenSession, make: TimeFact.sessionSet)
    static let bankSet = Variant("bankSet", 3, .timeBank, make: TimeFact.bankSet)
    static let counted = Variant("counted", 4, .monoMark, make: TimeFact.counted)
    static let leaseBegan = Variant("leaseBegan", 5, .storedLease, make: TimeFact.leaseBegan)
    static let leaseRenewed = Variant("leaseRenewed", 6, renewal) { TimeFact.leaseRenewed($0, called: $1, mark: $2) }
    static let leaseEnded = Variant("leaseEnded", 7, .name, make: TimeFact.leaseEnded)
    static let leaseExpired = Variant("leaseExpired", 8, .name, make: TimeFact.leaseExpired)
    static let granted = Variant("granted", 9, .storedGrant, make: TimeFact.granted)
    static let grantUndone = Variant("grantUndone", 10, .undoneGrant, make: TimeFact.grantUndone)
    static let idle = Variant("idle", 11, .idleClaim, make: TimeFact.idle)
    static let saveBegan = Variant("saveBegan", 12, .saveTime, make: TimeFact.saveBegan)
    static let saveOver = Variant("saveOver", 13, .name, make: TimeFact.saveOver)
    static let locked = Variant("locked", 14, .storedLock, make: TimeFact.locked)
    static let unlocked = Variant("unlocked", 15, .words, make: TimeFact.unlocked(by:))

    private static let renewal = Shape<Renewal>.object(
        "Renewal",
        make: { ($0, $1, $2) },
        members: {
            required("lease", \.lease, .name)
            required("called", \.called, .milliseconds)
            required("mark", \.mark, .monoMark)
        })
}

extension TimeFact {
    static let variants = [
        Variants.used.reader, Variants.timeEnded.reader, Variants.counted.reader, Variants.leaseBegan.reader,
        Variants.leaseRenewed.reader, Variants.leaseEnded.reader, Variants.leaseExpired.reader,
        Variants.granted.reader, Variants.locked.reader, Variants.unlocked.reader, Variants.sessionSet.reader,
        Variants.bankSet.reader, Variants.grantUndone.reader, Variants.idle.reader, Variants.saveBegan.reader,
        Variants.saveOver.reader,
    ]
}

extension Shape where Value == TimeFact {
    static let timeFact = Shape.tagged(TimeFact.variants) { fact, out in
        switch fact {
        case .used(let time): Variants.used.write(time, to: &out)
        case .timeEnded(let end): Variants.timeEnded.write(end, to: &out)
        case .counted(let mark): Variants.counted.write(mark, to: &out)
        case .sessionSet(let session): Variants.sessionSet.write(session, to: &out)
        case .bankSet(let bank): Variants.bankSet.write(bank, to: &out)
        case .leaseBegan(let lease): Variants.leaseBegan.write(lease, to: &out)
        case .leaseRenewed(let id, let called, let mark): Variants.leaseRenewed.write((id, called, mark), to: &out)
        case .leaseEnded(let id): Variants.leaseEnded.write(id, to: &out)
        case .leaseExpired(let id): Variants.leaseExpired.write(id, to: &out)
        case .granted(let grant): Variants.granted.write(grant, to: &out)
        case .grantUndone(let undone): Variants.grantUndone.write(undone, to: &out)
        case .idle(let claim): Variants.idle.write(claim, to: &out)
        case .saveBegan(let save): Variants.saveBegan.write(save, to: &out)
        case .saveOver(let id): Variants.saveOver.write(id, to: &out)
        case .locked(let lock): Variants.locked.write(lock, to: &out)
        case .unlocked(let parent): Variants.unlocked.write(parent, to: &out)
        }
    }
}

extension Shape where Value == UsedTime {
    static let usedTime = Shape.object(
        "UsedTime",
        make: {
            day, ordinary, granted, beyond, learning, free, carried, budgets, windows, counters in
            UsedTime(
                day: day, ordinary: ordinary, granted: granted, beyond: beyond, learning: learning,
                free: free, carried: carried, budgets: budgets, windows: windows,
                counters: counters)
        },
        members: {
            required("day", \.day, .number)
            unless("ordinary", \.ordinary, .integer64, is: 0)
            unless("granted", \.granted, .list(of: .fromGrant), is: [])
            unless("beyond", \.beyond, .integer64, is: 0)
            unless("learning", \.learning, .integer64, is: 0)
            unless("free", \.free, .integer64, is: 0)
            unless("carried", \.carried, .list(of: .fromDay), is: [])
            unless("budgets", \.budgets, .list(of: .inBudget), is: [])
            unless("windows", \.windows, .list(of: .inWindow), is: [])
            unless("counters", \.counters, .list(of: .inBudget), is: [])
        })
}

extension Shape where Value == UsedTime.FromGrant {
    static let fromGrant = Shape.object(
        "FromGrant",
        make: UsedTime.FromGrant.init,
        members: {
            required("grant", \.grant, .name)
            required("ms", \.milliseconds, .integer64)
        })
}

extension Shape where Value == MonoMark {
    static let monoMark = Shape.object(
        "MonoMark",
        make: MonoMark.init,
        members: {
            required("mono", \.mono, .integer64)
            required("boot", \.boot, .name)
        })
}

extension Shape where Value == EndOfTime {
    static let endOfTime = Shape.object(
        "EndOfTime",
        make: EndOfTime.init,
        members: {
            required("wall", \.wall, .milliseconds)
            required("mark", \.mark, .monoMark)
        })
}

extension Shape where Value == Lease {
    static let storedLease = Shape.object(
        "StoredLease",
        make: { Lease(id: $0, activity: $1, began: $2, called: $3, calledMark: $4, saveSeconds: $5) },
        members: {
            required("id", \.id, .name)
            required("activity", \.activity, .storedActivityRef)
            required("began", \.began, .milliseconds)
            required("called", \.called, .milliseconds)
            required("mark", \.calledMark, .monoMark)
            optional("saveSeconds", \.saveSeconds, .whole)
        })
}

extension Shape where Value == Grant {
    static let storedGrant = Shape.object(
        "StoredGrant",
        make: {
            id, minutes, scope, pastQuietHours, expires, at, by, why, origin in
            Grant(
                id: id, minutes: minutes, scope: scope, pastQuietHours: pastQuietHours, expires: expires,
                at: at, by: by, why: why, origin: origin)
        },
        members: {
            required("id", \.id, .name)
            required("minutes", \.minutes, .whole)
            required("scope", \.scope, .grantScope)
            unless("pastQuietHours", \.pastQuietHours, .boolean, is: false)
            required("expires", \.expires, .milliseconds)
            required("at", \.at, .milliseconds)
            required("by", \.by, .words)
            optional("why", \.why, .words)
            unless("origin", \.origin, .grantOrigin, is: .parent)
        })
}

extension Shape where Value == ScreenLock {
    static let storedLock = Shape.object(
        "StoredLock",
        make: { ScreenLock(until: $0, by: $1, why: $2) },
        members: {
            optional("until", \.until, .milliseconds)
            required("by", \.by, .words)
            optional("why", \.why, .words)
        })
}

/// The cases of ``GrantScope``.
private enum ScopeVariants {
    static let all = Variant("all", 0, GrantScope.all)
    static let activity = Variant("activity", 1, .storedActivityRef, make: GrantScope.activity)
}

extension Shape where Value == GrantScope {
    static let grantScope = Shape.tagged([ScopeVariants.all.reader, ScopeVariants.activity.reader]) { scope, out in
        switch scope {
        case .all: ScopeVariants.all.write(to: &out)
        case .activity(let activity): ScopeVariants.activity.write(activity, to: &out)
        }
    }
}
