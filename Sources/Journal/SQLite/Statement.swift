import CSQLite

/// A statement that is ready to run, again and again.
package final class Statement {
    /// SQLite's own.
    package let sqliteStatement: OpaquePointer?
    private let database: Database

    init(_ database: Database, _ sql: String) throws {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v2(database.sqliteConnection, sql, -1, &handle, nil)
        sqliteStatement = handle
        self.database = database
        try database.check(code)
    }

    deinit { sqlite3_finalize(sqliteStatement) }

    /// Puts values in the places of the question marks, and begins anew.
    func restart(_ arguments: [any DatabaseConvertible]) throws {
        sqlite3_reset(sqliteStatement)
        for (index, argument) in arguments.enumerated() { try bind(argument.databaseValue, at: Int32(index + 1)) }
    }

    private func bind(_ value: DatabaseValue, at place: Int32) throws {
        // SQLite makes a copy: the value ends with this call.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        let code =
            switch value {
            case .null: sqlite3_bind_null(sqliteStatement, place)
            case .integer(let number): sqlite3_bind_int64(sqliteStatement, place, number)
            case .real(let number): sqlite3_bind_double(sqliteStatement, place, number)
            case .text(let text): sqlite3_bind_text(sqliteStatement, place, text, -1, copied)
            case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(sqliteStatement, place, 0)
            case .blob(let bytes): sqlite3_bind_blob(sqliteStatement, place, bytes, Int32(bytes.count), copied)
            }
        try database.check(code)
    }

    /// Goes to the next row; false after the last.
    func step() throws -> Bool {
        switch sqlite3_step(sqliteStatement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(sqliteStatement)
            return false
        case let code:
            let message = database.lastErrorMessage
            sqlite3_reset(sqliteStatement)
            throw DatabaseError(code: code, message: message)
        }
    }

    /// Runs it to its end.
    func execute(_ arguments: [any DatabaseConvertible]) throws {
        try restart(arguments)
        while try step() {}
    }

    /// Its first row.
    func first(_ arguments: [any DatabaseConvertible]) throws -> Row? {
        defer { sqlite3_reset(sqliteStatement) }
        try restart(arguments)
        return try step() ? Row(self) : nil
    }

    /// The bytes of a column of the present row, as long as it is the present one.
    func value(_ column: Int32) -> DatabaseValue {
        switch sqlite3_column_type(sqliteStatement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(sqliteStatement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(sqliteStatement, column))
        case SQLITE_TEXT: return .text(sqlite3_column_text(sqliteStatement, column).map { String(cString: $0) } ?? "")
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(sqliteStatement, column)
            let count = Int(sqlite3_column_bytes(sqliteStatement, column))
            return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
        default: return .null
        }
    }
}
