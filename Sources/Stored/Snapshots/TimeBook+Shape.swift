import Household
import Shapes

extension Shape where Value == TimeBook {
    static let timeBook = Shape.object(
        "TimeBook",
        from: TimeBook(),
        members: {
            required("days", .list(of: .dayUse), get: \.days, set: { $0 = TimeBook(days: $1) })
            required("leases", \.leases, .list(of: .storedLease))
            required("grants", \.grants, .list(of: .grantAccount))
            required("grantsGiven", \.grantsGiven, .whole)
            optional("lock", \.lock, .storedLock)
            optional("counted", \.counted, .monoMark)
            optional("ended", \.ended, .endOfTime)
            required("learning", \.learning, .integer64)
            optional("session", \.session, .screenSession)
            optional("bank", \.bank, .timeBank)
            required("idle", \.idle, .idleBook)
            required("saves", \.saves, .list(of: .saveTime))
            unless("pastLimits", \.pastLimits, .list(of: .pastLimits), is: [])
            optional(
                "counters", .list(of: .timeCounter), get: { $0.counters.isEmpty ? nil : $0.counters },
                set: { $0.follow($1) })
        })
}

extension Shape where Value == TimeCounter {
    static let timeCounter = Shape.object(
        "TimeCounter",
        make: TimeCounter.init,
        members: {
            required("name", \.name, .words)
            required("activities", \.activities, .list(of: .storedActivityRef))
        })
}

extension Shape where Value == PastLimits {
    static let pastLimits = Shape.object(
        "PastLimits",
        make: PastLimits.init,
        members: {
            required("last", \.last, .number)
            required("policy", \.policy, .storedPolicy)
        })
}

extension Shape where Value == DayUse {
    static let dayUse = Shape.object(
        "DayUse",
        make: {
            day, ordinary, granted, learning, free, carried, lent, budgets, windows, counters in
            DayUse(
                day: day, ordinary: ordinary, granted: granted, learning: learning, free: free,
                carried: carried, lent: lent, budgets: budgets, windows: windows,
                counters: counters)
        },
        members: {
            required("day", \.day, .number)
            unless("ordinary", \.ordinary, .integer64, is: 0)
            unless("granted", \.granted, .integer64, is: 0)
            unless("learning", \.learning, .integer64, is: 0)
            unless("free", \.free, .integer64, is: 0)
            unless("carried", \.carried, .integer64, is: 0)
            unless("lent", \.lent, .integer64, is: 0)
            unless("budgets", \.budgets, .list(of: .inBudget), is: [])
            unless("windows", \.windows, .list(of: .windowOfDay), is: [])
            unless("counters", \.counters, .list(of: .inBudget), is: [])
        })
}

extension Shape where Value == DayUse.InWindow {
    static let windowOfDay = Shape.object(
        "WindowOfDay",
        make: DayUse.InWindow.init,
        members: {
            required("start", \.start, .whole)
            required("ms", \.milliseconds, .integer64)
        })
}

extension Shape where Value == GrantAccount {
    static let grantAccount = Shape.object(
        "GrantAccount",
        make: { GrantAccount(grant: $0, used: $1, takenBack: $2) },
        members: {
            required("grant", \.grant, .storedGrant)
            required("used", \.used, .integer64)
            unless("takenBack", \.takenBack, .integer64, is: 0)
        })
}
