import Household
import JSONRPC
import Shapes

/// `backup.schedule`: backups that are made by themselves.
public enum BackupSchedulePlan {
    /// The parameters of `backup.schedule`. Optional: all of them.
    public struct Params: Equatable, Sendable {
        /// Where they are put; an absolute path. Nil: none are made by themselves any more.
        public var folder: String?
        /// Hours from one to the next.
        public var everyHours: Int?
        /// How many are kept.
        public var keep: Int?
        /// What they are sealed with.
        public var passphrase: String?

        public init(folder: String? = nil, everyHours: Int? = nil, keep: Int? = nil, passphrase: String? = nil) {
            self.folder = folder
            self.everyHours = everyHours
            self.keep = keep
            self.passphrase = passphrase
        }
    }

    /// Without `everyHours`.
    public static let usualHours = 24
    /// Without `keep`.
    public static let usualKeep = 7

    /// For parents; changes something.
    public static let method = Method(
        "backup.schedule",
        "Has backups made by themselves in a folder, such as a USB stick or one that is synchronised; the first at once. The "
            + "newest are kept. The passphrase is not stored, only a key that is made of it. Without `folder` none are made "
            + "by themselves any more.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("BackupScheduleParams", "", make: Params.init) {
            optional(
                "folder", .text(1...4096),
                "Where they are put; an absolute path. Absent: no more are made by themselves."
            ) { $0.folder }
            optional(
                "everyHours", .integer(BackupSchedule.possibleHours),
                "Hours from one to the next; absent: \(usualHours)."
            ) { $0.everyHours }
            optional(
                "keep", .integer(BackupSchedule.possibleKeep), "How many are kept; absent: \(usualKeep)."
            ) { $0.keep }
            optional(
                "passphrase", .passphrase,
                "What they are sealed with: at least \(PassphraseRules.fewestCharacters) characters; required with `folder`."
            ) { $0.passphrase }
        },
        result: BackupList.plan, errors: [.backupRefused, .passphraseRefused], added: "0.3.0")
}
