import API
import Backups
import Glibc
import Household
import Vault

/// The files in the folder of a schedule that it made: each has a check in its header that nobody makes without the key
/// of the schedule. All others are left alone.
struct ScheduledFiles {
    private let schedule: BackupSchedule

    init(_ schedule: BackupSchedule) { self.schedule = schedule }

    /// All of them, the newest first.
    func all() -> [BackupList.File] {
        let key = schedule.backupKey
        return names().compactMap { name -> (file: BackupList.File, name: String)? in
            let path = "\(schedule.folder)/\(name)"
            guard let reader = try? BackupReader(path), reader.header.fits(key) else { return nil }
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            let written = Instant(milliseconds: Int64(status.st_mtim.tv_sec) * 1000)
            return (BackupList.File(path: path, bytes: reader.size, writtenAt: written), name)
        }
        // The name has the time, too: within a second it decides.
        .sorted { ($0.file.writtenAt, $0.name) > ($1.file.writtenAt, $1.name) }.map(\.file)
    }

    /// Deletes all but the newest: first those with a date behind that of the one that was just made, by a clock that was
    /// ahead. What was just made stays.
    func prune(besides made: String) {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        let files = all()
        guard let newest = files.first(where: { name($0.path) == name(made) }) else { return }
        let others = files.filter { $0 != newest }
        let dated =
            others.filter { $0.writtenAt <= newest.writtenAt } + others.filter { $0.writtenAt > newest.writtenAt }
        for file in dated.dropFirst(schedule.keep - 1) { unlink(file.path) }
    }

    private func names() -> [String] {
        PrivateFolder.names(in: schedule.folder).filter { $0.hasSuffix(BackupRules.suffix) }
    }
}
