import API
import Household
import Journal
import Logging
import Stored

/// Makes the household anew from all rows, and compares it with what is known otherwise.
/// Source: Architecture ("doctor rebuilds them and compares"), Encryption at rest ("names the damage").
struct Examination {
    /// What the running daemon knows, to be compared; nil when none runs.
    let memory: StateImage?
    /// Wrong entries that could not be stored count in memory all the same: then the household itself is not compared.
    let hasUnstoredEntries: Bool
    /// Records whose kept replies the running daemon could not read at its start.
    private let lostReplies: [Int64]
    /// When keys that are still remembered are noted: for a new snapshot, and to miss their replies.
    private let now: Moment?
    private let journal: Journal
    private var reading = JournalReading(log: Logger(label: "doctor") { _ in SwiftLogNoOpLogHandler() })
    private var snapshot: DaemonDoctor.Snapshot = .none
    private var snapshotPicture: StateImage?
    private var snapshotRow: Int64?
    private var stateDifferences: [String] = []
    private var snapshotDifferences: [String] = []
    /// Logs of the snapshot that are ahead of what its rows tell: the rows of all these events have to be gone by rule.
    private var snapshotLogs: [ChildID: EventLog] = [:]
    private var hasComparedMemory = false
    private var hasComparedSnapshot = false

    init(
        of journal: Journal, memory: StateImage?, hasUnstoredEntries: Bool = false, lostReplies: [Int64] = [],
        now: Moment? = nil
    ) {
        self.lostReplies = lostReplies
        self.journal = journal
        self.memory = memory
        self.hasUnstoredEntries = hasUnstoredEntries
        self.now = now
        reading.now = now
    }

    /// What came out, and the household as the rows tell it; nil for the latter when something is damaged.
    struct Outcome: Sendable {
        var report: DaemonDoctor.Result
        var rebuilt: StateImage?
    }

    /// Reads everything. It takes some seconds for a year of history.
    ///
    /// - Parameter step: hears how many rows are read and how many there are; what it throws ends the reading.
    mutating func run(_ step: (_ done: Int, _ total: Int?) throws -> Void = { _, _ in }) throws(JournalFault) -> Outcome
    {
        try Self.take(step, 0, nil)
        let faults = try journal.structureFaults()
        try reading.beginWithFolds(of: journal)
        try readSnapshot()
        reading.take(try? journal.replies())
        // The snapshot may be newer than the picture of the memory: all its rows are stored.
        let last = max(memory?.seq ?? journal.lastSeq, snapshotRow ?? 0)
        var done = 0
        try journal.replay(through: last) { item in
            compare(before: Self.place(of: item))
            reading.take(item)
            done += 1
            try step(done, max(done, Int(last)))
        }
        compare(before: .max)
        return Outcome(
            report: report(faults), rebuilt: reading.damagedCount == 0 ? rebuilt() : nil)
    }

    /// A step outside of a reading.
    private static func take(
        _ step: (Int, Int?) throws -> Void, _ done: Int, _ total: Int?
    ) throws(JournalFault) {
        do { try step(done, total) } catch { throw .stopped(detail: "\(error)") }
    }

    private func rebuilt() -> StateImage {
        var image = reading.ledger.stored()
        if let now {
            image.keys = KeyedReplies.rows(of: reading.keyed().places, through: image.seq, at: now.wall)
        }
        return image
    }

    private mutating func readSnapshot() throws(JournalFault) {
        switch try journal.snapshot() {
        case .none: return
        case .unreadable: snapshot = .unreadable
        case .whole(let stored):
            do throws(SnapshotFault) {
                let image = try SnapshotCodec.decode(stored)
                // One from before the last fold is as good as none: a start does not use it.
                if stored.seq < reading.lastFolded { return }
                snapshotPicture = image
                snapshotRow = stored.seq
                snapshot = .same
            } catch {
                // One of another version is as good as none: a start does not use it, and nothing is wrong with it.
                if case .otherVersion = error { return }
                snapshotRow = stored.seq
                snapshot = .unreadable
            }
        }
    }

