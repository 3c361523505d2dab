import Glibc
import Household
import Journal
import Vault

/// Takes away everything that kidd keeps of a household in its data folder, and its key first: from then on nobody can
/// read what is left.
///
/// 1. It is decided by a small file in the data folder (``ErasureMark``), durable.
/// 2. The files of the household key go: each is overwritten, unlinked, and its folder synced.
/// 3. The rows and all else that kidd put into the folder go the same way. What is not kidd's own stays.
/// 4. The decision goes.
///
/// After a crash the next start goes on, before it looks for a key. Everything may be done twice.
struct HouseholdErasure {
    /// The data folder.
    let folder: String
    var onStep: (@Sendable (ErasureStep) -> Void)?

    /// What became of it.
    struct Outcome: Equatable, Sendable {
        /// Files that went, those of the key among them.
        var files = 0
        /// Bytes that were in them.
        var bytes = 0
        /// Names in the data folder that are not kidd's: they stay.
        var foreign: [String] = []

        /// Takes in what a further part came to.
        mutating func add(_ other: Outcome) {
            files += other.files
            bytes += other.bytes
            foreign = other.foreign
        }

        fileprivate mutating func count(_ end: WipedFile.End) {
            guard case .gone(let size) = end else { return }
            files += 1
            bytes += size
        }
    }

    // MARK: The decision

    /// Decides it and destroys the key, while the household may still be open. When it throws, all is as it was, unless
    /// something of the key is gone: then it is decided, and a start finishes it.
    ///
    /// - Parameter keyFile: the file outside of the folder that has the key; nil: there is none that kidd may remove.
    func begin(_ keyFile: String?) throws(JournalFault) -> Outcome {
        let isNew = try ErasureMark.load(in: folder) == nil
        if isNew { try ErasureMark(keyFile: keyFile).store(in: folder) }
        onStep?(.decided)
        return try destroyKey(keyFile, mayTakeBack: isNew)
    }

    /// The household key as kidd keeps it, with drafts and the next key of a change that was cut short. A key file that belongs
    /// to another folder stays: a copy of a folder has a copy of the decision.
    private func destroyKey(_ keyFile: String?, mayTakeBack: Bool) throws(JournalFault) -> Outcome {
        var outcome = Outcome()
        let own = keyFile.flatMap { KeySource.whyNotOwn($0, of: folder) == nil ? $0 : nil }
        for key in [own, PassphraseFile.path(in: folder)].compactMap(\.self) {
            for path in [key, KeySource.next(key)] + KeyDrafts.paths(beside: key) {
                let end = WipedFile.remove(path)
                if case .untouched(let code) = end, mayTakeBack, outcome.files == 0 {
                    try ErasureMark.remove(in: folder)
                    throw Self.fault(code.errno, path)
                }
                try Self.require(end, path)
                outcome.count(end)
            }
            let place = PrivateFolder.parent(of: key)
            if let code = PrivateFolder.sync(place), code != ENOENT { throw Self.fault(code, place) }
        }
        onStep?(.keyGone)
        return outcome
    }

    // MARK: The rest

    /// Finishes what was decided; nothing when nothing was. Nobody may work on the folder: the caller holds its lock.
    func finish() throws(JournalFault) -> Outcome {
        guard let mark = try ErasureMark.load(in: folder) else { return Outcome() }
        var outcome = try destroyKey(mark.keyFile, mayTakeBack: false)
        // What a backup was writing elsewhere when a crash came: a note in its folder names it.
        BackupMaker.forgetDraft(in: folder)
        for name in JournalParts.files { try removeFile(folder + "/" + name, &outcome) }
        for name in JournalParts.folders + [BackupMaker.workplace] { try removeFolder(folder + "/" + name, &outcome) }
        let packs = PackStore(dataFolder: folder)
        // Packs are no secret, and may be large.
        for pack in packs.ownFolders { try removeFolder(pack.path, &outcome, overwriting: false) }
        rmdir(packs.root)
        let tries = folder + "/" + UnsealTries.name
        for path in [tries] + DurableFile.drafts(of: tries) + markDrafts { try removeFile(path, &outcome) }
        if let code = PrivateFolder.sync(folder) { throw Self.fault(code, folder) }
        onStep?(.emptied)
        outcome.foreign = foreign(packs)
        try ErasureMark.remove(in: folder)
        onStep?(.done)
        return outcome
    }

    private var markDrafts: [String] { DurableFile.drafts(of: folder + "/" + ErasureMark.name) }

    private func removeFile(_ path: String, _ outcome: inout Outcome) throws(JournalFault) {
        // A folder of such a name is none of kidd's.
        if Self.isFolder(path) { return }
        let end = WipedFile.remove(path)
        if end == .missing { return }
        try Self.require(end, path)
        outcome.count(end)
        onStep?(.partGone)
    }

    private func removeFolder(
        _ path: String, _ outcome: inout Outcome, overwriting: Bool = true
    ) throws(JournalFault) {
        // A file of such a name is none of kidd's.
        guard Self.isFolder(path) else { return }
        TreeRemoval.remove(path) { outcome.count(WipedFile.remove($0, overwriting: overwriting)) }
        guard !Self.isFolder(path) else {
            throw .unwritable(path: path, detail: "something in it cannot be removed")
        }
        onStep?(.partGone)
    }

    private static func require(_ end: WipedFile.End, _ path: String) throws(JournalFault) {
        switch end {
        case .untouched(let code), .emptied(let code): throw Self.fault(code.errno, path)
        case .missing, .gone: return
        }
    }

    private static func fault(_ code: Int32, _ path: String) -> JournalFault {
        .unwritable(path: path, detail: SystemError.text(code))
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What is left and not kidd's.
    private func foreign(_ packs: PackStore) -> [String] {
        let own: Set = [JournalParts.lock, ErasureMark.name, "packs"]
        let left = PrivateFolder.names(in: folder).filter { !own.contains($0) }
        let root = PrivateFolder.names(in: packs.root).map { "packs/" + $0 }
        return (left + root).sorted()
    }

    // MARK: A start

    /// A decision that was being written when the power went was none.
    private func clearDrafts() {
        let drafts = markDrafts
        guard !drafts.isEmpty, let hold = try? FolderHold(folder) else { return }
        defer { hold.release() }
        for draft in drafts { _ = DurableFile.remove(draft) }
    }

    /// Finishes what a crash left of an erasure, before anybody looks for a key or a household.
    ///
    /// - Returns: whether there was something to finish.
    @discardableResult
    static func resume(
        in folder: String, onStep: (@Sendable (ErasureStep) -> Void)? = nil
    ) throws(StartFault) -> Bool {
        let mark: ErasureMark?
        do throws(JournalFault) { mark = try ErasureMark.load(in: folder) } catch {
            throw StartFault(error.description)
        }
        guard mark != nil else {
            HouseholdErasure(folder: folder).clearDrafts()
            return false
        }
        do throws(JournalFault) {
            let hold = try FolderHold(folder)
            defer { hold.release() }
            _ = try HouseholdErasure(folder: folder, onStep: onStep).finish()
            return true
        } catch {
            throw StartFault("the household was erased, and what is left of it cannot be removed: \(error.description)")
        }
    }
}
