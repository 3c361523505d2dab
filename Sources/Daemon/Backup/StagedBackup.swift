import Backups
import Glibc
import Household
import Journal
import Vault

/// What is in a backup, unpacked into a folder, complete, and read whole. Nothing else was touched.
struct StagedBackup {
    /// The folder with the database and the packs.
    let folder: String
    /// What the backup says of itself.
    let manifest: BackupManifest
    /// The key that wraps the data keys of the copy.
    let key: Secret
    /// What reading all of it found.
    let findings: BackupImage.Findings

    /// Unpacks and examines a backup.
    ///
    /// - Parameter folder: a private folder without anything in it.
    init(
        _ reader: BackupReader, _ key: BackupKey, in folder: String, step: BackupMaker.Step
    ) throws(BackupFault) {
        self.folder = folder
        try reader.unlock(key)
        try BackupMaker.requireRoom(in: folder, for: reader.size)
        (manifest, self.key) = try Self.unpack(reader, in: folder, step)
        let image = try BackupImage(folder: folder, key: self.key)
        let found: BackupImage.Findings
        do throws(BackupFault) {
            found = try image.examine { done, total in try step(.checking, done, total ?? 0) }
        } catch {
            image.close()
            throw error
        }
        let device = image.journal.device
        image.close()
        guard device == manifest.device, found.damagedCount <= manifest.damaged else {
            let newer = manifest.kidd == DaemonVersion.text ? "" : "; kidd \(manifest.kidd) made it"
            throw .damaged(
                detail: (found.faults.first ?? "it is another journal than it says")
                    .replacing(folder + "/", with: "") + newer)
        }
        findings = found
    }

    private static func unpack(
        _ reader: BackupReader, in folder: String, _ step: BackupMaker.Step
    ) throws(BackupFault) -> (BackupManifest, Secret) {
        guard try reader.next()?.name == .manifest else { throw .damaged(detail: "it does not say what it is") }
        let manifest = try BackupManifest(try reader.readAll(atMost: BackupManifest.mostBytes))
        guard manifest.schema <= JournalImage.presentSchema else {
            throw .newerFormat(found: manifest.schema, known: JournalImage.presentSchema)
        }
        guard try reader.next()?.name == .key else { throw .damaged(detail: "its key is missing") }
        let bytes = try reader.readAll(atMost: DataKey.size)
        guard bytes.count == DataKey.size else { throw .damaged(detail: "its key has another size") }
        guard try reader.next()?.name == .journal else { throw .damaged(detail: "its journal is missing") }
        let size = reader.size
        try reader.copy(to: folder + "/journal.db") { done in try step(.unpacking, done, size) }
        var files = 0
        while let entry = try reader.next() {
            files += 1
            // A pack has two.
            guard files <= 2 * manifest.packs else { throw .damaged(detail: "it has more packs than it says") }
            guard case .pack(let pack, let file) = entry.name else {
                throw .damaged(detail: "a part of it is there twice")
            }
            if let code = PrivateFolder.make("\(folder)/packs/\(pack)") { throw .writing(folder, code) }
            try reader.copy(to: "\(folder)/packs/\(pack)/\(file)") { done in try step(.unpacking, done, size) }
        }
        return (manifest, Secret(copying: bytes))
    }

    /// Examines a backup in a folder that is made for it and removed again.
    static func examine(
        _ reader: BackupReader, _ key: BackupKey, in place: String, step: BackupMaker.Step
    ) throws(BackupFault) -> StagedBackup {
        if let code = PrivateFolder.make(place) { throw .writing(place, code) }
        let folder = place + "/kidd-backup-" + String(Random.uint64(), radix: 36)
        guard mkdir(folder, 0o700) == 0 else { throw .writing(folder, errno) }
        defer { TreeRemoval.remove(folder) }
        return try StagedBackup(reader, key, in: folder, step: step)
    }
}
