import Household
import Shapes

extension Shape where Value == TimeBook {
    static let timeBook = Shape.object(
        "TimeBook",
        make: {
            TimeBook(
                days: $0, leases: $1, grants: $2, grantsGiven: $3, lock: $4, counted: $5, ended: $6, learning: $7,
                session: $8, bank: $9, idle: $10, saves: $11, pastLimits: $12 ?? [])
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
            DayUse(
                day: $0, ordinary: $1 ?? 0, granted: $2 ?? 0, learning: $3 ?? 0, free: $4 ?? 0, carried: $5 ?? 0,
                lent: $6 ?? 0, budgets: $7 ?? [], windows: $8 ?? [])
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
