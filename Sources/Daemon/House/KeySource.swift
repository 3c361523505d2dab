import Glibc
import Journal
import Vault

/// Where the household key comes from, in this order: a credential of the service manager, a passphrase that the data
/// folder was made with, a key file. Source: Encryption at rest.
enum KeySource: Equatable, Sendable {
    /// A file that the service manager passes.
    case credential(path: String)
    /// A file of its own, outside the data folder.
    case file(path: String)
    /// A passphrase that somebody has to say: the daemon starts sealed. `isNew`: it is yet to be chosen.
    case passphrase(isNew: Bool)

    /// The name of the credential that holds the household key.
    static let credentialName = SystemInstall.credentialName

    /// What a key is called that is to take the place of the present one.
    static func next(_ path: String) -> String { path + ".next" }

    /// A household key that may be the present one: a change of the key that was cut short leaves two.
    struct Candidate: Sendable {
        var key: Secret
        /// It stands in the file of the next key.
        var isNext: Bool
        /// The key file that it comes from; nil: it is none's.
        var file: String?
        /// The journal that its file names; nil: none, or it may open whatever is there.
        var journal: Int64?

        /// Why it is not for the journal that it has opened, or not for the folder of that; nil: it is.
        func whyNotOwn(_ opened: Int64, in folder: String) -> KeyFileFault? {
            guard let file else { return nil }
            guard journal ?? opened == opened else {
                return KeyFileFault(kind: .anotherHouseholds(folder: folder, isNew: false), path: file)
            }
            return KeySource.whyNotOwn(file, of: folder)
        }
    }

    /// Why a key file is not this data folder's: it belongs to another one, of which this is a copy, so that its key is
    /// neither to be changed nor to be taken away; nil: it is this one's. A folder without a household was moved, or is gone:
    /// then the file is free.
    static func whyNotOwn(_ keyFile: String, of folder: String) -> KeyFileFault? {
        guard let owner = KeyFile.folder(path: keyFile), !isGone(owner), !Places.isSame(owner, folder) else {
            return nil
        }
        return KeyFileFault(kind: .anotherFolders(owner: owner, folder: folder), path: keyFile)
    }

    /// Whether there is no household in a folder; where nobody can tell, there is one.
    private static func isGone(_ folder: String) -> Bool {
        isNew(folder) && access(folder + "/journal.db", F_OK) != 0 && [ENOENT, ENOTDIR].contains(errno)
    }

    /// The source of a data folder's key. A new household's folder is made before its key.
    static func find(_ options: ServeOptions) throws(StartFault) -> KeySource {
        Sodium.start()
        let isNew = isNew(options.dataFolder)
        if isNew { try makeFolder(options.dataFolder) }
        if let folder = options.credentials, access(folder + "/" + credentialName, F_OK) == 0 {
            return .credential(path: folder + "/" + credentialName)
        }
        let isWrapped = isWrapped(options.dataFolder)
        if options.usesPassphrase, !isWrapped {
            if isNew { return .passphrase(isNew: true) }
            throw StartFault(
                "the household in \(options.dataFolder) was not made with a passphrase: start kidd without "
                    + "--passphrase, or change its key first: kidd rotate-key --to-passphrase")
        }
        let isThere = access(options.keyFile, F_OK) == 0
        // Which of both it is shows when it is opened: a change from one to the other may have been cut short.
        if isWrapped, options.usesPassphrase || !isThere { return .passphrase(isNew: false) }
        do throws(KeyFileFault) { try requireOutside(options.dataFolder, options.keyFile) } catch {
            throw StartFault(error.description)
        }
        return .file(path: options.keyFile)
    }

    /// Refuses a key file inside the data folder, which it is to open: whoever copied that had the key too.
    static func requireOutside(_ folder: String, _ keyFile: String) throws(KeyFileFault) {
        guard PrivateFolder.contains(folder, keyFile) else { return }
        throw KeyFileFault(kind: .insideData(folder: folder, exists: access(keyFile, F_OK) == 0), path: keyFile)
    }

    /// Whether there is no household in a folder. A restore that a crash interrupted is finished by opening the journal.
    static func isNew(_ folder: String) -> Bool {
        access(folder + "/journal.db", F_OK) != 0 && !FolderSwap(folder).isPending
    }

    /// Whether a passphrase wraps a key of this folder.
    static func isWrapped(_ folder: String) -> Bool {
        let path = PassphraseFile.path(in: folder)
        return access(path, F_OK) == 0 || access(next(path), F_OK) == 0
    }

