import API
import Backups
import Household
import Journal
import Stored
import Vault

/// The copy of a journal that is in a backup, opened in a folder of its own and read whole: its children, their rows and
/// keys, without a restore.
final class BackupImage {
    /// What reading all of it found.
    struct Findings: Sendable {
        /// The household as the rows tell it.
        var household: StateImage
        /// Rows that could be read.
        var rows: Int
        /// Places that could not be read.
        var damagedCount: Int
        /// The first of them, and what else is wrong, in words.
        var faults: [String]
        /// Whether the audit is as it was written.
        var isAuditIntact: Bool
    }

    /// The journal inside. It is never started.
    let journal: Journal

    /// Opens a database that was copied or unpacked into a folder.
    init(folder: String, key: Secret) throws(BackupFault) {
        do throws(JournalFault) {
            _ = try JournalImage.schema(of: folder + "/journal.db")
            journal = try Journal.open(
                folder: folder, householdKey: key, options: JournalOptions(auditedKinds: RecordKind.audited))
        } catch {
            throw BackupFault(error)
        }
    }

    /// Reads everything: the database's own structure, every row, what they say together, the chain of the audit.
    ///
    /// - Parameter step: hears how many rows are read and how many there are; what it throws ends the reading.
    func examine(_ step: (Int, Int?) throws -> Void) throws(BackupFault) -> Findings {
        do throws(JournalFault) {
            var examination = Examination(of: journal, memory: nil)
            let report = try examination.run(step).report
            let household = examination.household
            var faults = DaemonDoctor.lines(of: report.damaged) + report.file
            faults += report.differences
            var isAuditIntact = false
            // Without the household's data key no row of it opens, and that is told above.
            if report.damagedCount == 0 || journal.hasKey(of: 0) {
                let chain = try journal.verifyChain { done, total in try step(done, total) }
                isAuditIntact = chain.isIntact
                faults += chain.faults.map(\.message)
            }
            return Findings(
                household: household, rows: report.rows,
                damagedCount: report.damagedCount + report.file.count + report.differences.count,
                faults: faults, isAuditIntact: isAuditIntact)
        } catch {
            throw BackupFault(error)
        }
    }

    /// Closes it.
    func close() { journal.stop() }
}

extension BackupFault {
    /// What a fault of a journal means for a backup.
    init(_ fault: JournalFault) {
        self =
            switch fault {
            case .full(let path): .full(path: path, bytes: nil)
            case .newerSchema(_, let found, let known): .newerFormat(found: found, known: known)
            case .damaged(_, let detail): .damaged(detail: detail)
            case .wrongKey: .damaged(detail: "its key does not open what is inside")
            case .stopped: .stopped
            default: .failed(detail: fault.description)
            }
    }
}
