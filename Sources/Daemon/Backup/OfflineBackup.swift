import Backups
import Glibc
import Household
import Journal
import Vault

/// Looks into a backup, and puts one back, while no daemon works on the data folder.
public enum OfflineBackup {
    /// What a look into a backup, or putting it back, came to.
    public struct Outcome: Sendable {
        /// For people.
        public var text: String
        /// Whether all that is in it could be read.
        public var isWhole: Bool
    }

    /// Reads a backup to its end and everything that is in it; nothing is changed.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - place: a folder with room for what is in it.
    public static func verify(_ path: String, passphrase: Secret, place: String) throws(StartFault) -> Outcome {
        do throws(BackupFault) {
            let reader = try BackupReader(path)
            let key = try reader.key(of: passphrase)
            let staged = try StagedBackup.examine(reader, key, in: place, retire: { _ in }, step: { _, _, _ in })
            return Outcome(
                text: text(staged, bytes: reader.size), isWhole: staged.findings.faults.isEmpty)
        } catch {
            throw StartFault(error.description)
        }
    }

    /// How a backup is put back.
    public struct Restore: Sendable {
        /// The backup.
        public var path: String
        /// The data folder that it is put into.
        public var dataFolder: String
        /// The file with the household key; made where there is none.
        public var keyFile: String
        /// The household whose place it may take although it is another one's.
        public var replaces: String?
        /// Whether a developer's backup may come into a new folder.
        public var isDeveloper = false
        /// The account that owns the data; nil: as it is.
        public var user: String?

        public init(path: String, dataFolder: String, keyFile: String) {
            self.path = path
            self.dataFolder = dataFolder
            self.keyFile = keyFile
        }

        /// Hears of each step, for tests of what survives.
        public var onStep: (@Sendable (FolderSwap.Step) -> Void)?
    }

    /// Puts a backup back.
    public static func restore(
        _ job: Restore, passphrase: Secret, clock: any Clock = SystemClock()
    ) throws(StartFault) -> Outcome {
        do throws(BackupFault) {
            // As the account that asks: a stick may be for root alone.
            let reader = try BackupReader(job.path)
            try DataOwner.become(ownerOf: job.dataFolder, keyFile: job.keyFile, named: job.user)
            let key = try reader.key(of: passphrase)
            return try restore(job, reader, key, clock)
        } catch {
            throw StartFault(error.description)
        }
    }

    private static func restore(
        _ job: Restore, _ reader: BackupReader, _ key: BackupKey, _ clock: any Clock
    ) throws(BackupFault) -> Outcome {
        let (present, hold) = try look(at: job)
        defer { hold.release() }
        let restoration = Restoration(
            folder: job.dataFolder, present: present, replaces: job.replaces, isDeveloper: job.isDeveloper,
            clock: clock, author: Author(role: .owner, uid: getuid()), onStep: job.onStep)
        let staged = try Restoration.unpack(
            reader, key, into: job.dataFolder, retire: { _ in }, step: { _, _, _ in })
        let outcome = try restoration.prepare(
            staged, retire: { _ in },
            householdKey: { () throws(BackupFault) in try householdKey(job.keyFile) })
        do throws(BackupFault) {
            try restoration.commit()
        } catch {
            restoration.undo()
            throw error
        }
        return Outcome(text: text(outcome, in: job.dataFolder), isWhole: outcome.manifest.damaged == 0)
    }

    /// Reads what is there, and takes the right to work on the folder.
    private static func look(at job: Restore) throws(BackupFault) -> (PresentHousehold, FolderHold) {
        let folder = job.dataFolder
        let isThere = access(folder + "/journal.db", F_OK) == 0 || FolderSwap(folder).isPending
        do throws(JournalFault) {
            guard isThere else { return (.none, try FolderHold(folder)) }
            let householdKey: Secret
            do throws(KeyFileFault) {
                householdKey = try KeyFile.load(path: job.keyFile)
            } catch {
                // A key file that is there and cannot be used is not written over: its owner mends it first.
                guard case .missing = error.kind else { throw .stopped(detail: error.description) }
                return (.unreadable(error.description), try FolderHold(folder))
            }
            return try read(folder, householdKey)
        } catch {
            guard case .stopped(let detail) = error else { throw BackupFault(error) }
            throw .failed(detail: detail)
        }
    }

    private static func read(
        _ folder: String, _ householdKey: Secret
    ) throws(JournalFault) -> (PresentHousehold, FolderHold) {
        let journal: Journal
        do throws(JournalFault) {
            journal = try Journal.open(folder: folder, householdKey: householdKey)
        } catch {
            switch error {
            case .damaged, .wrongKey: return (.unreadable(error.description), try FolderHold(folder))
            case .inUse(_, let pid):
                let process = pid.map { " (process \($0))" } ?? ""
                throw .stopped(
                    detail: "kidd works on \(folder)\(process): stop it first, or ask it with kidctl backup restore")
            default: throw error
            }
        }
        do throws(JournalFault) {
            let known = try PresentHousehold.read(journal)
            return (.known(known), journal.closeKeepingFolder())
        } catch {
            return (.unreadable(error.description), journal.closeKeepingFolder())
        }
    }

    private static func householdKey(_ path: String) throws(BackupFault) -> Secret {
        do throws(KeyFileFault) {
            if access(path, F_OK) != 0 { return try KeyFile.create(path: path) }
            return try KeyFile.load(path: path)
        } catch {
            throw .failed(detail: error.description)
        }
    }

    // MARK: Words

    private static func text(_ staged: StagedBackup, bytes: Int) -> String {
        let manifest = staged.manifest
        let children = staged.findings.household.children.map(\.profile.name)
        var lines = [
            "Household  \(manifest.household)\(manifest.developer ? " (a developer's)" : "")",
            "Made       \(time(manifest.at)) by kidd \(manifest.kidd), \(bytes) bytes",
            "Children   \(children.isEmpty ? "none" : children.joined(separator: ", "))",
            "Rows       \(staged.findings.rows), \(staged.findings.damagedCount == 0 ? "all whole" : "\(staged.findings.damagedCount) damaged")",
            "Audit      \(staged.findings.isAuditIntact ? "as it was written" : "not as it was written")",
            "Packs      \(manifest.packs)",
            "",
        ]
        lines += staged.findings.faults.prefix(20)
        lines.append(
            staged.findings.faults.isEmpty
                ? "Everything in this backup can be put back." : "The household was damaged when this backup was made.")
        return lines.joined(separator: "\n")
    }

    private static func text(_ outcome: Restoration.Outcome, in folder: String) -> String {
        let manifest = outcome.manifest
        let kept =
            outcome.replaced.map { "\nWhat was there before is kept in \($0) until the next restore or backup." } ?? ""
        return "The household \(manifest.household) is back in \(folder), as it was on \(time(manifest.at)).\(kept)\n"
            + "Start kidd now. PINs and the recovery code are those of that time."
    }

    private static func time(_ milliseconds: Int64) -> String {
        RFC3339.text(of: Instant(milliseconds: milliseconds), in: .utc)
    }
}
