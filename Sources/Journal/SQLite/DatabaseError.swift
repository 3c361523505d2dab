import CSQLite

/// What SQLite says when something fails.
package struct DatabaseError: Error, CustomStringConvertible {
    /// Its extended number.
    package var code: Int32
    package var message: String?

    /// The kind of it.
    package var primary: Int32 { code & 0xFF }
    package var description: String { "SQLite error \(code): \(message ?? words)" }

    /// The words for its number.
    package var words: String { String(cString: sqlite3_errstr(code)) }

    /// Whether a page of the database is damaged.
    var isDamage: Bool { primary == SQLITE_CORRUPT }
}
