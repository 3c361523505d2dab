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
    static let credentialName = "kidd.household-key"

    /// What a key is called that is to take the place of the present one.
    static func next(_ path: String) -> String { path + ".next" }

    /// A household key that may be the present one: a change of the key that was cut short leaves two.
    struct Candidate: Sendable {
        var key: Secret
        /// It stands in the file of the next key.
        var isNext: Bool
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
        if PrivateFolder.contains(options.dataFolder, options.keyFile) {
            throw StartFault(
                KeyFileFault(
                    kind: .insideData(folder: options.dataFolder, exists: isThere), path: options.keyFile
                ).description)
        }
        return .file(path: options.keyFile)
    }

    /// Whether there is no household in a folder. A restore that a crash interrupted is finished by opening the journal.
    private static func isNew(_ folder: String) -> Bool {
        access(folder + "/journal.db", F_OK) != 0 && !FolderSwap(folder).isPending
    }

    /// Whether a passphrase wraps a key of this folder.
    static func isWrapped(_ folder: String) -> Bool {
        let path = PassphraseFile.path(in: folder)
        return access(path, F_OK) == 0 || access(next(path), F_OK) == 0
    }

    /// The keys of a credential or a key file, which is made with a new household.
    func candidates(_ options: ServeOptions) throws(StartFault) -> [Candidate] {
        do throws(KeyFileFault) {
            switch self {
            case .credential(let path): return [Candidate(key: try KeyFile.load(credential: path), isNext: false)]
            case .passphrase: return []
            case .file(let path):
                let isNew = Self.isNew(options.dataFolder)
                if isNew, access(path, F_OK) != 0 {
                    return [Candidate(key: try KeyFile.create(path: path), isNext: false)]
                }
                var found = [Candidate(key: try KeyFile.load(path: path), isNext: false)]
                if access(Self.next(path), F_OK) == 0 {
                    found.append(Candidate(key: try KeyFile.load(path: Self.next(path)), isNext: true))
                }
                return found
            }
        } catch {
            throw StartFault(error.description)
        }
    }

    /// The keys that a passphrase unwraps; none: it is another one. It takes seconds.
    static func candidates(_ folder: String, passphrase: Secret) throws(StartFault) -> [Candidate] {
        let path = PassphraseFile.path(in: folder)
        var found: [Candidate] = []
        for (path, isNext) in [(path, false), (next(path), true)] {
            do throws(KeyFileFault) {
                guard let file = try PassphraseFile.load(path: path) else { continue }
                do throws(VaultFault) {
                    found.append(Candidate(key: try file.open(with: passphrase), isNext: isNext))
                } catch {
                    if error == .outOfMemory { throw KeyFileFault(kind: .unreadable(errno: ENOMEM), path: path) }
                }
            } catch {
                throw StartFault(error.description)
            }
        }
        return found
    }

    /// One of the candidates opened the journal: the file of the next key takes its place, or goes.
    func settle(_ opened: Candidate, folder: String) -> Int32? {
        let wrapped = PassphraseFile.path(in: folder)
        let path: String
        switch self {
        case .credential: return DurableFile.remove(Self.next(wrapped))
        case .passphrase: path = wrapped
        case .file(let file):
            path = file
            // The key of the file is the household's: no passphrase wraps it any more.
            for rest in [wrapped, Self.next(wrapped)] { if let code = DurableFile.remove(rest) { return code } }
        }
        let next = Self.next(path)
        guard opened.isNext else { return DurableFile.remove(next) }
        let code = DurableFile.move(next, to: path)
        return code == ENOENT ? nil : code
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
