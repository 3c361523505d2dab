import Household
import Shapes

/// A counter of wrong entries with what it counts, as it is stored.
private typealias CounterEntry = (key: PINCounterKey, counter: PINCounter)

extension Shape where Value == HouseholdState {
    static let home = Shape.object(
        "HouseholdState",
        make: {
            household, hash, parents, counters, goals, codes, lastHandle, wall, mono, clock, accounts, editions,
            resets, packs, badges, backups, former in
            HouseholdState(
                household: household, recoveryHash: hash, parents: parents,
                pinCounters: Dictionary(counters.map { ($0.key, $0.counter) }, uniquingKeysWith: { first, _ in first }),
                parentAccounts: accounts ?? [],
                boardGoals: BoardGoals(
                    targets: Dictionary(goals.map { ($0.topic, $0.target) }, uniquingKeysWith: { first, _ in first })),
                codes: codes, lastHandle: lastHandle, editions: EditionShelf(editions), wallShift: wall,
                monoShift: mono, clock: clock, pinResets: resets ?? [],
                packs: packs ?? PackBook(), badges: badges ?? BadgeBook(), backups: backups ?? BackupBook(),
                formerParents: former ?? [])
        },
        members: {
            optional("household", .storedHousehold) { $0.household }
            optional("recoveryHash", .words) { $0.recoveryHash }
            required("parents", .list(of: .storedParent)) { $0.parents }
            required("pinCounters", .list(of: counterEntry)) { home in
                home.pinCounters.map { CounterEntry($0.key, $0.value) }.sorted { $0.key.place < $1.key.place }
            }
            required("boardGoals", .list(of: goalEntry)) { home in
                home.boardGoals.targets.map { GoalEntry($0.key, $0.value) }.sorted { $0.topic.place < $1.topic.place }
            }
            required("codes", .codeBook) { $0.codes }
            required("lastHandle", .integer64) { $0.lastHandle }
            required("wallShift", .integer64) { $0.wallShift }
            required("monoShift", .integer64) { $0.monoShift }
            required("clock", .clockMemory) { $0.clock }
            optional("parentAccounts", .list(of: .account)) { $0.parentAccounts.isEmpty ? nil : $0.parentAccounts }
            required("editions", .list(of: .keptEdition)) { $0.editions.editions }
            unless("pinResets", .list(of: .pinReset), is: []) { $0.pinResets }
            optional("packs", .packBook) { $0.packs == PackBook() ? nil : $0.packs }
            optional("badges", .badgeBook) { $0.badges == BadgeBook() ? nil : $0.badges }
            optional("backups", .backupBook) { $0.backups == BackupBook() ? nil : $0.backups }
            unless("formerParents", .list(of: .formerParent), is: []) { $0.formerParents }
        })
}

extension Shape where Value == PINReset {
    fileprivate static let pinReset = Shape.object(
        "PINReset",
        make: { PINReset(parent: $0, at: $1, untold: $2, means: $3 ?? .recoveryCode) },
        members: {
            required("parent", .name) { $0.parent }
            required("at", .milliseconds) { $0.at }
            required("untold", .list(of: .name)) { $0.untold }
            unless("means", .word(PINReset.Means.self), is: .recoveryCode) { $0.means }
        })
}

extension Shape where Value == FormerParent {
    fileprivate static let formerParent = Shape.object(
        "FormerParent",
        make: FormerParent.init,
        members: {
            required("id", .name) { $0.id }
            required("name", .words) { $0.name }
        })
}

extension Shape where Value == ClockMemory {
    fileprivate static let clockMemory = Shape.object(
        "ClockMemory",
        make: { ClockMemory(anchor: $0, source: $1, jumpedIn: $2) },
        members: {
            optional("anchor", .clockAnchor) { $0.anchor }
            required("source", .word(ClockSource.self)) { $0.source }
            optional("jumpedIn", .name) { $0.jumpedIn }
        })
}

private let counterEntry = Shape<CounterEntry>.object(
    "CounterEntry",
    make: { CounterEntry($0, $1) },
    members: {
        required("counter", .counterKey) { $0.key }
        required("state", .pinCounter) { $0.counter }
    })

/// A shared goal that a parent set, as it is stored.
private typealias GoalEntry = (topic: BoardGoals.Topic, target: Int)

private let goalEntry = Shape<GoalEntry>.object(
    "GoalEntry",
    make: { GoalEntry(BoardGoals.Topic($0, $1), $2) },
    members: {
        required("metric", .word(BoardMetric.self)) { $0.topic.metric }
        required("period", .word(BoardPeriod.self)) { $0.topic.period }
        required("target", .whole) { $0.target }
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
