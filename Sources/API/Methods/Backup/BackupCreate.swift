import Household
import JSONRPC
import Shapes

/// `backup.create`: one file with everything that the household has.
public enum BackupCreate {
    /// The parameters of `backup.create`; all are required.
    public struct Params: Equatable, Sendable {
        public var path: String
        /// What it is sealed with.
        public var passphrase: String

        public init(path: String, passphrase: String) {
            self.path = path
            self.passphrase = passphrase
        }
    }

    /// For parents; changes something; tells its progress.
    public static let method = Method(
        "backup.create",
        "Makes a backup while everything goes on: one file, sealed with a passphrase of its own, that is read back from the "
            + "disk before it gets its name. Nothing is ever overwritten. " + BackupPhase.words(BackupPhase.ofCreate),
        role: .parent, changes: true, keyed: false, reportsProgress: true,
        params: Shape<Params>.object("BackupCreateParams", "", make: Params.init) {
            required(
                "path", \.path, .text(1...4096),
                "A file that is not there yet, or a folder in which it gets a name; an absolute path.")
            required("passphrase", \.passphrase, .passphrase, "What it is sealed with, \(PassphraseRules.usedWords).")
        },
        result: BackupContents.shape,
        errors: [.backupRefused, .passphraseRefused], added: "0.3.0")
}

/// Bounds of backups.
public enum BackupRules {
    /// How a backup's name ends.
    public static let suffix = ".kiddbackup"
}
