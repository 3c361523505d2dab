import Household
import JSONRPC
import Journal
import NIOCore
import Vault

/// Another household key for the open household.
struct KeyRotation: Sendable {
    /// The present passphrase, where one wraps the key.
    var passphrase: Secret?
    /// The one from now on; nil: the present one.
    var newPassphrase: Secret?
    /// For the audit.
    var note: RotationNote
}

extension KeySource {
    /// Where it keeps the key.
    var storage: KeyStorage { if case .passphrase = self { .passphrase } else { .keyFile } }

    /// The file that holds the key; nil for one that is not kidd's to change.
    func path(in folder: String) -> String? {
        switch self {
        case .credential: nil
        case .file(let path): path
        case .passphrase: PassphraseFile.path(in: folder)
        }
    }
}

/// A change of the household key (Encryption at rest). First the next key is stored beside the present one; then the
/// journal's own keys are wrapped by it, in one transaction; then its file takes the place of the old one. A start after a
/// crash tries both keys, and finishes or discards what it finds (``KeySource/settle(_:folder:)``).
extension HouseKeeper {
    /// - Parameter conclude: as of ``reopen(whileClosed:then:)``; also when nothing was closed.
    func rotate(_ change: KeyRotation, then conclude: @escaping Conclusion) {
        work { [self] in
            let next: (key: Secret, path: String)
            do { next = try storeNext(change) } catch {
                let reason = error
                unclaim()
                return tell(conclude, reason)
            }
            plan.surroundings.onKeyStep?(.nextKeyStored)
            reopenNow(orWith: next.key) { house in
                try rewrap(house, next, change.note)
                return next.key
            } conclude: { [self] engine, error in
                unclaim()
                conclude(engine, error)
            }
        }
    }

    /// Makes the next key and its file.
    private func storeNext(_ change: KeyRotation) throws -> (key: Secret, path: String) {
        let folder = plan.options.dataFolder
        guard let path = source.path(in: folder).map(KeySource.next) else { throw RPCError.stopping }
        if case .passphrase = source {
            guard let passphrase = change.passphrase,
                try !KeySource.candidates(folder, passphrase: passphrase).isEmpty
            else { throw RPCError(.wrongPassphrase, "the passphrase is not the right one") }
            let key = Secret(random: DataKey.size)
            let file = try PassphraseFile(
                wrapping: key, with: change.newPassphrase ?? passphrase, plan.surroundings.stretching())
            try file.store(path: path)
            return (key, path)
        }
        if case .file(let present) = source, let fault = KeySource.whyNotOwn(present, of: folder) { throw fault }
        if let code = DurableFile.remove(path) { throw SystemCode(errno: code) }
        let journal = house?.journal.device
        return (try KeyFile.create(path: path, journal: journal, folder: PrivateFolder.resolved(folder)), path)
    }

    private func rewrap(_ house: ClosedHouse, _ next: (key: Secret, path: String), _ note: RotationNote) throws {
        let onStep = plan.surroundings.onKeyStep
        // If it fails, the opening finds out which key it is, and puts its file in order.
        try Journal.rekey(folder: house.folder, from: house.key, to: next.key, note: note.bytes) {
            onStep?(.keysRewrapped)
        }
        onStep?(.keysStored)
        if let path = source.path(in: house.folder) { _ = KeyFile.replace(path, by: next.path) }
        onStep?(.keyFileMoved)
    }
}
