import Backups
import Glibc
import Household
import Journal
import Vault

/// The data folder into which a backup is put while no daemon runs: what is there, and where its key is kept.
struct RestorePlace {
    /// What is there.
    let present: PresentHousehold
    /// The right to work on the folder.
    let hold: FolderHold
    /// The key of what is there, which stays where it is; nil: there is none, or nobody has it.
    let own: OfflineKey?

    /// Reads what is there, and takes the right to work on the folder.
    static func look(
        at job: OfflineBackup.Restore, _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(BackupFault) -> RestorePlace {
        let folder = job.dataFolder
        do throws(StartFault) { try HouseholdErasure.resume(in: folder) } catch {
            throw .failed(detail: error.description)
        }
        let isThere = access(folder + "/journal.db", F_OK) == 0 || FolderSwap(folder).isPending
        let isWrapped = KeySource.isWrapped(folder)
        do throws(JournalFault) {
            if job.newPassphrase != nil {
                guard isWrapped || !isThere else {
                    throw .stopped(
                        detail:
                            "the household in \(folder) has its key in a file: leave --to-passphrase out, and wrap the "
                            + "key afterwards: kidd rotate-key --to-passphrase")
                }
                let hold = try FolderHold(folder)
                let reason = "nobody knows its passphrase any more"
                return RestorePlace(present: isThere ? .unreadable(reason) : .none, hold: hold, own: nil)
            }
            if isThere { return try open(folder, job.keyFile, for: job.scope, askPassphrase) }
            let hold = try FolderHold(folder)
            guard isWrapped else { return RestorePlace(present: .none, hold: hold, own: nil) }
            // The rows are gone, and what wraps their key is not.
            do throws(OfflineKey.Fault) {
                let found = try OfflineKey.find(in: folder, keyFile: job.keyFile, ask: askPassphrase) { _ in }.found
                return RestorePlace(present: .none, hold: hold, own: found)
            } catch {
                throw .stopped(detail: error.description)
            }
        } catch {
            guard case .stopped(let detail) = error else { throw BackupFault(error) }
            throw .failed(detail: detail)
        }
    }

    private static func open(
        _ folder: String, _ keyFile: String, for scope: Restoration.Scope,
        _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(JournalFault) -> RestorePlace {
        do throws(OfflineKey.Fault) {
            let (found, journal) = try OfflineKey.find(in: folder, keyFile: keyFile, ask: askPassphrase) {
                (key) throws(JournalFault) in try Journal.open(folder: folder, householdKey: key)
            }
            do throws(JournalFault) {
                let known = try PresentHousehold.read(journal, for: scope)
                return RestorePlace(present: .known(known), hold: journal.closeKeepingFolder(), own: found)
            } catch {
                return RestorePlace(
                    present: .unreadable(error.description), hold: journal.closeKeepingFolder(), own: found)
            }
        } catch {
            let reason = error.description
            switch error {
            // A key file that is there and cannot be used is not written over: its owner mends it first.
            case .file(let fault) where fault.kind != .missing: throw .stopped(detail: reason)
            case .file, .wrongKey:
                return RestorePlace(present: .unreadable(reason), hold: try FolderHold(folder), own: nil)
            case .journal(.damaged, let found):
                return RestorePlace(present: .unreadable(reason), hold: try FolderHold(folder), own: found)
            case .journal(.inUse(_, let pid), _):
                let process = pid.map { " (process \($0))" } ?? ""
                throw .stopped(
                    detail:
                        "kidd works on \(folder)\(process): \(SystemWords.stop(folder)), or ask it with kidctl backup "
                        + "restore")
            case .journal(let fault, _): throw fault
            case .wrongPassphrase:
                throw .stopped(
                    detail: "\(reason). This is the passphrase that opens the household, and not the backup's. If "
                        + "nobody knows it any more, add --to-passphrase and --replace-household NAME")
            case .other: throw .stopped(detail: reason)
            }
        }
    }

    // MARK: The key

    /// The key under which the household is to be: that of what is there, or a new one.
    ///
    /// - Parameter journal: the number of the backup's journal.
    func householdKey(_ job: OfflineBackup.Restore, _ journal: Int64) throws(BackupFault) -> Secret {
        do {
            let path = own?.source.path(in: job.dataFolder) ?? (job.newPassphrase == nil ? job.keyFile : nil)
            if let fault = path.flatMap({ KeySource.whyNotOwn($0, of: job.dataFolder) }) { throw fault }
            if let own { return own.key }
            if let passphrase = job.newPassphrase {
                let key = Secret(random: DataKey.size)
                let file = try PassphraseFile(wrapping: key, with: passphrase, job.stretching())
                try file.store(path: KeySource.next(PassphraseFile.path(in: job.dataFolder)))
                return key
            }
            if access(job.keyFile, F_OK) != 0 {
                return try KeyFile.create(path: job.keyFile, folder: PrivateFolder.resolved(job.dataFolder))
            }
            let contents = try KeyFile.contents(path: job.keyFile)
            guard contents.journal ?? journal == journal else {
                throw KeyFileFault(kind: .anotherHouseholds(folder: job.dataFolder, isNew: true), path: job.keyFile)
            }
            return contents.key
        } catch {
            throw .failed(detail: "\(error)")
        }
    }

    /// Whether a passphrase wraps the key from now on.
    func isWrapped(_ job: OfflineBackup.Restore) -> Bool {
        own.map { $0.source.storage == .passphrase } ?? (job.newPassphrase != nil)
    }

    /// The backup has taken its place: what keeps its key does, too. What wrapped the key of the household before stays
    /// beside that.
    func settle(_ job: OfflineBackup.Restore) throws(BackupFault) {
        let folder = job.dataFolder
        if let own {
            _ = own.source.settle(own.candidate, folder: folder)
            return
        }
        guard job.newPassphrase != nil else { return }
        let path = PassphraseFile.path(in: folder)
        let replaced = FolderSwap(folder).replaced
        if access(replaced, F_OK) == 0, access(path, F_OK) == 0 {
            _ = DurableFile.move(path, to: replaced + "/" + PassphraseFile.name)
        }
        if let code = DurableFile.move(KeySource.next(path), to: path) { throw .writing(path, code) }
    }
}
