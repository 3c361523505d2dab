import Household
import Shapes

extension Shape where Value == BackupNote {
    static let backupNote = Shape.object(
        "StoredBackupNote",
        make: BackupNote.init,
        members: {
            required("path", \.path, .words)
            required("bytes", \.bytes, .whole)
            required("rows", \.rows, .whole)
            required("digest", \.digest, .words)
            required("at", \.at, .milliseconds)
            required("isScheduled", \.isScheduled, .boolean)
        })
}

extension Shape where Value == BackupSchedule {
    static let backupSchedule = Shape.object(
        "StoredBackupSchedule",
        make: BackupSchedule.init,
        members: {
            required("folder", \.folder, .words)
            required("everyHours", \.everyHours, .whole)
            required("keep", \.keep, .whole)
            required("key", \.key, .hex)
            required("salt", \.salt, .hex)
            required("operations", \.operations, .whole)
            required("memory", \.memory, .whole)
            required("since", \.since, .milliseconds)
        })
}

extension Shape where Value == BackupTrouble {
    static let backupTrouble = Shape.object(
        "StoredBackupTrouble",
        make: BackupTrouble.init,
        members: {
            required("reason", \.reason, .word(BackupTrouble.Reason.self))
            required("at", \.at, .milliseconds)
        })
}

extension Shape where Value == RestoreNote {
    static let restoreNote = Shape.object(
        "StoredRestoreNote",
        make: RestoreNote.init,
        members: {
            required("madeAt", \.madeAt, .milliseconds)
            required("lastRow", \.lastRow, .integer64)
            required("madeBy", \.madeBy, .words)
            optional("replacedRow", \.replacedRow, .integer64)
            required("at", \.at, .milliseconds)
            optional("mended", \.mended, .count)
            optional("givenUp", \.givenUp, .count)
        })
}

extension Shape where Value == BackupBook {
    static let backupBook = Shape.object(
        "StoredBackupBook",
        make: BackupBook.init,
        members: {
            optional("last", \.last, .backupNote)
            optional("scheduledAt", \.scheduledAt, .milliseconds)
            optional("schedule", \.schedule, .backupSchedule)
            optional("trouble", \.trouble, .backupTrouble)
            optional("restored", \.restored, .restoreNote)
        })
}
