import Glibc
import Household
import Journal
import Logging
import Vault

/// Opens the household's key and journal, and reads everything back into memory.
struct DataStore {
    let journal: Journal
    let ledger = Ledger()
    var keyed = KeyedReplies()
    /// Rows of the household itself that could not be read.
    var damage: [String] = []

    init(_ options: ServeOptions, onStep: (@Sendable (CommitStep) -> Void)?) throws(StartFault) {
        Sodium.start()
        let isNew = access(options.dataFolder + "/journal.db", F_OK) != 0
        if isNew { try Self.makeFolder(options.dataFolder) }
        let key = try Self.key(options, isNew: isNew)
        do throws(JournalFault) {
            var settings = JournalOptions(developerMark: options.isDeveloper, auditedKinds: RecordKind.audited)
            if let pages = options.checkpointPages { settings.checkpointPages = pages }
            journal = try Journal.open(
                folder: options.dataFolder, householdKey: key, options: settings, onStep: onStep)
        } catch {
            throw StartFault(error.description)
        }
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

    /// Reads the journal from the beginning.
    mutating func replay(_ log: Logger) throws(StartFault) {
        var damagedHandles: Set<Int64> = []
        do throws(JournalFault) {
            try journal.replay { item in
                switch item {
                case .damaged(let seq, let profile, let reason):
                    log.error("damaged row", metadata: ["row": "\(seq)", "reason": "\(reason)"])
                    skip(seq, profile, "\(reason)", &damagedHandles)
                    if case .missing(let through) = reason { ledger.skip(to: through) }
                case .row(let row): take(row, &damagedHandles, log)
                }
            }
        } catch {
            throw StartFault(error.description)
        }
        for handle in damagedHandles { ledger.markDamaged(handle: handle) }
        // Decisions do not depend on it: it is told, here and by audit.verify, and closes nothing.
        if let fault = journal.chainFault {
            log.error("the audit is not as it was written", metadata: ["row": "\(fault.seq)", "reason": "\(fault)"])
        }
    }

    private mutating func take(
        _ row: StoredRow, _ damaged: inout Set<Int64>, _ log: Logger
    ) {
        let stamp = Stamp(device: row.device, seq: row.seq, at: Instant(milliseconds: row.at))
        do throws(RecordFault) {
            let record = try RecordCodec.decode(row.body, stamp: stamp)
            ledger.replay(record)
            if let key = record.key { keyed.remember(key, seq: row.seq, at: stamp.at) }
        } catch {
            log.error("unreadable row", metadata: ["row": "\(row.seq)", "reason": "\(error)"])
            skip(row.seq, row.profile, "\(error)", &damaged)
        }
    }

    /// A row of a child isolates that child; any other makes the household damaged.
    private mutating func skip(_ seq: Int64, _ profile: Int64?, _ reason: String, _ damaged: inout Set<Int64>) {
        ledger.skip(to: seq)
        if let profile, profile > 0 { damaged.insert(profile) } else { damage.append("row \(seq): \(reason)") }
    }
}
