import Glibc
import Household
import Journal
import Stored
import Vault

/// Changes the household key of a data folder on which no daemon works, and where it is kept.
public enum OfflineRotation {
    /// Where the key is to be kept from now on.
    public enum Target: Sendable {
        /// In a file that is not there yet; nil: in the file that has it now.
        case file(path: String?)
        /// In the data folder, wrapped by this passphrase; nil: by the present one.
        case passphrase(Secret?)
    }

    /// - Parameters:
    ///   - keyFile: the file with the present key, if it is in one.
    ///   - cost: how a new passphrase becomes a key.
    ///   - askPassphrase: the present passphrase, if one wraps the key.
    ///   - onStep: for crash tests.
    /// - Returns: what to do next, for a person.
    public static func run(
        dataFolder: String, keyFile: String, to target: Target,
        cost: () -> KeyStretching = PassphraseFile.sensitive, askPassphrase: () throws(StartFault) -> Secret,
        onStep: ((KeyStep) -> Void)? = nil
    ) throws(StartFault) -> String {
        Sodium.start()
        try SystemWords.becomeOwner(of: dataFolder, keyFile)
        do throws(JournalFault) { try ErasureMark.refuse(in: dataFolder) } catch {
            throw StartFault(error.description)
        }
        guard access(dataFolder + "/journal.db", F_OK) == 0 else {
            throw StartFault("there is no journal in \(dataFolder): name the data folder with --data-dir")
        }
        let (present, journal) = try open(dataFolder, keyFile, askPassphrase)
        let source = present.source
        let foreign = present.candidate.whyNotOwn(journal, in: dataFolder)
        let next = try store(target, dataFolder, present, journal, foreign, cost)
        onStep?(.nextKeyStored)
        let owner = Author(role: .owner, uid: Account.effectiveUID)
        let note = RotationNote(storage: next.source.storage, by: owner)
        do throws(JournalFault) {
            try Journal.rekey(folder: dataFolder, from: present.key, to: next.key, note: note.bytes) {
                onStep?(.keysRewrapped)
            }
        } catch {
            // A disk that failed at the end may have stored the change: the key that opens the journal decides.
            guard (try? leaveWhole(dataFolder, next.key)) != nil else { throw StartFault(error.description) }
        }
        onStep?(.keysStored)
        var text = said(from: source, to: next.source, leaving: foreign)
        if let code = next.source.settle(.init(key: next.key, isNext: true), folder: dataFolder) {
            text += " The next start of kidd puts its file in its place, which cannot be done now: "
            text += "\(next.path): \(SystemError.text(code))."
        }
        onStep?(.keyFileMoved)
        return text
    }

    /// Finds the key that fits, and leaves a journal that was stopped whole; gives its number, too.
    private static func open(
        _ folder: String, _ keyFile: String, _ askPassphrase: () throws(StartFault) -> Secret
    ) throws(StartFault) -> (OfflineKey, Int64) {
        do throws(OfflineKey.Fault) {
            let (found, journal) = try OfflineKey.find(in: folder, keyFile: keyFile, ask: askPassphrase) {
                (key) throws(JournalFault) in try leaveWhole(folder, key)
            }
            if found.candidate.whyNotOwn(journal, in: folder) == nil {
                _ = found.source.settle(found.candidate, folder: folder)
            }
            return (found, journal)
        } catch {
            switch error {
            case .file(let fault) where fault.kind != .missing: throw StartFault(fault.description)
            case .file, .wrongKey:
                throw StartFault(
                    "the key file \(keyFile) is not there or does not open \(folder): name the household's with "
                        + "--key-file")
            default: throw StartFault(error.description)
            }
        }
    }

    /// Opens a journal and stops it, so that its log is empty; its number.
    @discardableResult
    private static func leaveWhole(_ folder: String, _ key: Secret) throws(JournalFault) -> Int64 {
        let journal = try Journal.open(folder: folder, householdKey: key)
        journal.start(isToldDecision: false) { _ in }
        journal.stop()
        return journal.device
    }

    /// Makes the next key and its file.
    ///
    /// - Parameter foreign: why the present key's file is not this household's, and so stays as it is.
    private static func store(
        _ target: Target, _ folder: String, _ present: OfflineKey, _ journal: Int64, _ foreign: KeyFileFault?,
        _ cost: () -> KeyStretching
    ) throws(StartFault) -> (key: Secret, source: KeySource, path: String) {
        let source = present.source
        do {
            switch target {
            case .file(let path):
                guard let path = path ?? source.path(in: folder), path != PassphraseFile.path(in: folder) else {
                    throw StartFault("a file for the new key is needed: name one with --new-key-file")
                }
                try KeySource.requireOutside(folder, path)
                let isPresent = source == .file(path: path)
                if isPresent, let foreign { throw foreign }
                let next = isPresent ? KeySource.next(path) : path
                let key = try KeyFile.create(path: next, journal: journal, folder: PrivateFolder.resolved(folder))
                return (key, .file(path: path), next)
            case .passphrase(let new):
                guard let chosen = new ?? present.passphrase else { throw StartFault("a new passphrase is needed") }
                let key = Secret(random: DataKey.size)
                let path = KeySource.next(PassphraseFile.path(in: folder))
                let file = try PassphraseFile(wrapping: key, with: chosen, cost())
                try file.store(path: path)
                return (key, .passphrase(isNew: false), path)
            }
        } catch {
            throw StartFault("\(error)")
        }
    }

    /// - Parameter foreign: why the old key is not to be removed.
    private static func said(from old: KeySource, to new: KeySource, leaving foreign: KeyFileFault?) -> String {
        var text = "The household has a new key"
        switch new {
        case .file(let path): text += ": \(path). Keep a copy of it elsewhere."
        default: text += ", wrapped by the passphrase. kidd starts sealed: kidctl household unseal opens it."
        }
        if case .file(let path) = old, old != new {
            text +=
                foreign.map { " Leave \(path) as it is: \($0.finding)." }
                ?? " The old key opens nothing any more: remove \(path)."
        }
        return text + " Backups need no household key: each opens with the passphrase that was chosen for it."
    }
}
