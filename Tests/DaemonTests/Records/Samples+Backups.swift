import Household

extension Samples {
    static let backupNote = BackupNote(
        path: "/media/stick/larsen.kiddbackup", bytes: 1200, rows: 17, digest: "0f", at: at, isScheduled: true)

    static let backupSchedule = BackupSchedule(
        folder: "/media/stick", everyHours: 24, keep: 7, key: [0, 127, 255], salt: [1], operations: 12,
        memory: 268_435_456, since: at)

    static let backupTrouble = BackupTrouble(reason: .full, at: at)

    static let restoreNote = RestoreNote(madeAt: at, lastRow: 17, madeBy: "0.3.0", replacedRow: 21, at: at + 5)

    static let backupFacts: [HouseholdFact] =
        [.backupMade(backupNote), .backupScheduled(backupSchedule), .backupScheduled(nil)]
        + BackupTrouble.Reason.allCases.map { .backupFailed(BackupTrouble(reason: $0, at: at)) }
        + [
            .restored(restoreNote),
            .restored(RestoreNote(madeAt: at, lastRow: 0, madeBy: "", replacedRow: nil, at: at)),
            .restored(
                RestoreNote(
                    madeAt: at, lastRow: 17, madeBy: "0.3.0", replacedRow: 21, at: at + 5, mended: 3, givenUp: 1)),
        ]
}
