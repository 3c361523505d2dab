/// What stands in a column.
package enum DatabaseValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

/// What can be read from a column, and stand in the place of a question mark.
package protocol DatabaseConvertible {
    var databaseValue: DatabaseValue { get }
    /// Nil: the column has something of another type.
    static func fromDatabaseValue(_ value: DatabaseValue) -> Self?
}

extension DatabaseValue: DatabaseConvertible {
    package var databaseValue: DatabaseValue { self }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> DatabaseValue? { value }
}

extension Int64: DatabaseConvertible {
    package var databaseValue: DatabaseValue { .integer(self) }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> Int64? {
        if case .integer(let number) = value { number } else { nil }
    }
}

extension Int: DatabaseConvertible {
    package var databaseValue: DatabaseValue { .integer(Int64(self)) }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> Int? {
        Int64.fromDatabaseValue(value).map { Int($0) }
    }
}

extension String: DatabaseConvertible {
    package var databaseValue: DatabaseValue { .text(self) }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> String? {
        if case .text(let text) = value { text } else { nil }
    }
}

extension [UInt8]: DatabaseConvertible {
    package var databaseValue: DatabaseValue { .blob(self) }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> [UInt8]? {
        if case .blob(let bytes) = value { bytes } else { nil }
    }
}

extension Optional: DatabaseConvertible where Wrapped: DatabaseConvertible {
    package var databaseValue: DatabaseValue { self?.databaseValue ?? .null }
    package static func fromDatabaseValue(_ value: DatabaseValue) -> Wrapped?? {
        value == .null ? .some(nil) : Wrapped.fromDatabaseValue(value).map { .some($0) }
    }
}

extension DatabaseConvertible {
    /// The first column of a query's first row; nil when there is none, or nothing of this type in it.
    package static func fetchOne(
        _ database: Database, sql: String, arguments: [any DatabaseConvertible] = []
    ) throws -> Self? {
        try Row.fetchOne(database, sql: sql, arguments: arguments).flatMap { fromDatabaseValue($0[0]) }
    }

    /// The first column of each row that has something of this type in it.
    package static func fetchAll(
        _ database: Database, sql: String, arguments: [any DatabaseConvertible] = []
    ) throws -> [Self] {
        try Row.fetchAll(database, sql: sql, arguments: arguments).compactMap { fromDatabaseValue($0[0]) }
    }
}
