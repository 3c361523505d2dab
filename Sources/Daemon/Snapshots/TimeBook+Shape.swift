import Household
import JSONRPC

extension Shape where Value == TimeBook {
    static let timeBook = Shape.object(
        "TimeBook",
        make: {
            TimeBook(
                days: $0, leases: $1, grants: $2, grantsGiven: $3, lock: $4, counted: $5, ended: $6, learning: $7)
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
        })
}

extension Shape where Value == DayUse {
    static let dayUse = Shape.object(
        "DayUse",
        make: { DayUse(day: $0, ordinary: $1 ?? 0, granted: $2 ?? 0, learning: $3 ?? 0) },
        members: {
            required("day", .number) { $0.day }
            unless("ordinary", .integer64, is: 0) { $0.ordinary }
            unless("granted", .integer64, is: 0) { $0.granted }
            unless("learning", .integer64, is: 0) { $0.learning }
        })
}

extension Shape where Value == GrantAccount {
    static let grantAccount = Shape.object(
        "GrantAccount",
        make: { GrantAccount(grant: $0, used: $1) },
        members: {
            required("grant", .storedGrant) { $0.grant }
            required("used", .integer64) { $0.used }
        })
}
