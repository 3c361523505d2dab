import Household
import JSONRPC
import Shapes

/// `backup.schedule`: backups that are made by themselves.
public enum BackupSchedulePlan {
    /// The parameters of `backup.schedule`. Optional: all of them; what is absent stays as it is.
    public struct Params: Equatable, Sendable {
        /// Where they are put; an absolute path.
        public var folder: String?
        /// Hours from one to the next.
        public var everyHours: Int?
        /// How many are kept.
        public var keep: Int?
        /// What they are sealed with.
        public var passphrase: String?
        /// Whether none are made by themselves any more.
        public var off: Bool

        public init(
            folder: String? = nil, everyHours: Int? = nil, keep: Int? = nil, passphrase: String? = nil,
            off: Bool = false
        ) {
            self.folder = folder
            self.everyHours = everyHours
            self.keep = keep
            self.passphrase = passphrase
            self.off = off
        }
    }

    /// Of a new schedule without `everyHours`.
    public static let usualHours = 24
    /// Of a new schedule without `keep`.
    public static let usualKeep = 7

    /// For parents; changes something.
    public static let method = Method(
        "backup.schedule",
        "Has backups made by themselves in a folder, such as a USB stick or one that is synchronised; the first at once. The "
            + "newest are kept. The passphrase is not stored, only a key that is made of it. While there is a schedule, "
            + "what is absent stays as it is; a new one needs `folder` and `passphrase`. Only `off` ends it.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("BackupScheduleParams", "", make: Params.init) {
            optional(
                "folder", \.folder, .text(1...4096),
                "Where they are put; an absolute path. Required for a new schedule.")
            optional(
                "everyHours", \.everyHours, .integer(BackupSchedule.possibleHours),
                "Hours from one to the next; absent from a new schedule: \(usualHours).")
            optional(
                "keep", \.keep, .integer(BackupSchedule.possibleKeep),
                "How many are kept; absent from a new schedule: \(usualKeep).")
            optional(
                "passphrase", \.passphrase, .passphrase,
                "What they are sealed with, \(PassphraseRules.words). Required for a new schedule.")
            defaulted(
                "off", \.off, .boolean, to: false, "Whether no more are made by themselves; nothing else is named then."
            )
        },
        result: BackupList.plan, errors: [.backupRefused, .passphraseRefused], added: "0.3.0")
}
