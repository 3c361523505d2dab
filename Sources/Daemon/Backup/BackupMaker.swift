import API
import Backups
import Glibc
import Household
import Journal
import Vault

/// The steps of making a backup, in their order, for tests of what survives.
public enum BackupStep: CaseIterable, Sendable {
    /// The database is copied.
    case copied
    /// The copy was read whole.
    case checked
    /// The file is begun under another name.
    case begun
    /// All of it is on the disk, under that name.
    case sealed
    /// It was read back.
    case verified
    /// It has its name.
    case published
}

/// A backup that is whole on the disk.
struct MadeBackup: Sendable {
    var path: String
    var bytes: Int
    var digest: String
    var manifest: BackupManifest
    /// The children's names.
    var children: [String]
    /// What could not be read of the household when it was made, in words.
    var faults: [String]
}

/// Makes a backup while the daemon goes on: copies the database in one moment, reads the copy whole, seals it with the
/// installed packs, and reads the file back from the disk. It takes as long as it takes: for a thread of its own.
struct BackupMaker: Sendable {
    /// What hears how it gets on; what it throws ends the work.
    typealias Step = @Sendable (BackupPhase, _ done: Int, _ total: Int) throws -> Void

    let journal: Journal
    let dataFolder: String
    /// The file with the household key, where there is one.
    var keyFile: String?
    var onStep: (@Sendable (BackupStep) -> Void)?
    /// Why a folder is no place for backups.
    var refusal: @Sendable (String) -> String?

    /// The name of the folder of the copy in the data folder.
    static let workplace = "backup"

    /// The folder of the copy; there is one backup at a time.
    private var workplace: String { dataFolder + "/" + Self.workplace }
    /// So much room is left for the household's own rows.
    private static let spared = 32 << 20

    /// Names the file that is being written, as long as it is not whole.
    private var draftNote: String { Self.draftNote(in: dataFolder) }

    private static func draftNote(in dataFolder: String) -> String { dataFolder + "/" + workplace + "/draft" }

    /// Clears away what a crash left of a backup, here and where it was to be.
    func clear() {
        Self.forgetDraft(in: dataFolder)
        TreeRemoval.remove(workplace)
    }

    /// Clears away what a crash left of a backup where it was to be.
    static func forgetDraft(in dataFolder: String) {
        guard case .success(let note) = DurableFile.read(draftNote(in: dataFolder), most: Int(PATH_MAX)) else { return }
        BackupWriter.forget(draft: String(decoding: note, as: UTF8.self))
    }

    /// Refuses a place among kidd's own files.
    private func requireForeign(_ path: String) throws(BackupFault) {
        let isKey = keyFile.map { PrivateFolder.resolved(path).hasPrefix(PrivateFolder.resolved($0)) } ?? false
        guard !isKey, !PrivateFolder.contains(dataFolder, path) else {
            throw .failed(detail: "\(path) would stand among kidd's own files: name a folder elsewhere")
        }
    }

    /// Refuses a folder that is not there, cannot be written, or does not keep what is written.
    func requirePlace(_ folder: String) throws(BackupFault) {
        if let reason = refusal(folder) { throw .unfitPlace(detail: reason) }
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw .missingFolder(path: folder)
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw .unwritable(path: folder, errno: errno) }
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - path: a file that is not there yet.
    ///   - now: for the manifest.
    func make(
        _ path: String, _ key: BackupKey, now: Instant, step: Step
    ) throws(BackupFault) -> MadeBackup {
        clear()
        try requireForeign(path)
        guard access(path, F_OK) != 0 else { throw .exists(path: path) }
        try requirePlace(PrivateFolder.parent(of: path))
        defer { clear() }
        if let code = PrivateFolder.make(workplace) { throw .writing(workplace, code) }
        let copyKey = Secret(random: DataKey.size)
        let image = try copy(copyKey, step)
        onStep?(.copied)
        let findings = try Self.examine(image, copyKey, step)
        onStep?(.checked)
        let packs = files(of: findings.household.home.packs.installed)
        let manifest = BackupManifest(
            kidd: DaemonVersion.text, schema: JournalImage.presentSchema, device: journal.device,
            household: findings.household.home.household?.name ?? "", at: now.milliseconds, rows: image.rows,
            lastRow: image.lastRow, developer: journal.isDeveloper, damaged: findings.damagedCount,
            packs: Set(packs.map(\.folder)).count)
        let (bytes, digest) = try seal(image, copyKey, manifest, packs, to: path, key, step)
        // What a restore replaced is kept until there is a good backup again.
        if manifest.damaged == 0 { FolderSwap(dataFolder).forgetReplaced() }
        return MadeBackup(
            path: path, bytes: bytes, digest: Hexadecimal.text(digest), manifest: manifest,
            children: findings.household.children.map(\.profile.name), faults: findings.faults)
    }

