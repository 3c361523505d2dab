import Household
import JSONRPC
import Shapes

/// `household.erase`: removes the household and all that kidd keeps of it, for good.
public enum HouseholdErase {
    /// The parameters of `household.erase`. Optional: `recoveryCode`.
    public struct Params: Equatable, Sendable {
        /// The household's name once more, letter by letter; where nobody can read that, the path of the data folder.
        public var confirmName: String
        public var recoveryCode: String?

        public init(confirmName: String, recoveryCode: String? = nil) {
            self.confirmName = confirmName
            self.recoveryCode = recoveryCode
        }
    }

    /// The result of `household.erase`. Absent where it is not known: `childCount`, `backupFolder`, `lastBackupPath`.
    public struct Result: Equatable, Sendable {
        /// Children that are gone.
        public var children: Int?
        public var files: Int
        public var bytes: Int
        /// Whether the household key is gone.
        public var isKeyDestroyed: Bool
        /// What is there now.
        public var state: HouseholdStatus.State
        /// Where the plan of backups put them.
        public var backupFolder: String?
        /// Where the last backup was put that kidd knew of.
        public var lastBackup: String?
        /// Names in the data folder that are not kidd's, and stay.
        public var foreign: [String]

        public init(
            children: Int?, files: Int, bytes: Int, isKeyDestroyed: Bool, state: HouseholdStatus.State,
            backupFolder: String?, lastBackup: String?, foreign: [String]
        ) {
            self.children = children
            self.files = files
            self.bytes = bytes
            self.isKeyDestroyed = isKeyDestroyed
            self.state = state
            self.backupFolder = backupFolder
            self.lastBackup = lastBackup
            self.foreign = foreign
        }
    }

    /// For the owner; changes everything, and takes no idempotency key.
    public static let method = Method(
        "household.erase",
        "Removes the household and all that kidd keeps of it on this machine, for good: children, parents, limits, "
            + "progress, rewards, the audit, installed packs and what was kept of an earlier household. For root, or for the "
            + "daemon's own account with the recovery code; while the household is sealed or cannot be opened no recovery "
            + "code is known, so that only root may. The household key is destroyed first, so that nobody can read the rest "
            + "from then on; a crash after that is finished by the next start. Then there is an empty household behind the "
            + "same socket. Connections that are subscribed hear a last event (`reopened`) and are closed; on all others, "
            + "this one too, nobody is a parent any more. What remains: backups and exports that were made before, copies of "
            + "the key, a key that is a credential of the service manager, and files that are not kidd's.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object("HouseholdEraseParams", "", make: Params.init) {
            required(
                "confirmName", \.confirmName, .text(1...4096),
                "The household's name once more, letter by letter. Where nobody can read it (`household.status` has no "
                    + "`name`): the path of the data folder.")
            optional("recoveryCode", \.recoveryCode, .secret(maximum: 64), "As printed at set-up; root needs none.")
        },
        result: Shape<Result>.object("ErasedHousehold", "", make: Result.init) {
            optional(
                "childCount", \.children, .count, "Children that are gone; absent where nobody could read how many.")
            required("fileCount", \.files, .count, "Files that are gone, those of the key among them.")
            required("bytes", \.bytes, .count, "What was in them.")
            required(
                "isKeyDestroyed", \.isKeyDestroyed, .boolean,
                "Whether the household key is gone; false where it is a credential of the service manager, which is not "
                    + "kidd's to remove: make another one.")
            required(
                "state", \.state, .word(HouseholdStatus.State.self),
                "What is there now: `notSetUp`, or `sealed` where `household.unseal` is to choose a passphrase.")
            optional("backupFolder", \.backupFolder, .text(), "Where the plan of backups put them; they stay.")
            optional("lastBackupPath", \.lastBackup, .text(), "Where the last backup was put; it stays.")
            required(
                "foreignFiles", \.foreign, .list(of: .text()),
                "Names in the data folder that are not kidd's: they stay.")
        },
        errors: [.wrongRecoveryCode, .wait], added: "0.3.0")
}
