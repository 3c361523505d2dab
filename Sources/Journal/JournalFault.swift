import Vault

/// Why a journal could not be opened or read. The description names the place and the remedy.
public enum JournalFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// Another daemon works on this folder; `pid` when it left its number.
    case inUse(folder: String, pid: Int32?)
    /// The data folder is on a file system (`system`) whose locks do not keep another kidd out.
    case notLockable(folder: String, system: String)
    /// The data folder has a file in common with another folder, as a copy by hard links has all of them.
    case shared(folder: String, file: String)
    /// The data folder holds other things and others may enter it; `mode` holds its permission bits.
    case folderTooOpen(path: String, mode: UInt32)
    /// The data was written by a later version. Nothing was touched.
    case newerSchema(path: String, found: Int, known: Int)
    /// The file is no journal, or SQLite finds it broken. It was left as it is.
    case damaged(path: String, detail: String)
    /// The household key is not the one that this journal was made with.
    case wrongKey(path: String)
    /// A developer's journal was asked for and this is a real household's.
    case notDeveloper(path: String)
    /// The system refuses to write there.
    case unwritable(path: String, detail: String)
    /// The system refuses to read it.
    case unreadable(path: String, detail: String)
    /// No space is left.
    case full(path: String)
    /// The household was erased, and a crash left some of it.
    case erased(folder: String)
    /// The visitor of a replay threw.
    case stopped(detail: String)

    /// A sentence for a person: what, where, and what to do.
    public var description: String {
        switch self {
        case .inUse(let folder, let pid):
            "the data folder \(folder) is in use by another kidd\(pid.map { " (process \($0))" } ?? ""): "
                + "stop it or name another folder with --data-dir"
        case .notLockable(let folder, let system):
            "the data folder \(folder) is on \(system), where a second kidd could come to it by another way and no lock "
                + "would keep it out: name a folder on a disk of this computer with --data-dir"
        case .shared(let folder, let file):
            "the data folder \(folder) has \(file) in common with another folder, as a copy by hard links (cp -al) has, so that "
                + "whatever is done here is done there: remove the one that is not wanted (rm -r), or make a copy with files of "
                + "its own (cp -a \(folder) NEW) and name that with --data-dir"
        case .folderTooOpen(let path, let mode):
            "the data folder \(path) can be entered by others (mode 0\(String(mode, radix: 8))) and holds other "
                + "files: run chmod 700 \(path) or name a folder of its own with --data-dir"
        case .newerSchema(let path, let found, let known):
            "\(path) was written by a later version of kidd (format \(found), this one knows \(known)): "
                + "install the later version; nothing was changed"
        case .damaged(let path, let detail):
            "\(path) is damaged or not a journal (\(detail)): it was left as it is; put back your "
                + "last backup: kidd restore FILE"
        case .wrongKey(let path):
            "the household key does not open \(path): put the key file back that this household was set up with"
        case .notDeveloper(let path):
            "\(path) is a real household's, not a developer's: use --dev with a new data folder only"
        case .unwritable(let path, let detail):
            "\(path) cannot be written: \(detail). Make it writable for this user or name another with --data-dir"
        case .unreadable(let path, let detail):
            "\(path) cannot be read: \(detail). Run this as the account that kidd runs as, or as root"
        case .full(let path):
            "no space is left for \(path): free some and start again"
        case .erased(let folder):
            "the household in \(folder) was erased, and a crash left some of it: start kidd, which finishes that and "
                + "begins anew, or put a backup back: kidd restore FILE"
        case .stopped(let detail):
            "reading the journal was stopped: \(detail)"
        }
    }
}
