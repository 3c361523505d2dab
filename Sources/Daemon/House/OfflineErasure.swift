import Backups
import Glibc
import Household
import Journal
import Vault
import Words

/// Erases the household of a data folder on which no daemon works: also one that nobody can open any more, because its key
/// is lost.
public enum OfflineErasure {
    /// - Parameters:
    ///   - keyFile: where the key may be; it goes if it is this household's.
    ///   - isKeyNamed: whether somebody named it, and not the usual place: then it goes, too, where the journal is so damaged
    ///     that nobody can tell whose it is.
    ///   - confirmed: the path of the data folder once more; nil: nobody has said it.
    ///   - onStep: for crash tests.
    /// - Returns: what went and what remains, for a person.
    public static func run(
        dataFolder: String, keyFile: String, isKeyNamed: Bool = false, confirmed: String?,
        onStep: (@Sendable (ErasureStep) -> Void)? = nil
    ) throws(StartFault) -> String {
        Sodium.start()
        let folder = PrivateFolder.resolved(dataFolder)
        do throws(BackupFault) {
            guard access(folder, F_OK) == 0 else { throw .failed(detail: "there is no data folder \(folder)") }
            try DataOwner.become(ownerOf: folder, keyFile: folder + "/" + PassphraseFile.name)
        } catch {
            throw StartFault(error.description)
        }
        let wasCutShort = try HouseholdErasure.resume(in: folder, onStep: onStep)
        guard isHousehold(folder) else {
            if wasCutShort { return "What a crash left of an erased household is gone from \(folder)." }
            throw StartFault("there is no household in \(folder): name the data folder with --data-dir")
        }
        guard let confirmed, confirmed.hasPrefix("/"), PrivateFolder.resolved(confirmed) == folder else {
            let key =
                KeySource.whyNotOwn(keyFile, of: folder).map { "; the key file \(keyFile) stays: \($0.finding)" }
                ?? ", its key first; only a backup brings it back"
            throw StartFault(
                "this erases the household in \(folder) for good\(key). To go on, add: --confirm-folder \(folder)")
        }
        return try erase(folder, keyFile, isKeyNamed, onStep)
    }

    private static func isHousehold(_ folder: String) -> Bool {
        (JournalParts.files + JournalParts.folders).contains { access(folder + "/" + $0, F_OK) == 0 }
            || KeySource.isWrapped(folder)
    }

    private static func erase(
        _ folder: String, _ keyFile: String, _ isKeyNamed: Bool, _ onStep: (@Sendable (ErasureStep) -> Void)?
    ) throws(StartFault) -> String {
        let key = try key(in: keyFile, of: folder)
        let goes = key == .own || key == .unknown && isKeyNamed
        let erasure = HouseholdErasure(folder: folder, onStep: onStep)
        do throws(JournalFault) {
            let hold = try FolderHold(folder)
            defer { hold.release() }
            var outcome = try erasure.begin(goes ? keyFile : nil)
            outcome.add(try erasure.finish())
            return text(outcome, folder, keyFile, key, goes)
        } catch {
            let isDecided = (try? ErasureMark.load(in: folder)) != nil
            throw StartFault(
                isDecided
                    ? "the household is erased, and not all of it could be removed: \(error.description). Do this once more"
                    : "nothing was erased: \(error.description)")
        }
    }

    private enum Key: Equatable {
        case missing, own, unknown
        /// It is not this household's: why.
        case anothers(KeyFileFault)
    }

    /// Whose key is in a file, as far as the file and the journal tell.
    private static func key(in keyFile: String, of folder: String) throws(StartFault) -> Key {
        if let fault = KeySource.whyNotOwn(keyFile, of: folder) { return .anothers(fault) }
        let candidates: [KeySource.Candidate]
        do throws(KeyFileFault) { candidates = try KeySource.candidates(ofFile: keyFile) } catch {
            switch error.kind {
            case .missing: return .missing
            case .unreadable: return .anothers(error)
            default: return .unknown
            }
        }
        var found = Key.anothers(KeyFileFault(kind: .anotherHouseholds(folder: folder, isNew: false), path: keyFile))
        for candidate in candidates {
            do throws(JournalFault) {
                let journal = try Journal.open(folder: folder, householdKey: candidate.key)
                // Stopped as a daemon does it, so that SQLite does not remove the log before it is overwritten.
                journal.start(isToldDecision: false) { _ in }
                journal.stop()
                return candidate.whyNotOwn(journal.device, in: folder).map { .anothers($0) } ?? .own
            } catch {
                switch error {
                case .wrongKey: continue
                case .inUse(_, let pid):
                    let process = pid.map { " (process \($0))" } ?? ""
                    throw StartFault(
                        "kidd works on \(folder)\(process): ask it with kidctl household erase, or \(SystemWords.stop(folder))"
                    )
                default: found = .unknown
                }
            }
        }
        return found
    }

    private static func text(
        _ outcome: HouseholdErasure.Outcome, _ folder: String, _ keyFile: String, _ key: Key, _ goes: Bool
    ) -> String {
        var lines = ["The household in \(folder) is erased: \(outcome.files) files with \(outcome.bytes) bytes."]
        switch key {
        case .missing: break
        case .own,
            .unknown where goes:
            lines.append("Its key file \(keyFile) is gone.")
        case .anothers(let fault): lines.append("The key file \(keyFile) was left as it is: \(fault.finding).")
        default:
            lines.append(
                "Nobody can tell whether \(keyFile) was its key file, so it was left as it is: remove it if it was.")
        }
        if !outcome.foreign.isEmpty {
            lines.append(
                "These are not kidd's, and are still there: \(outcome.foreign.joined(separator: ", ").printable)")
        }
        lines.append(
            "Backups, exports, copies of the key and a key that is a credential of systemd remain: delete those yourself. "
                + "A start of kidd begins anew.")
        return lines.joined(separator: "\n")
    }
}
