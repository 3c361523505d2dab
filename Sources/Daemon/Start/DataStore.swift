import Glibc
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
            throw StartFault(error.description)
        }
    }

    /// The household key of a data folder; both are made where there is no household yet.
    static func key(_ options: ServeOptions) throws(StartFault) -> Secret {
        Sodium.start()
        // A restore that a crash interrupted is finished by opening the journal.
        let isNew =
            access(options.dataFolder + "/journal.db", F_OK) != 0 && !FolderSwap(options.dataFolder).isPending
        if isNew { try makeFolder(options.dataFolder) }
        return try key(options, isNew: isNew)
    }

    /// Makes the data folder before the key, so that no key is made for a folder that cannot be written.
    private static func makeFolder(_ folder: String) throws(StartFault) {
        if let code = PrivateFolder.make(folder) { throw unwritable(folder, code) }
        if access(folder, W_OK | X_OK) != 0 { throw unwritable(folder, errno) }
    }

    private static func unwritable(_ folder: String, _ code: Int32) -> StartFault {
        StartFault(JournalFault.unwritable(path: folder, detail: SystemError.text(code)).description)
    }

    /// The name of the credential that holds the household key.
    static let credential = "kidd.household-key"

    /// The household key: the service manager's credential, else the key file, made when there is no household yet.
    private static func key(_ options: ServeOptions, isNew: Bool) throws(StartFault) -> Secret {
        let path = options.keyFile
        do throws(KeyFileFault) {
            if let folder = options.credentials, access(folder + "/" + credential, F_OK) == 0 {
                return try KeyFile.load(credential: folder + "/" + credential)
            }
            if isNew, access(path, F_OK) != 0 { return try KeyFile.create(path: path) }
            return try KeyFile.load(path: path)
        } catch {
            throw StartFault(error.description)
        }
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
        } catch {
            throw StartFault(error.description)
        }
        tell((journal.replyFault.map { [$0] } ?? []) + reading.replyFaults, log)
        if let fault = journal.logFault { log.error("the journal is damaged", metadata: ["reason": "\(fault)"]) }
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
