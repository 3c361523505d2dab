import CSQLite
import Glibc
import Vault

/// What opening a data folder gives: the connections and what the file says about itself.
struct Opening {
    let isNew: Bool
    let identity: Identity
    let keys: KeyTable
    let head: Head.Found
    let chain: ChainStart
    /// The last number that is taken: by a row, or because the head or the mark says so.
    let lastSeq: Int64
    /// What the next row of each profile follows.
    let lastRows: LastRows
    /// The numbers that kept replies have.
    let replies: ReplyTable.Extent
    /// What was wrong with the table of kept replies; nil: nothing.
    let replyFault: String?
    /// What was found of the log before it was opened.
    let log: LogScan.Finding
    /// What the file beside the database says of the last stored row.
    let mark: StoredMark.Found
    let reader: DatabaseQueue
    let writer: DatabaseQueue

    /// Numbers that no journal reaches: a row beyond is a forgery that would leave no room for the next one.
    private static let unreachable = Int64.max / 2

    /// Opens the journal of a locked folder, or makes it. A file that is refused is not changed.
    init(folder: String, ring: KeyRing, options: JournalOptions) throws {
        let path = folder + "/" + JournalFiles.database
        isNew = try Self.isMissing(path)
        if isNew { try Self.create(folder: folder, path: path, ring: ring, options: options) }
        try Self.checkHeader(path)
        // Before SQLite opens it: that drops silently what stands behind a damaged frame.
        let log = LogScan.finding(path + "-wal")
        self.log = log
        reader = try Connection.reading(path: path)
        let identity = try reader.with { database in
            try Schema.check(database, path: path)
            return try Identity.load(database, ring: ring, path: path)
        }
        guard identity.isDeveloper || !options.developerMark else {
            throw JournalFault.notDeveloper(path: path)
        }
        writer = try Connection.writing(path: path)
        (keys, head, chain, lastSeq, lastRows, mark, replies, replyFault) = try writer.with {
            database in
            let keys = try KeyTable.load(database, ring: ring)
            let entries = ChainMigration(
                kinds: options.auditedKinds, device: identity.device, ring: ring, keys: keys, path: path)
            try Schema.migrate(database, linkingEntries: entries.run)
            SnapshotTable.mend(database)
            GapTable.mend(database)
            let replyFault = ReplyTable.mend(database)
            Self.finishLog(database, log, path: path)
            let head = try Head.load(database, device: identity.device, ring: ring)
            let last = try Int64.fetchOne(database, sql: "SELECT MAX(seq) FROM journal") ?? 0
            guard last < Self.unreachable else {
                throw JournalFault.damaged(path: path, detail: "a row has the impossible number \(last)")
            }
            let marked = StoredMark.load(folder: folder, device: identity.device, ring: ring)
            var lastSeq = max(last, head.sealed ?? 0, marked.seq)
            // Nobody knows how many rows were lost: one stands for them.
            if case .damaged = log {
                if lastSeq == last { lastSeq += 1 }
                // What was found stays found when the log is gone.
                var mark = StoredMark.open(folder: folder, device: identity.device, ring: ring)
                mark?.write(lastSeq)
                mark?.sync()
            }
            let lastRows = LastRows(database, head: head, last: lastSeq)
            let end = try ChainEnd.load(database, device: identity.device, ring: ring)
            let gaps = GapTable(device: identity.device, key: keys.keys[0])
            let start = try ChainStart(database, found: end, lastSeq: lastSeq, gaps: gaps)
            return (
                keys, head, start, lastSeq, lastRows, marked, (try? ReplyTable.extent(database)) ?? .init(), replyFault
            )
        }
        self.identity = identity
    }

    /// What a crash left in the log goes into the database at once. What was never committed is taken out of the log, so
    /// that it is not met again behind the next commits; behind a damaged frame everything stays as it is.
    private static func finishLog(_ database: Database, _ log: LogScan.Finding, path: String) {
        guard log != .empty else { return }
        // Without room on the disk it stays in the log, from where it is read as well.
        try? database.checkpoint(.passive)
        guard log == .whole else { return }
        try? database.inTransaction(.immediate) {
            _ = LogTail(path: path).clear(after: database.sqliteConnection)
        }
    }

    /// Whether there is no journal yet. One whose log is there without it has lost its file.
    private static func isMissing(_ path: String) throws(JournalFault) -> Bool {
        if access(path, F_OK) == 0 { return false }
        guard errno == ENOENT else { throw SystemFault.fault(errno, path: path) }
        guard access(path + "-wal", F_OK) != 0 else {
            throw .damaged(path: path, detail: "the file is gone and its write-ahead log is there")
        }
        return true
    }

    /// A file that SQLite would take for an empty or foreign one is refused before SQLite sees it.
    private static func checkHeader(_ path: String) throws(JournalFault) {
        let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFault.fault(errno, path: path) }
        defer { close(descriptor) }
        let expected = Array("SQLite format 3\0".utf8)
        var found = [UInt8](repeating: 0, count: expected.count)
        guard read(descriptor, &found, found.count) == expected.count, found == expected else {
            throw .damaged(path: path, detail: "it is not a database")
        }
    }

    /// Makes a whole journal under another name first: after a crash half way there is none, never half a one.
    private static func create(
        folder: String, path: String, ring: KeyRing, options: JournalOptions
    ) throws {
        let draft = folder + "/" + JournalFiles.draft
        for suffix in ["", "-journal", "-wal", "-shm"] {
            unlink(draft + suffix)
        }
        // Made here, because SQLite would follow the umask; its log files take over the mode.
        let descriptor = Glibc.open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFault.fault(errno, path: draft) }
        close(descriptor)
        let queue = try Connection.writing(path: draft)
        try queue.with { database in
            try database.execute(
                sql: "PRAGMA page_size = 4096; PRAGMA application_id = \(Schema.applicationID)")
            try Schema.migrate(database) { _ in }
            try database.inTransaction(.immediate) {
                let identity = Identity.random(isDeveloper: options.developerMark)
                try identity.store(in: database, ring: ring)
                try Meta.set(database, Head.name, Head(seq: 0).sealed(device: identity.device, ring: ring))
                try Meta.set(database, ChainEnd.name, ChainEnd.none.sealed(device: identity.device, ring: ring))
                try KeyTable.store(ring.newDataKey(), profile: 0, in: database, ring: ring)
            }
            try database.execute(sql: "PRAGMA journal_mode = WAL")
        }
        queue.close()
        guard rename(draft, path) == 0 else { throw SystemFault.fault(errno, path: path) }
        if let code = PrivateFolder.sync(folder) { throw SystemFault.fault(code, path: folder) }
    }
}
