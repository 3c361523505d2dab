import Household
import JSONRPC
import Shapes

/// `backup.verify`: is all of a backup whole, and what is in it?
public enum BackupVerify {
    /// The parameters of `backup.verify`; all are required.
    public struct Params: Equatable, Sendable {
        public var path: String
        public var passphrase: String

        public init(path: String, passphrase: String) {
            self.path = path
            self.passphrase = passphrase
        }
    }

    /// For parents; reads only; tells its progress.
    public static let method = Method(
        "backup.verify",
        "Reads a backup to its end: decrypts all of it, checks the database, opens every row, and goes along the chain of the "
            + "audit. It restores nothing and changes nothing. " + BackupPhase.words(BackupPhase.ofVerify),
        role: .parent, reportsProgress: true,
        params: Shape<Params>.object("BackupVerifyParams", "", make: Params.init) {
            required("path", \.path, .text(1...4096), "The file; an absolute path.")
            required("passphrase", \.passphrase, .passphrase, "What it was sealed with.")
        },
        result: BackupContents.shape, errors: [.backupRefused, .wrongPassphrase], added: "0.3.0")
}
