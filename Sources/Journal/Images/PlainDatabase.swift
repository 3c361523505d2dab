import CSQLite

/// A database beside the journal's own, for work on copies of it; what fails is told as the journal's faults.
final class PlainDatabase {
    let handle: OpaquePointer?
    private let path: String

    init(_ path: String, writing: Bool) throws(JournalFault) {
        self.path = path
        var handle: OpaquePointer?
        let flags = (writing ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        self.handle = handle
        guard code == SQLITE_OK else { throw fault(code) }
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 1000)
    }

    deinit { sqlite3_close(handle) }

    func fault(_ code: Int32) -> JournalFault {
        switch code & 0xff {
        case SQLITE_FULL: return .full(path: path)
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_BUSY:
            let system = sqlite3_system_errno(handle)
            return system == 0
                ? .unwritable(path: path, detail: words) : SystemFault.fault(system, path: path)
        default: return .damaged(path: path, detail: words)
        }
    }

    private var words: String { sqlite3_errmsg(handle).map { String(cString: $0) } ?? "it cannot be opened" }

    func run(_ sql: String) throws(JournalFault) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw fault(code) }
    }

    /// Copies what nobody holds back of the write-ahead log into the database; returns how many of its frames are copied
    /// so far, and nil when it failed.
    func checkpoint() -> Int? {
        var copied: Int32 = 0
        let code = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, &copied)
        return code == SQLITE_OK ? Int(copied) : nil
    }

    /// Visits the rows of a query.
    func rows(_ sql: String, _ visit: (OpaquePointer) throws(JournalFault) -> Void) throws(JournalFault) {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK, let statement else { throw fault(code) }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: try visit(statement)
            case SQLITE_DONE: return
            case let code: throw fault(code)
            }
        }
    }

    func number(_ sql: String) throws(JournalFault) -> Int64 {
        var number: Int64 = 0
        try rows(sql) { row in number = sqlite3_column_int64(row, 0) }
        return number
    }

    /// Runs a statement with a blob in the place of its first question mark, and a text or a number in that of the second.
    func run(_ sql: String, _ blob: [UInt8], text: String? = nil, number: Int64 = 0) throws(JournalFault) {
        var statement: OpaquePointer?
        var code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK else { throw fault(code) }
        // The value lives until the statement is done: both ends of this call.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_blob(statement, 1, blob, Int32(blob.count), transient)
        if let text {
            sqlite3_bind_text(statement, 2, text, -1, transient)
        } else {
            sqlite3_bind_int64(statement, 2, number)
        }
        code = sqlite3_step(statement)
        guard code == SQLITE_DONE else { throw fault(code) }
    }
}

extension PlainDatabase {
    /// The bytes of a column; nil when it is no blob.
    static func blob(_ row: OpaquePointer, _ column: Int32) -> [UInt8]? {
        guard sqlite3_column_type(row, column) == SQLITE_BLOB else { return nil }
        let count = Int(sqlite3_column_bytes(row, column))
        guard count > 0, let start = sqlite3_column_blob(row, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    static func text(_ row: OpaquePointer, _ column: Int32) -> String? {
        guard sqlite3_column_type(row, column) == SQLITE_TEXT, let text = sqlite3_column_text(row, column) else {
            return nil
        }
        return String(cString: text)
    }
}
