import Household
import Shapes

extension Shape where Value == TimeBook {
    static let timeBook = Shape.object(
        "TimeBook",
        make: {
            days, leases, grants, grantsGiven, lock, counted, ended, learning, session, bank, idle, saves, pastLimits,
            counters in
            TimeBook(
                days: days, leases: leases, grants: grants, grantsGiven: grantsGiven, lock: lock, counted: counted,
                ended: ended, learning: learning, session: session, bank: bank, idle: idle, saves: saves,
                pastLimits: pastLimits ?? [], counters: counters ?? [])
        },
        members: {
            required("days", .list(of: .dayUse)) { $0.days }
            required("leases", .list(of: .storedLease)) { $0.leases }
            required("grants", .list(of: .grantAccount)) { $0.grants }
            required("grantsGiven", .whole) { $0.grantsGiven }
            optional("lock", .storedLock) { $0.lock }
            optional("counted", .monoMark) { $0.counted }
            optional("ended", .endOfTime) { $0.ended }
            required("learning", .integer64) { $0.learning }
            optional("session", .screenSession) { $0.session }
            optional("bank", .timeBank) { $0.bank }
            required("idle", .idleBook) { $0.idle }
            required("saves", .list(of: .saveTime)) { $0.saves }
            unless("pastLimits", .list(of: .pastLimits), is: []) { $0.pastLimits }
            unless("counters", .list(of: .timeCounter), is: []) { $0.counters }
        })
}

extension Shape where Value == TimeCounter {
    static let timeCounter = Shape.object(
        "TimeCounter",
        make: TimeCounter.init,
        members: {
            required("name", .words) { $0.name }
            required("activities", .list(of: .storedActivityRef)) { $0.activities }
        })
}

extension Shape where Value == PastLimits {
    static let pastLimits = Shape.object(
        "PastLimits",
        make: PastLimits.init,
        members: {
            required("last", .number) { $0.last }
            required("policy", .storedPolicy) { $0.policy }
        })
}

extension Shape where Value == DayUse {
    static let dayUse = Shape.object(
        "DayUse",
        make: {
            day, ordinary, granted, learning, free, carried, lent, budgets, windows, counters in
            DayUse(
                day: day, ordinary: ordinary ?? 0, granted: granted ?? 0, learning: learning ?? 0, free: free ?? 0,
                carried: carried ?? 0, lent: lent ?? 0, budgets: budgets ?? [], windows: windows ?? [],
                counters: counters ?? [])
        },
        members: {
            required("day", .number) { $0.day }
            unless("ordinary", .integer64, is: 0) { $0.ordinary }
            unless("granted", .integer64, is: 0) { $0.granted }
            unless("learning", .integer64, is: 0) { $0.learning }
            unless("free", .integer64, is: 0) { $0.free }
            unless("carried", .integer64, is: 0) { $0.carried }
            unless("lent", .integer64, is: 0) { $0.lent }
            unless("budgets", .list(of: .inBudget), is: []) { $0.budgets }
            unless("windows", .list(of: .windowOfDay), is: []) { $0.windows }
            unless("counters", .list(of: .inBudget), is: []) { $0.counters }
        })
}

extension Shape where Value == DayUse.InWindow {
    static let windowOfDay = Shape.object(
        "WindowOfDay",
        make: DayUse.InWindow.init,
        members: {
            required("start", .whole) { $0.start }
            required("ms", .integer64) { $0.milliseconds }
        })
}

extension Shape where Value == GrantAccount {
    static let grantAccount = Shape.object(
        "GrantAccount",
        make: { GrantAccount(grant: $0, used: $1, takenBack: $2 ?? 0) },
        members: {
            required("grant", .storedGrant) { $0.grant }
            required("used", .integer64) { $0.used }
            unless("takenBack", .integer64, is: 0) { $0.takenBack }
        })
}
