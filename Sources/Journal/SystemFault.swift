import CSQLite
import Glibc
import Vault

/// From error numbers of the system and of SQLite to the journal's own faults: the one table.
enum SystemFault {
    /// What a failed system call on `path` means.
    static func fault(_ code: Int32, path: String) -> JournalFault {
        switch code {
        case ENOSPC, EDQUOT: .full(path: path)
        default: .unwritable(path: path, detail: SystemError.text(code))
        }
    }

    /// What an error of SQLite means while a journal is opened or read.
    static func fault(_ error: any Error, path: String) -> JournalFault {
        if let fault = error as? JournalFault { return fault }
        guard let error = error as? DatabaseError else {
            return .damaged(path: path, detail: "\(error)")
        }
        let detail = error.message ?? error.words
        switch error.primary {
        case SQLITE_MISUSE: return .stopped(detail: "the journal is closed")
        case SQLITE_FULL: return .full(path: path)
        case SQLITE_CANTOPEN where isFull(path), SQLITE_IOERR where isFull(path): return .full(path: path)
        case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR, SQLITE_BUSY, SQLITE_LOCKED:
            return .unwritable(path: path, detail: detail)
        default: return .damaged(path: path, detail: detail)
        }
    }

    /// Whether the file system of a file has no block left. SQLite does not always keep the system's error number.
    private static func isFull(_ path: String) -> Bool {
        var status = statvfs()
        return statvfs(PrivateFolder.parent(of: path), &status) == 0 && status.f_bavail == 0
    }

    /// What an error of SQLite means for a commit.
    static func failure(_ connection: OpaquePointer?) -> CommitFailure {
        let code = sqlite3_errcode(connection)
        let words = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "error \(code)"
        let system = sqlite3_system_errno(connection)
        let isFile = code & 0xff == SQLITE_IOERR || code & 0xff == SQLITE_CANTOPEN
        if code & 0xff == SQLITE_FULL || isFile && (system == ENOSPC || system == EDQUOT || system == EFBIG) {
            return CommitFailure(kind: .full, message: "no space is left on the disk: nothing was stored")
        }
        if code & 0xff == SQLITE_READONLY || isFile && system == EROFS {
            return CommitFailure(kind: .readOnly, message: "the disk takes no writes: nothing was stored")
        }
        let detail = isFile && system != 0 ? "\(words): \(SystemError.text(system))" : words
        return CommitFailure(kind: .io(detail), message: "the journal could not be written (\(detail))")
    }
}
