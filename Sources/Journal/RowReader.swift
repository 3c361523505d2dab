import CSQLite
import Vault

/// Reads rows of a query over `columns` one by one and opens them.
struct RowReader {
    /// What the query must select, in this order.
    static let columns = "seq, device, profile, kind, at, body, previous"

    private let statement: Statement
    private let device: Int64
    private let keys: KeyTable
    private var binding = RowBinding()

    init(_ database: Database, sql: String, device: Int64, keys: KeyTable) throws {
        statement = try database.makeStatement(sql: sql)
        self.device = device
        self.keys = keys
    }

    /// Begins the query anew with other numbers in the places of its question marks.
    func restart(_ numbers: Int64...) {
        sqlite3_reset(statement.sqliteStatement)
        for (index, number) in numbers.enumerated() {
            sqlite3_bind_int64(statement.sqliteStatement, Int32(index + 1), number)
        }
    }

    /// The next row, whole or damaged; nil after the last.
    mutating func next() throws -> ReplayItem? {
        try statement.step() ? item(statement.sqliteStatement) : nil
    }

    /// Ends the query early, so that it holds back no checkpoint.
    func finish() {
        sqlite3_reset(statement.sqliteStatement)
    }

    private mutating func item(_ row: OpaquePointer?) -> ReplayItem {
        let seq = sqlite3_column_int64(row, 0)
        let device = sqlite3_column_int64(row, 1)
        let profile = sqlite3_column_int64(row, 2)
        let kind = sqlite3_column_int64(row, 3)
        let at = sqlite3_column_int64(row, 4)
        guard device == self.device else {
            return .damaged(seq: seq, profile: profile, reason: .foreignDevice(device))
        }
        guard let key = keys.keys[profile] else {
            return .damaged(seq: seq, profile: profile, reason: keys.reason(without: profile))
        }
        let sealed = UnsafeRawBufferPointer(
            start: sqlite3_column_blob(row, 5), count: Int(sqlite3_column_bytes(row, 5)))
        let previous = Self.previous(row)
        binding.set(device: device, seq: seq, profile: profile, kind: kind, at: at, previous: previous)
        guard let body = key.open(sealed, binding: binding.bytes) else {
            return .damaged(seq: seq, profile: profile, reason: .altered(kind: kind))
        }
        return .row(
            StoredRow(
                seq: seq, device: device, profile: profile, kind: kind, at: at, previous: previous, body: body))
    }

    /// What a row says of the one before it; nil: nothing.
    static func previous(_ row: OpaquePointer?) -> Int64? {
        sqlite3_column_type(row, 6) == SQLITE_NULL ? nil : sqlite3_column_int64(row, 6)
    }
}
