import Household
import Journal
import Logging
import Stored
import Vault

/// Opens the household's key and journal, and reads everything back into memory.
struct DataStore {
    let journal: Journal
    private(set) var ledger = Ledger()
    var keyed = KeyedReplies()
    /// Rows of the household itself that could not be read.
    var damage: [String] = []
    /// Editions that left the household's shelf within the last day, by the rows that hold them.
    private(set) var leftEditions: [Int64: KeptEdition] = [:]
    /// What was noted at the last change of the household key, until it is in the audit.
    private(set) var rotation: [UInt8]?
    /// The last row of the snapshot that was used; 0: none was.
    private(set) var snapshotSeq: Int64 = 0

    /// Opens the journal of a data folder that is there.
    init(_ options: ServeOptions, key: Secret, onStep: (@Sendable (CommitStep) -> Void)?) throws(StartFault) {
        do throws(JournalFault) {
            var settings = JournalOptions(developerMark: options.isDeveloper, auditedKinds: RecordKind.audited)
            if let pages = options.checkpointPages { settings.checkpointPages = pages }
            journal = try Journal.open(
                folder: options.dataFolder, householdKey: key, options: settings, onStep: onStep)
        } catch {
            var fault = StartFault(error.description)
            if case .wrongKey = error { fault.isWrongKey = true }
            throw fault
        }
        // What a restore had begun when kidd ended; the folder is locked, so nobody works on it.
        FolderSwap(options.dataFolder).undo()
    }

    /// Makes the household anew: from the snapshot and the rows after it, or from all rows.
    mutating func load(_ clock: any Clock, _ log: Logger) throws(StartFault) {
        var reading = JournalReading(log: log)
        do throws(JournalFault) {
            var start: Int64 = 0
            var keyRows: [ClosedRange<Int64>] = []
            if let image = try Self.image(in: journal, log) {
                reading.ledger.adopt(image)
                start = image.seq
                keyRows = image.keys
            } else {
                try reading.beginWithFolds(of: journal)
            }
            let replies = try? journal.replies()
            reading.now = try JournalReading.moment(
                clock, in: journal, after: reading.ledger.home, newest: replies?.newest)
            reading.take(replies)
            try journal.rows(in: keyRows) { reading.takeKey($0) }
            try journal.replay(after: start) { reading.take($0) }
            reading.finish()
            ledger = reading.ledger
            keyed = reading.keyed()
            leftEditions = reading.leftEditions
            damage = reading.damage
            snapshotSeq = start
            rotation = try journal.rotationNote()
        } catch {
            throw StartFault(error.description)
        }
        tell((journal.replyFault.map { [$0] } ?? []) + reading.replyFaults, log)
        if let fault = journal.logFault { log.error("the journal is damaged", metadata: ["reason": "\(fault)"]) }
        if let decision = journal.decision {
            log.warning("what a failed commit left is decided", metadata: ["reason": "\(decision)"])
        }
        // Decisions do not depend on it: it is told, here and by audit.verify, and closes nothing.
        if let fault = journal.chainFault {
            log.error("the audit is not as it was written", metadata: ["row": "\(fault.seq)", "reason": "\(fault)"])
        }
    }

    /// All editions of lessons that something goes on with.
    var editions: [KeptEdition] { ledger.home.editions.editions + leftEditions.values }

    /// What is wrong with kept replies: calls that are repeated are refused, and nothing else follows.
    private func tell(_ faults: [String], _ log: Logger) {
        for fault in faults.prefix(JournalReading.mostTold) {
            log.error("replies to repeated calls cannot be read", metadata: ["reason": "\(fault)"])
        }
        if !keyed.lost.isEmpty {
            log.error("replies to repeated calls are missing", metadata: ["count": "\(keyed.lost.count)"])
        }
    }

    /// The stored snapshot, if there is one that can be used.
    private static func image(in journal: Journal, _ log: Logger) throws(JournalFault) -> StateImage? {
        switch try journal.snapshot() {
        case .none: return nil
        case .unreadable(let reason):
            log.warning("the snapshot is not used: all rows are read", metadata: ["reason": "\(reason)"])
            return nil
        case .whole(let snapshot):
            let image: StateImage
            do throws(SnapshotFault) { image = try SnapshotCodec.decode(snapshot) } catch {
                log.notice("the snapshot is not used: all rows are read", metadata: ["reason": "\(error)"])
                return nil
            }
            // Rows after it may be gone already.
            let lastFolded = try JournalReading.folds(in: journal, after: image.seq).map(\.through).max() ?? 0
            guard lastFolded <= image.seq else {
                log.notice("the snapshot is not used: it is older than what was folded")
                return nil
            }
            return image
        }
    }
}
