/// Tells whose rows may be that are missing or cannot be reached: each row says after which one none is of its profile, so
/// the first whole row of a profile after a gap excludes it, or not.
struct MissingRows {
    private let database: Database
    private let device: Int64
    private let keys: KeyTable
    private let head: Head?
    /// For each profile its first whole row after a place that was asked for, and what that row says.
    private var next: [Int64: (after: Int64, row: (seq: Int64, previous: Int64?)?)] = [:]
    /// Gaps that are looked into at most: damage that is everywhere is everybody's.
    private var left = 100

    init(_ database: Database, device: Int64, keys: KeyTable, head: Head.Found) {
        self.database = database
        self.device = device
        self.keys = keys
        self.head = head.head
    }

    /// The profiles that may have had rows in a range; nil: it cannot be told.
    mutating func owners(of range: ClosedRange<Int64>) -> Set<Int64>? {
        guard left > 0 else { return nil }
        left -= 1
        let profiles = Set(keys.keys.keys).union(keys.damaged).union((head?.lastRows ?? [:]).keys)
        do {
            // What was erased is missed by nobody.
            return try profiles.subtracting(keys.erased.keys).filter { try mayOwn(range, $0) }
        } catch {
            return nil
        }
    }

    private mutating func mayOwn(_ range: ClosedRange<Int64>, _ profile: Int64) throws -> Bool {
        if let row = try firstRow(of: profile, after: range.upperBound) {
            return row.previous.map { $0 >= range.lowerBound } ?? true
        }
        guard let head, let lastRows = head.lastRows, range.upperBound <= head.seq else { return true }
        return (lastRows[profile] ?? 0) >= range.lowerBound
    }

    private mutating func firstRow(
        of profile: Int64, after seq: Int64
    ) throws -> (seq: Int64, previous: Int64?)? {
        if let known = next[profile], known.after <= seq, known.row.map({ $0.seq > seq }) ?? true { return known.row }
        let sql = "SELECT \(RowReader.columns) FROM journal WHERE profile = ? AND seq >= ? ORDER BY seq"
        var rows = try RowReader(database, sql: sql, device: device, keys: keys)
        defer { rows.finish() }
        rows.restart(profile, seq + 1)
        var found: (seq: Int64, previous: Int64?)?
        while found == nil, let item = try rows.next() {
            if case .row(let row) = item { found = (row.seq, row.previous) }
        }
        next[profile] = (seq, found)
        return found
    }
}
