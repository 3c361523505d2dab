/// Why a line stands in the ledger of stars and points (Rewards, Ledgers).
public enum LedgerReason: String, CaseIterable, Sendable {
    /// A right first answer.
    case rightAnswer
    /// So many right answers in a row.
    case runBonus
    /// Every fifth right answer of a run.
    case fifthAnswer
    /// A further hint was paid with stars.
    case hintPaid
    /// A challenge was reached.
    case challengeBonus
}
