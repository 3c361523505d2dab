import Vault

/// Why a backup cannot be made, read or put back. The description says what is wrong and what helps; nothing was changed.
public enum BackupFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file does not begin as a backup does, or asks for limits that kidd never uses.
    case notABackup
    /// A later version of kidd made it.
    case newerFormat(found: Int, known: Int)
    /// Something in it is not what was written; `detail` says where.
    case damaged(detail: String)
    /// It ends too early.
    case cut
    /// The passphrase is another one.
    case wrongPassphrase
    /// There is not enough memory to work with the passphrase.
    case outOfMemory
    /// There is a file or a folder of this name already.
    case exists(path: String)
    /// There is no such file, or it is no plain one.
    case missing(path: String)
    /// It is a folder.
    case isFolder(path: String)
    /// The folder that it should be put in is not there.
    case missingFolder(path: String)
    /// What is put there does not last, or others do not see it; `detail` is a sentence that says what helps.
    case unfitPlace(detail: String)
    /// The system refuses to read it.
    case unreadable(path: String, errno: Int32)
    /// The system refuses to write it.
    case unwritable(path: String, errno: Int32)
    /// There is not enough room; `bytes` more are needed where that is known.
    case full(path: String, bytes: Int?)
    /// It is another household's, and this one is there.
    case otherHousehold(name: String, present: String)
    /// Only what is damaged was to come back, and nothing is.
    case nothingDamaged
    /// Something else is in the way; `detail` is a sentence that says what helps.
    case failed(detail: String)
    /// Nobody wants it any more.
    case stopped

    /// A sentence for a person: what, and what to do.
    public var description: String {
        switch self {
        case .notABackup: "this is no backup of kidd: name a file that kidctl backup create made (.kiddbackup)"
        case .newerFormat(let found, let known):
            "a later version of kidd made this backup (format \(found), this one knows \(known)): install that version"
        case .damaged(let detail):
            "the backup is damaged (\(detail)): take another copy of the file, or an older backup"
        case .cut: "the backup is damaged or cut off at its end: copy it again, or take an older backup"
        case .wrongPassphrase:
            "the passphrase is not that of this backup: type it as it was when the backup was made"
        case .outOfMemory: "there is not enough free memory to work with the passphrase: close other programs"
        case .exists(let path): "\(path) is there already, and a backup never overwrites anything: choose another name"
        case .isFolder(let path): "\(path) is a folder: name a backup in it (.kiddbackup)"
        case .missing(let path): "there is no file \(path): name the backup, or put in the disk that it is on"
        case .missingFolder(let path):
            "there is no folder \(path): make it, or put in the disk that it is on"
        case .unreadable(let path, let errno): "\(path) cannot be read: \(SystemError.text(errno))"
        case .unwritable(let path, let errno):
            "\(path) cannot be written: \(SystemError.text(errno))"
                + (Self.isForbidden(errno)
                    ? ". kidd writes it as its own account: name a folder of that account"
                        + (SystemInstall.present.map { ", such as \($0.backups)" } ?? "") : "")
                + (Self.isReadOnly(errno)
                    ? SystemInstall.present.map {
                        ". The unit of kidd lets it write into its own folders alone: name \($0.backups), or allow the folder as "
                            + "docs/backup.md says (systemctl edit \($0.unit), ReadWritePaths=)"
                    } ?? "" : "")
        case .full(let path, let bytes):
            "there is not enough room on the disk of \(path): free "
                + (bytes.map { "\(($0 + (1 << 20) - 1) >> 20) MiB" } ?? "some space") + " and try again"
        case .otherHousehold(let name, let present):
            "this is a backup of the household \"\(name)\", and another one is there, \"\(present)\": to put "
                + "it in the place of that one, add --replace-household '\(present)' (a program sends replaces)"
        case .nothingDamaged: "nothing is damaged here, so nothing was put back"
        case .failed(let detail), .unfitPlace(let detail): detail
        case .stopped: "it was stopped"
        }
    }

    /// What a failed system call means for something that is written.
    public static func writing(_ path: String, _ code: Int32) -> BackupFault {
        isFull(code) ? .full(path: path, bytes: nil) : .unwritable(path: path, errno: code)
    }

    /// Whether an error number says that this account may not.
    private static func isForbidden(_ code: Int32) -> Bool { code == 13 || code == 1 }

    /// Whether an error number says that nobody may write there.
    private static func isReadOnly(_ code: Int32) -> Bool { code == 30 }

    /// Whether an error number says that there is no room.
    public static func isFull(_ code: Int32) -> Bool { code == 28 || code == 122 || code == 27 }
}
