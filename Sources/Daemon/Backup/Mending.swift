import Backups
import Glibc
import Household
import Journal
import Logging
import Stored
import Vault

/// What came of putting back only what was damaged.
struct Mending: Sendable {
    /// Rows that the backup gave.
    var rows: Int
    /// Rows that neither has whole, and that were given up.
    private(set) var givenUp = 0
    /// What cannot be read all the same, in words.
    private(set) var left: [String] = []
    /// What of it is given up.
    private var lost: JournalSurvey?

    init(rows: Int) { self.rows = rows }

    /// Looks at what neither the household nor the backup has whole.
    mutating func examine(_ journal: Journal, givingUp: Bool) throws(JournalFault) {
        let survey = try JournalSurvey(journal)
        let unreadable = survey.unreadable
        guard !unreadable.rows.isEmpty || !unreadable.missing.isEmpty else { return }
        if givingUp {
            lost = survey
            givenUp = unreadable.rows.count + unreadable.missing.reduce(0) { $0 + $1.count }
        } else {
            var reading = JournalReading(log: Logger(label: "restore") { _ in SwiftLogNoOpLogHandler() })
            try journal.replay { reading.take($0) }
            left = reading.places.map { "row \($0.row): \($0.reason)" }
        }
    }

    /// From here on these rows are gone on purpose; the journal is started.
    func giveUp(in journal: Journal) -> CommitFailure? {
        guard let lost else { return nil }
        let result = Monitor<CommitFailure??>(nil)
        journal.clear(Clearing(rows: lost.unreadable.rows, lost: lost.unreadable.missing)) { failure in
            result.with { $0 = .some(failure) }
            result.wake()
        }
        return result.wait { $0 }
    }
}

extension Restoration {
    /// Takes what is whole of the present household into the unpacked backup, when only what is damaged is to come back.
    func mend(_ staged: StagedBackup, _ key: Secret) throws(BackupFault) -> Mending? {
        guard scope != .everything else { return nil }
        guard case .known(let known) = present, let survey = known.survey else {
            throw .failed(detail: "there is no household here that could be mended: put back the whole backup")
        }
        guard !survey.isWhole else { throw .nothingDamaged }
        let rows: Int?
        do throws(JournalFault) {
            rows = try JournalUnion.run(
                survey, of: folder, into: staged.folder + "/journal.db", householdKey: key, device: known.device)
        } catch {
            throw BackupFault(error)
        }
        guard let rows else {
            throw .failed(
                detail:
                    "the backup and the household have no row in common, so nothing of it can be mended with it: take "
                    + "another backup, or put back all of this one")
        }
        try keepPacks(in: staged.folder)
        return Mending(rows: rows)
    }

    /// Packs that were installed since stay: their files are linked, not copied.
    private func keepPacks(in staging: String) throws(BackupFault) {
        for pack in PrivateFolder.names(in: folder + "/packs") where access("\(staging)/packs/\(pack)", F_OK) != 0 {
            if let code = PrivateFolder.make("\(staging)/packs/\(pack)") { throw .writing(staging, code) }
            for file in PrivateFolder.names(in: "\(folder)/packs/\(pack)") {
                guard link("\(folder)/packs/\(pack)/\(file)", "\(staging)/packs/\(pack)/\(file)") == 0 else {
                    throw .writing(staging, errno)
                }
            }
        }
    }
}
