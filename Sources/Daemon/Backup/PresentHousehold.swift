import Household
import Journal
import Logging
import Stored
import Vault

/// What is in a data folder into which a backup is to be put back.
enum PresentHousehold {
    /// Nothing.
    case none
    /// A household, as far as its rows can be read.
    case known(Known)
    /// Something that cannot be read; the reason is a sentence.
    case unreadable(String)

    /// A household that can be read.
    struct Known: Sendable {
        /// The number of its journal.
        var device: Int64
        var isDeveloper: Bool
        var lastRow: Int64
        var image: StateImage
        /// What of it is whole and what is not, when only what is damaged is to come back.
        var survey: JournalSurvey?

        /// What the family calls itself.
        var name: String { image.home.household?.name ?? "" }

        /// Nothing was ever stored: kidd was started, and nobody set a household up.
        var isEmpty: Bool { lastRow == 0 && image.children.isEmpty }
    }

    /// Reads a journal that is open and not started.
    ///
    /// - Parameter scope: what is to be put back.
    static func read(_ journal: Journal, for scope: Restoration.Scope = .everything) throws(JournalFault) -> Known {
        var reading = JournalReading(log: Logger(label: "restore") { _ in SwiftLogNoOpLogHandler() })
        try journal.replay { reading.take($0) }
        reading.finish()
        return Known(
            device: journal.device, isDeveloper: journal.isDeveloper, lastRow: journal.lastSeq,
            image: reading.ledger.stored(),
            survey: scope == .everything ? nil : try JournalSurvey(journal))
    }
}
