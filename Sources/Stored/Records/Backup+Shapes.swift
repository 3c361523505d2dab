import Household
import Shapes

extension Shape where Value == BackupNote {
    static let backupNote = Shape.object(
        "StoredBackupNote",
        make: BackupNote.init,
        members: {
            required("path", .words) { $0.path }
            required("bytes", .whole) { $0.bytes }
            required("rows", .whole) { $0.rows }
            required("digest", .words) { $0.digest }
            required("at", .milliseconds) { $0.at }
            required("isScheduled", .boolean) { $0.isScheduled }
        })
}

extension Shape where Value == BackupSchedule {
    static let backupSchedule = Shape.object(
        "StoredBackupSchedule",
        make: BackupSchedule.init,
        members: {
            required("folder", .words) { $0.folder }
            required("everyHours", .whole) { $0.everyHours }
            required("keep", .whole) { $0.keep }
            required("key", .hex) { $0.key }
            required("salt", .hex) { $0.salt }
            required("operations", .whole) { $0.operations }
            required("memory", .whole) { $0.memory }
            required("since", .milliseconds) { $0.since }
        })
}

extension Shape where Value == BackupTrouble {
    static let backupTrouble = Shape.object(
        "StoredBackupTrouble",
        make: BackupTrouble.init,
        members: {
            required("reason", .word(BackupTrouble.Reason.self)) { $0.reason }
            required("at", .milliseconds) { $0.at }
        })
}

extension Shape where Value == RestoreNote {
    static let restoreNote = Shape.object(
        "StoredRestoreNote",
        make: RestoreNote.init,
        members: {
            required("madeAt", .milliseconds) { $0.madeAt }
            required("lastRow", .integer64) { $0.lastRow }
            required("madeBy", .words) { $0.madeBy }
            optional("replacedRow", .integer64) { $0.replacedRow }
            required("at", .milliseconds) { $0.at }
            optional("mended", .count) { $0.mended }
            optional("givenUp", .count) { $0.givenUp }
        })
}

extension Shape where Value == BackupBook {
    static let backupBook = Shape.object(
        "StoredBackupBook",
        make: BackupBook.init,
        members: {
            optional("last", .backupNote) { $0.last }
            optional("scheduledAt", .milliseconds) { $0.scheduledAt }
            optional("schedule", .backupSchedule) { $0.schedule }
            optional("trouble", .backupTrouble) { $0.trouble }
            optional("restored", .restoreNote) { $0.restored }
        })
}