    /// The keys of a credential or a key file, which is made with a new household.
    ///
    /// - Parameter note: hears of a next key that cannot be used; it keeps no sound present one from being tried.
    func candidates(
        _ options: ServeOptions, note: (String) -> Void = { _ in }
    ) throws(StartFault) -> [Candidate] {
        do throws(KeyFileFault) {
            switch self {
            case .credential(let path): return [Candidate(key: try KeyFile.load(credential: path), isNext: false)]
            case .passphrase: return []
            case .file(let path):
                let isNew = Self.isNew(options.dataFolder)
                let folder = PrivateFolder.resolved(options.dataFolder)
                if isNew, access(path, F_OK) != 0 {
                    return [Candidate(key: try KeyFile.create(path: path, folder: folder), isNext: false)]
                }
                let found = try Self.candidates(ofFile: path, note: note)
                if isNew, let fault = Self.whyNotOwn(path, of: folder) { throw fault }
                guard !isNew || found.allSatisfy({ $0.journal == nil }) else {
                    throw KeyFileFault(
                        kind: .anotherHouseholds(folder: options.dataFolder, isNew: true), path: path)
                }
                return found
            }
        } catch {
            throw StartFault(error.description)
        }
    }

    /// The keys of a key file, and of the one that was to take its place.
    static func candidates(
        ofFile path: String, note: (String) -> Void = { _ in }
    ) throws(KeyFileFault) -> [Candidate] {
        func candidate(_ path: String, isNext: Bool) throws(KeyFileFault) -> Candidate {
            let contents = try KeyFile.contents(path: path)
            return Candidate(key: contents.key, isNext: isNext, file: file, journal: contents.journal)
        }
        let file = path
        var found = [try candidate(path, isNext: false)]
        guard isThere(next(path)) else { return found }
        do throws(KeyFileFault) {
            found.append(try candidate(next(path), isNext: true))
        } catch {
            note(leftover(error))
        }
        return found
    }

    /// The keys that a passphrase unwraps; none: it is another one. It takes seconds.
    static func candidates(
        _ folder: String, passphrase: Secret, note: (String) -> Void = { _ in }
    ) throws(StartFault) -> [Candidate] {
        let path = PassphraseFile.path(in: folder)
        var found: [Candidate] = []
        var hasPresent = false
        for (path, isNext) in [(path, false), (next(path), true)] {
            do throws(KeyFileFault) {
                guard let file = try PassphraseFile.load(path: path) else { continue }
                hasPresent = true
                do throws(VaultFault) {
                    found.append(Candidate(key: try file.open(with: passphrase), isNext: isNext))
                } catch {
                    if error == .outOfMemory { throw KeyFileFault(kind: .unreadable(errno: ENOMEM), path: path) }
                }
            } catch {
                guard isNext, hasPresent, error.kind != .unreadable(errno: ENOMEM) else {
                    throw StartFault(error.description)
                }
                note(leftover(error))
            }
        }
        return found
    }

    /// What is said of a next key that cannot be used.
    private static func leftover(_ fault: KeyFileFault) -> String {
        "\(fault.path) cannot be used (\(fault.finding)): it is what a change of the household key left behind. It is "
            + "removed when the household opens without it; if it does not, mend it"
    }

    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// One of the candidates opened the journal: the file of the next key takes its place, or goes. So does what a crash
    /// left of writing either.
    func settle(_ opened: Candidate, folder: String) -> Int32? {
        let wrapped = PassphraseFile.path(in: folder)
        let path: String
        switch self {
        case .credential:
            KeyDrafts.clear(beside: wrapped)
            return DurableFile.remove(Self.next(wrapped))
        case .passphrase: path = wrapped
        case .file(let file):
            path = file
            KeyDrafts.clear(beside: wrapped)
            // The key of the file is the household's: no passphrase wraps it any more.
            for rest in [wrapped, Self.next(wrapped)] { if let code = DurableFile.remove(rest) { return code } }
        }
        KeyDrafts.clear(beside: path)
        let next = Self.next(path)
        guard opened.isNext else { return DurableFile.remove(next) }
        let code = KeyFile.replace(path, by: next)
        return code == ENOENT ? nil : code
    }

    /// Writes into a key file which journal it opens, and that it belongs to this folder; nil: the journal is about to change.
    /// Another source names none.
    func name(_ journal: Int64?, _ folder: String) throws(KeyFileFault) {
        guard case .file(let path) = self else { return }
        try KeyFile.name(journal, folder: PrivateFolder.resolved(folder), path: path) { () throws(KeyFileFault) in
            if let fault = Self.whyNotOwn(path, of: folder) { throw fault }
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
}
