import CSQLite

/// The values of a row, taken out of the database.
package struct Row {
    package let values: [DatabaseValue]

    init(_ statement: Statement) {
        values = (0..<sqlite3_column_count(statement.sqliteStatement)).map(statement.value)
    }

    package subscript(column: Int) -> DatabaseValue { values[column] }

    /// The number in a column that has one by its table.
    func number(_ column: Int) -> Int64 { Int64.fromDatabaseValue(values[column]) ?? 0 }

    /// The rows of a query, one by one.
    static func fetchCursor(
        _ database: Database, sql: String, arguments: [any DatabaseConvertible] = []
    ) throws -> RowCursor {
        let statement = try database.makeStatement(sql: sql)
        try statement.restart(arguments)
        return RowCursor(statement: statement)
    }

    /// The first row of a query.
    static func fetchOne(
        _ database: Database, sql: String, arguments: [any DatabaseConvertible] = []
    ) throws -> Row? {
        try database.makeStatement(sql: sql).first(arguments)
    }

    /// All rows of a query.
    package static func fetchAll(
        _ database: Database, sql: String, arguments: [any DatabaseConvertible] = []
    ) throws -> [Row] {
        let cursor = try fetchCursor(database, sql: sql, arguments: arguments)
        var rows: [Row] = []
        while let row = try cursor.next() { rows.append(row) }
        return rows
    }
}

/// The rows of a query; what is not read is given up with the last reference.
struct RowCursor {
    fileprivate let statement: Statement

    /// The next one; nil after the last.
    func next() throws -> Row? { try statement.step() ? Row(statement) : nil }
}
