import CSQLite

/// One connection to a database, by SQLite's own calls. It belongs to one thread at a time (`DatabaseQueue`).
///
/// The journal knows what it asks for: a handful of statements, blobs and numbers, and every error by its number. So a thin
/// layer is all that it needs; one that does more brought its own threads, timers and libraries into a daemon that sleeps.
package final class Database {
    /// SQLite's own.
    package let sqliteConnection: OpaquePointer?

    init(_ path: String, writing: Bool) throws {
        var handle: OpaquePointer?
        let flags = (writing ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        sqliteConnection = handle
        try check(code)
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 1000)
        kidd_refuse_quoted_strings(handle)
        // A file that is no database is told here, not later.
        _ = try Row.fetchOne(self, sql: "SELECT 1 FROM sqlite_schema LIMIT 1")
    }

    // A connection whose statements are still there goes with the last of them.
    deinit { sqlite3_close_v2(sqliteConnection) }

    var lastErrorMessage: String? { sqlite3_errmsg(sqliteConnection).map { String(cString: $0) } }

    func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw DatabaseError(code: code, message: lastErrorMessage) }
    }

    /// Runs statements; with arguments, one.
    package func execute(sql: String, arguments: [any DatabaseConvertible] = []) throws {
        if arguments.isEmpty { return try check(sqlite3_exec(sqliteConnection, sql, nil, nil, nil)) }
        try makeStatement(sql: sql).execute(arguments)
    }

    package func makeStatement(sql: String) throws -> Statement { try Statement(self, sql) }

    enum Transaction: String {
        case deferred = "BEGIN"
        case immediate = "BEGIN IMMEDIATE"
    }

    /// All of it is stored, or none.
    func inTransaction<Result>(_ kind: Transaction, _ body: () throws -> Result) throws -> Result {
        try execute(sql: kind.rawValue)
        do {
            let result = try body()
            try execute(sql: "COMMIT")
            return result
        } catch {
            // Some errors have ended it already.
            if sqlite3_get_autocommit(sqliteConnection) == 0 { try? execute(sql: "ROLLBACK") }
            throw error
        }
    }

    enum Checkpoint {
        case passive, full, restart

        var mode: Int32 {
            switch self {
            case .passive: SQLITE_CHECKPOINT_PASSIVE
            case .full: SQLITE_CHECKPOINT_FULL
            case .restart: SQLITE_CHECKPOINT_RESTART
            }
        }
    }

    /// Copies the write-ahead log into the database.
    func checkpoint(_ kind: Checkpoint) throws {
        try check(sqlite3_wal_checkpoint_v2(sqliteConnection, nil, kind.mode, nil, nil))
    }

    func tableExists(_ name: String) throws -> Bool {
        let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?"
        return try Int.fetchOne(self, sql: sql, arguments: [name]) != nil
    }
}
