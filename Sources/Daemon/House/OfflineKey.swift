import Glibc
import Journal
import Vault

/// The key of a household on which no daemon works: that of its key file, or one that a passphrase unwraps.
struct OfflineKey {
    /// The key that opened the household.
    var candidate: KeySource.Candidate
    /// Where it was found.
    var source: KeySource
    /// The passphrase that unwrapped it; nil: a file has it.
    var passphrase: Secret?

    /// The household key.
    var key: Secret { candidate.key }

    /// Why none was found, or the household could not be opened with it.
    enum Fault: Error {
        /// There is no key file, or it cannot be used, and no passphrase wraps a key.
        case file(KeyFileFault)
        /// The key of the file is another household's.
        case wrongKey(JournalFault)
        /// Another passphrase wraps the key.
        case wrongPassphrase
        /// The household cannot be opened with the key, which is its own as far as anybody can tell.
        case journal(JournalFault, OfflineKey)
        /// What keeps the key cannot be read, or nobody said the passphrase.
        case other(StartFault)
    }

    /// Finds the key: the key file's, and where that is missing or does not fit, the one that a passphrase unwraps. The
    /// passphrase is asked for only then.
    ///
    /// - Parameters:
    ///   - ask: the household's passphrase.
    ///   - open: opens the household with a key; `wrongKey` leads to the next one.
    static func find<Opened>(
        in folder: String, keyFile: String, ask: () throws(StartFault) -> Secret,
        open: (Secret) throws(JournalFault) -> Opened
    ) throws(Fault) -> (found: OfflineKey, opened: Opened) {
        var missing = Fault.file(KeyFileFault(kind: .missing, path: keyFile))
        if access(keyFile, F_OK) == 0 || !KeySource.isWrapped(folder) {
            let source = KeySource.file(path: keyFile)
            let candidates: [KeySource.Candidate]
            do throws(KeyFileFault) { candidates = try KeySource.candidates(ofFile: keyFile) } catch {
                throw .file(error)
            }
            do throws(Fault) {
                switch try first(candidates, source, nil, open) {
                case .success(let found): return found
                case .failure(let fault): missing = .wrongKey(fault)
                }
            } catch {
                // A damaged journal does not tell whose key it is: the passphrase does.
                guard KeySource.isWrapped(folder), case .journal(.damaged, _) = error else { throw error }
            }
        }
        guard KeySource.isWrapped(folder) else { throw missing }
        let (passphrase, candidates): (Secret, [KeySource.Candidate])
        do throws(StartFault) {
            passphrase = try ask()
            candidates = try KeySource.candidates(folder, passphrase: passphrase)
        } catch {
            throw .other(error)
        }
        guard !candidates.isEmpty,
            case .success(let found) = try first(candidates, .passphrase(isNew: false), passphrase, open)
        else { throw .wrongPassphrase }
        return found
    }

    private static func first<Opened>(
        _ candidates: [KeySource.Candidate], _ source: KeySource, _ passphrase: Secret?,
        _ open: (Secret) throws(JournalFault) -> Opened
    ) throws(Fault) -> Result<(found: OfflineKey, opened: Opened), JournalFault> {
        var wrong = JournalFault.wrongKey(path: "")
        for candidate in candidates {
            let found = OfflineKey(candidate: candidate, source: source, passphrase: passphrase)
            do throws(JournalFault) {
                return .success((found, try open(candidate.key)))
            } catch {
                guard case .wrongKey = error else { throw .journal(error, found) }
                wrong = error
            }
        }
        return .failure(wrong)
    }
}

extension OfflineKey.Fault {
    /// What is wrong, and what helps.
    var description: String {
        switch self {
        case .file(let fault): fault.description
        case .wrongKey(let fault), .journal(let fault, _): fault.description
        case .wrongPassphrase: "the passphrase is not that of the household: nothing was changed"
        case .other(let fault): fault.description
        }
    }
}
