import Household
import Shapes

/// A counter of wrong entries with what it counts, as it is stored.
private typealias CounterEntry = (key: PINCounterKey, value: PINCounter)

extension Shape where Value == HouseholdState {
    static let home = Shape.object(
        "HouseholdState",
        from: HouseholdState(),
        members: {
            optional("household", \.household, .storedHousehold)
            optional("recoveryHash", \.recoveryHash, .words)
            required("parents", \.parents, .list(of: .storedParent))
            required("pinCounters", \.pinCounters, .entries(of: counterEntry, in: { $0.place < $1.place }))
            required("boardGoals", \.boardGoals.targets, .entries(of: goalEntry, in: { $0.place < $1.place }))
            required("codes", \.codes, .codeBook)
            required("lastHandle", \.lastHandle, .integer64)
            required("wallShift", \.wallShift, .integer64)
            required("monoShift", \.monoShift, .integer64)
            required("clock", \.clock, .clockMemory)
            unless("parentAccounts", \.parentAccounts, .list(of: .account), is: [])
            required("editions", \.editions.editions, .list(of: .keptEdition))
            unless("pinResets", \.pinResets, .list(of: .pinReset), is: [])
            unless("packs", \.packs, .packBook, is: PackBook())
            unless("badges", \.badges, .badgeBook, is: BadgeBook())
            unless("backups", \.backups, .backupBook, is: BackupBook())
            unless("formerParents", \.formerParents, .list(of: .formerParent), is: [])
        })
}

extension Shape where Value == PINReset {
    fileprivate static let pinReset = Shape.object(
        "PINReset",
        make: { PINReset(parent: $0, at: $1, untold: $2, means: $3) },
        members: {
            required("parent", \.parent, .name)
            required("at", \.at, .milliseconds)
            required("untold", \.untold, .list(of: .name))
            unless("means", \.means, .word(PINReset.Means.self), is: .recoveryCode)
        })
}

extension Shape where Value == FormerParent {
    fileprivate static let formerParent = Shape.object(
        "FormerParent",
        make: FormerParent.init,
        members: {
            required("id", \.id, .name)
            required("name", \.name, .words)
        })
}

extension Shape where Value == ClockMemory {
    fileprivate static let clockMemory = Shape.object(
        "ClockMemory",
        make: { ClockMemory(anchor: $0, source: $1, jumpedIn: $2) },
        members: {
            optional("anchor", \.anchor, .clockAnchor)
            required("source", \.source, .word(ClockSource.self))
            optional("jumpedIn", \.jumpedIn, .name)
        })
}

private let counterEntry = Shape<CounterEntry>.object(
    "CounterEntry",
    make: { CounterEntry($0, $1) },
    members: {
        required("counter", \.key, .counterKey)
        required("state", \.value, .pinCounter)
    })

/// A shared goal that a parent set, as it is stored.
private typealias GoalEntry = (key: BoardGoals.Topic, value: Int)

private let goalEntry = Shape<GoalEntry>.object(
    "GoalEntry",
    make: { GoalEntry(BoardGoals.Topic($0, $1), $2) },
    members: {
        required("metric", \.key.metric, .word(BoardMetric.self))
        required("period", \.key.period, .word(BoardPeriod.self))
        required("target", \.value, .whole)
    })

extension BoardGoals.Topic {
    /// An order, so that the same goals always give the same bytes.
    fileprivate var place: String { "\(metric.rawValue).\(period.rawValue)" }
}

extension PINCounterKey {
    /// An order, so that the same counters always give the same bytes.
    fileprivate var place: (Int64, String) {
        switch self {
        case .household: (-2, "")
        case .recovery: (-1, "")
        case .strangers: (-3, "")
        case .account(let uid): (Int64(uid), "")
        case .code(let child): (.max, child.rawValue)
        }
    }
}