    private func copy(_ key: Secret, _ step: Step) throws(BackupFault) -> JournalImage {
        try Self.requireRoom(in: workplace, for: Self.size(of: dataFolder + "/journal.db") + Self.spared)
        do throws(JournalFault) {
            return try JournalImage(of: journal, to: workplace, key: key) { done, total in
                try step(.copying, done, total)
            }
        } catch {
            throw BackupFault(error)
        }
    }

    private static func examine(
        _ image: JournalImage, _ key: Secret, _ step: Step
    ) throws(BackupFault) -> BackupImage.Findings {
        let opened = try BackupImage(folder: image.folder, key: key)
        defer { opened.close() }
        return try opened.examine { done, total in try step(.checking, done, total ?? 0) }
    }

    /// The files of installed packs.
    private func files(of installed: [PackInstallation]) -> [(folder: String, file: String, path: String)] {
        let store = PackStore(dataFolder: dataFolder)
        return installed.flatMap { installation in
            let (folder, names) = store.files(of: installation)
            return names.map { (folder, $0, "\(store.root)/\(folder)/\($0)") }
        }
    }

    private func seal(
        _ image: JournalImage, _ copyKey: Secret, _ manifest: BackupManifest,
        _ packs: [(folder: String, file: String, path: String)], to path: String, _ key: BackupKey, _ step: Step
    ) throws(BackupFault) -> (bytes: Int, digest: [UInt8]) {
        let total = packs.reduce(image.bytes) { $0 + Self.size(of: $1.path) }
        try Self.requireRoom(in: PrivateFolder.parent(of: path), for: total + total / 1000 + (1 << 16))
        let draft = BackupWriter.draft(of: path)
        guard access(draft, F_OK) != 0 else { throw .exists(path: draft) }
        if let code = DurableFile.write(Array(draft.utf8), to: draftNote) { throw .writing(workplace, code) }
        let writer = try BackupWriter(path, key)
        onStep?(.begun)
        try writer.add(.manifest, manifest.bytes)
        try writer.add(.key, copyKey.withBytes { [UInt8]($0) })
        try writer.add(.journal, file: image.path) { done in try step(.sealing, done, total) }
        for pack in packs {
            let before = writer.bytes
            try writer.add(.pack(folder: pack.folder, file: pack.file), file: pack.path) { done in
                try step(.sealing, min(total, before + done), total)
            }
        }
        let content = try writer.finish()
        onStep?(.sealed)
        let reader = try BackupReader(writer.draftPath)
        reader.dropCache()
        try reader.unlock(key)
        let size = reader.size
        guard try reader.finish(step: { done in try step(.verifying, done, size) }) == content else {
            throw .damaged(detail: "the disk does not give back what was written")
        }
        onStep?(.verified)
        let digest = writer.digest()
        try writer.publish()
        onStep?(.published)
        return (writer.bytes, digest)
    }

    // MARK: Room

    /// Refuses when a file system has less room than is needed.
    static func requireRoom(in folder: String, for bytes: Int) throws(BackupFault) {
        var room = statvfs()
        guard statvfs(folder, &room) == 0 else { return }
        let free = Int(room.f_bavail) * Int(room.f_frsize)
        if free < bytes { throw .full(path: folder, bytes: bytes - free) }
    }

    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
