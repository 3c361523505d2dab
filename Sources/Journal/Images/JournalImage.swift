import CSQLite
import Glibc
import Vault

/// A copy of a journal's database as it was at one moment: one file that says all.
public struct JournalImage: Sendable {
    /// Where it lies; a data folder of its own, so that it can be opened like any other.
    public let folder: String
    /// Rows of the journal.
    public let rows: Int
    /// The number of the last one.
    public let lastRow: Int64

    /// Pages that are copied between two looks at whether anybody wants it.
    private static let pagesAtOnce: Int32 = 256

    /// The database in its folder.
    public var path: String { folder + "/" + JournalFiles.database }
    /// The size of the file.
    public var bytes: Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Copies the database of a journal that is being written, in one transaction of a connection of its own: whoever
    /// writes is not held up. Checkpoints wait, so the log grows by what is stored meanwhile: it is copied to a disk of
    /// the same machine, and only then sealed and carried to a slower one.
    ///
    /// - Parameters:
    ///   - folder: a new folder for the copy.
    ///   - key: what wraps the data keys of the copy; the household key stays where it is.
    ///   - step: hears how many pages are copied and how many there are; what it throws ends the copying.
    public init(
        of journal: Journal, to folder: String, key: Secret, step: (_ done: Int, _ total: Int) throws -> Void
    ) throws(JournalFault) {
        try self.init(copying: journal.path, to: folder, step: step)
        try KeyChange(from: journal.presentRing, to: KeyRing(householdKey: key)).run(on: path)
    }

    private init(copying source: String, to folder: String, step: (Int, Int) throws -> Void) throws(JournalFault) {
        self.folder = folder
        let path = folder + "/" + JournalFiles.database
        // Made here, because SQLite would follow the umask.
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw SystemFault.fault(errno, path: path) }
        close(file)
        let original = try PlainDatabase(source, writing: false)
        // From the first read on it sees one state.
        try original.run("BEGIN")
        rows = Int(try original.number("SELECT COUNT(*) FROM journal"))
        lastRow = try original.number("SELECT MAX(seq) FROM journal")
        do {
            let copy = try PlainDatabase(path, writing: true)
            try copy.run("PRAGMA synchronous = OFF")
            try Self.copy(original, to: copy, step)
        }
        try original.run("COMMIT")
    }

    private static func copy(
        _ original: PlainDatabase, to copy: PlainDatabase, _ step: (Int, Int) throws -> Void
    ) throws(JournalFault) {
        guard let backup = sqlite3_backup_init(copy.handle, "main", original.handle, "main") else {
            throw copy.fault(sqlite3_errcode(copy.handle))
        }
        var code = SQLITE_OK
        var isStopped = false
        while code == SQLITE_OK, !isStopped {
            code = sqlite3_backup_step(backup, pagesAtOnce)
            let total = Int(sqlite3_backup_pagecount(backup))
            do { try step(total - Int(sqlite3_backup_remaining(backup)), total) } catch { isStopped = true }
        }
        let end = sqlite3_backup_finish(backup)
        if isStopped { throw .stopped(detail: "nobody wants it any more") }
        guard code == SQLITE_DONE, end == SQLITE_OK else { throw copy.fault(code == SQLITE_DONE ? end : code) }
    }

    /// The version of the tables of a database that nobody works on; refuses what is none of kidd's or is newer.
    public static func schema(of path: String) throws(JournalFault) -> Int {
        let database = try PlainDatabase(path, writing: false)
        guard try database.number("PRAGMA application_id") == Int64(Schema.applicationID) else {
            throw .damaged(path: path, detail: "it is a database of another program")
        }
        let found = Int(try database.number("PRAGMA user_version"))
        guard found <= Schema.version else { throw .newerSchema(path: path, found: found, known: Schema.version) }
        return found
    }

    /// The version of the tables that this program writes.
    public static var presentSchema: Int { Schema.version }
}