    /// The place of an item.
    private static func place(of item: ReplayItem) -> Int64 {
        switch item {
        case .row(let row): row.seq
        case .damaged(let seq, _, _): seq
        }
    }

    /// Compares as soon as all rows of a picture are read.
    private mutating func compare(before seq: Int64) {
        if let snapshotPicture, !hasComparedSnapshot, seq > snapshotPicture.seq {
            hasComparedSnapshot = true
            snapshotDifferences = differences(of: withToldLogs(snapshotPicture))
            if !snapshotDifferences.isEmpty { snapshot = .different }
        }
        if let memory, !hasComparedMemory, seq > memory.seq {
            hasComparedMemory = true
            stateDifferences = differences(of: memory, hasUnstoredEntries: hasUnstoredEntries)
        }
    }

    /// The picture with the logs that its rows tell, where those are behind. The rows of events that are not kept any more
    /// are gone, and a later row says so: that is looked at in the end.
    private mutating func withToldLogs(_ image: StateImage) -> StateImage {
        reading.finish()
        var image = image
        let told = reading.ledger.stored().children
        for index in image.children.indices {
            let child = image.children[index]
            guard let log = told.first(where: { $0.profile.id == child.profile.id })?.log, log != child.log,
                log.first <= child.log.first, log.next <= child.log.next
            else { continue }
            snapshotLogs[child.profile.id] = child.log
            image.children[index].log = log
        }
        return image
    }

    /// Children whose events of the snapshot's time should be there and are not.
    private var missingLogs: [String] {
        let children = reading.ledger.stored().children
        return snapshotLogs.sorted { $0.key.rawValue < $1.key.rawValue }.filter { id, log in
            children.contains { $0.profile.id == id && $0.log.first < log.next }
        }.map { "\($0.key.rawValue): log" }
    }

    private func differences(of image: StateImage, hasUnstoredEntries: Bool = false) -> [String] {
        reading.finish()
        var rebuilt = reading.ledger.stored()
        if hasUnstoredEntries { rebuilt.home = image.home }
        return image.differences(from: rebuilt)
    }

    private func report(_ faults: [String]) -> DaemonDoctor.Result {
        let missing = missingLogs
        let differences = stateDifferences + (snapshotDifferences + missing).map { "snapshot, \($0)" }
        let snapshot = missing.isEmpty ? snapshot : .different
        let replies = replyFaults
        let isHealthy =
            reading.damagedCount == 0 && faults.isEmpty && differences.isEmpty && snapshot != .unreadable
            && replies.isEmpty
        return DaemonDoctor.Result(
            healthy: isHealthy, rows: reading.rows, children: reading.ledger.childCount,
            damaged: reading.places.map { DaemonDoctor.Damage(row: Int(max(0, $0.row)), say: $0.reason) },
            damagedCount: reading.damagedCount, file: Array(faults.prefix(DaemonDoctor.mostTold)), snapshot: snapshot,
            snapshotRow: snapshotRow.map { Int($0) }, state: stateDifferences.isEmpty ? .same : .different,
            differences: differences, replies: replies.isEmpty ? nil : Array(replies.prefix(DaemonDoctor.mostTold)),
            tookMilliseconds: 0)
    }

    /// The household as the rows tell it, as far as they can be read.
    var household: StateImage {
        reading.finish()
        return reading.ledger.stored()
    }

    /// Rows of the household itself that could not be read.
    var householdDamage: [String] { reading.damage }

    /// The packs that the rows name.
    var installedPacks: [PackInstallation] { reading.ledger.home.packs.installed }

    /// What is wrong with kept replies, one thing a line.
    private var replyFaults: [String] {
        let lost = Set(lostReplies + reading.keyed().lost).sorted()
        return (journal.replyFault.map { [$0] } ?? []) + reading.replyFaults
            + lost.map { "the reply that row \($0) led to cannot be read" }
    }
}
