import CSQLite
import Vault

/// A row that is an entry or claims to be one.
struct ChainRow {
    /// What its seal says.
    enum Seal: Equatable {
        case whole
        /// The key that opens it is not there.
        case locked(ReplayItem.Damage)
        case broken
    }

    var seq: Int64
    /// The link that stands in it.
    var link: [UInt8]?
    var seal: Seal
    /// What its link is made of beside the previous link.
    var place: [UInt8]
    var body: [UInt8]

    /// The link that it must have after another.
    func link(after previous: [UInt8], _ key: ChainKey) -> [UInt8] {
        key.link(after: previous, place: place, content: body)
    }
}

/// Reads the rows that are entries, or claim to be, in order and one by one.
struct ChainReader {
    private let statement: Statement
    private let device: Int64
    private let keys: KeyTable
    private var binding = RowBinding()

    /// - Parameter kinds: rows of these kinds must be entries; other rows are when they have a link.
    init(_ database: Database, kinds: [Int64], device: Int64, keys: KeyTable) throws {
        self.device = device
        self.keys = keys
        let list = kinds.map(String.init).joined(separator: ", ")
        statement = try database.makeStatement(
            sql: """
                SELECT \(RowReader.columns), chain FROM journal
                WHERE chain IS NOT NULL OR kind IN (\(list)) ORDER BY seq
                """)
    }

    /// The next row; nil after the last.
    mutating func next() throws -> ChainRow? {
        try statement.step() ? chainRow(statement.sqliteStatement) : nil
    }

    /// Ends the reading before its end.
    func finish() { sqlite3_reset(statement.sqliteStatement) }

    private mutating func chainRow(_ row: OpaquePointer?) -> ChainRow {
        let seq = sqlite3_column_int64(row, 0)
        let device = sqlite3_column_int64(row, 1)
        let profile = sqlite3_column_int64(row, 2)
        binding.set(
            device: device, seq: seq, profile: profile, kind: sqlite3_column_int64(row, 3),
            at: sqlite3_column_int64(row, 4), previous: RowReader.previous(row))
        let body = Self.bytes(row, 5)
        let link = sqlite3_column_type(row, 7) == SQLITE_NULL ? nil : Self.bytes(row, 7)
        return ChainRow(
            seq: seq, link: link, seal: seal(body, device, profile), place: binding.bytes, body: body)
    }

    private func seal(_ body: [UInt8], _ device: Int64, _ profile: Int64) -> ChainRow.Seal {
        guard device == self.device else { return .broken }
        guard let key = keys.keys[profile] else {
            let reason = keys.reason(without: profile)
            // Its link tells all that can be told.
            return reason == .erased ? .whole : .locked(reason)
        }
        return (try? key.open(body, binding: binding.bytes)) == nil ? .broken : .whole
    }

    private static func bytes(_ row: OpaquePointer?, _ column: Int32) -> [UInt8] {
        Array(
            UnsafeRawBufferPointer(
                start: sqlite3_column_blob(row, column), count: Int(sqlite3_column_bytes(row, column))))
    }
}
