import Household
import JSONRPC
import Shapes

/// `backup.restore`: the household as it was when a backup was made.
public enum BackupRestore {
    /// The parameters of `backup.restore`. Optional: `recoveryCode`, `replaces`, `damagedOnly`, `giveUpUnreadable`.
    public struct Params: Equatable, Sendable {
        public var path: String
        public var passphrase: String
        public var recoveryCode: String?
        /// The household that is there, when the backup is another one's.
        public var replaces: String?
        /// Only what is damaged comes back.
        public var damagedOnly: Bool
        /// What neither has whole is given up.
        public var giveUpUnreadable: Bool

        public init(
            path: String, passphrase: String, recoveryCode: String? = nil, replaces: String? = nil,
            damagedOnly: Bool = false, giveUpUnreadable: Bool = false
        ) {
            self.path = path
            self.passphrase = passphrase
            self.recoveryCode = recoveryCode
            self.replaces = replaces
            self.damagedOnly = damagedOnly
            self.giveUpUnreadable = giveUpUnreadable
        }
    }

    /// For the owner; changes everything; tells its progress.
    public static let method = Method(
        "backup.restore",
        "Puts a backup in the place of the household, for root, or for the daemon's own account with the recovery code. "
            + "Everything is checked first: a refusal leaves the household as it is. Minutes that were used since stay "
            + "used. Connections that are subscribed hear a last event (`reopened`) and are closed; on all others, this one "
            + "too, nobody is a parent until the next unlock. " + BackupPhase.words(BackupPhase.ofRestore),
        role: .owner, changes: true, keyed: false, reportsProgress: true,
        params: Shape<Params>.object("BackupRestoreParams", "", make: Params.init) {
            required("path", \.path, .text(1...4096), "The file; an absolute path.")
            required("passphrase", \.passphrase, .passphrase, "What it was sealed with.")
            optional("recoveryCode", \.recoveryCode, .secret(maximum: 64), "As printed at set-up; root needs none.")
            optional(
                "replaces", \.replaces, .text(1...80),
                "The name of the household that is there, when the backup is another one's: it takes its place.")
            defaulted(
                "damagedOnly", \.damagedOnly, .boolean, to: false,
                "Only what is damaged comes back: rows that the household cannot read and the backup can. All else stays "
                    + "as it is, also what is newer.")
            defaulted(
                "giveUpUnreadable", \.giveUpUnreadable, .boolean, to: false,
                "With `damagedOnly`: rows that neither has whole are given up, so that everything goes on without them."
            )
        },
        result: BackupContents.shape,
        errors: [.backupRefused, .wrongPassphrase, .wrongRecoveryCode, .wait], added: "0.3.0")
}
