import Vault

/// The table `gaps`: which rows are gone on purpose, one sealed value for each stretch of numbers.
///
/// A value that was altered, or is gone, is as if nothing of its stretch had been cleared: then rows are missing, and
/// that is named.
struct GapTable {
    private let device: Int64
    private let key: DataKey?
    /// The stretch that was read last: a replay goes through them in order.
    private var last: (part: Int64, block: ClearedBlock)?

    /// - Parameter key: the household's own data key; nil: it does not open.
    init(device: Int64, key: DataKey?) {
        self.device = device
        self.key = key
    }

    /// Makes the table anew when it cannot be read as one: what was cleared is missing then.
    static func mend(_ database: Database) {
        if (try? database.makeStatement(sql: "SELECT part, body FROM gaps")) != nil { return }
        try? database.execute(sql: "DROP TABLE IF EXISTS gaps; CREATE TABLE \(Schema.gaps)")
    }

    private func binding(_ part: Int64) -> [UInt8] { Array("gaps".utf8) + [0] + Meta.bytes(device) + Meta.bytes(part) }

    /// The parts of a range that are not gone on purpose.
    mutating func missing(in range: ClosedRange<Int64>, _ database: Database) throws -> [ClosedRange<Int64>] {
        let parts = ClearedBlock.part(of: range.lowerBound)...ClearedBlock.part(of: range.upperBound)
        // No stretch of numbers below the first one was ever cleared.
        guard parts.upperBound >= 0 else { return [range] }
        if parts.count == 1 { return try block(parts.lowerBound, database).missing(in: range) }
        var missing: [ClosedRange<Int64>] = []
        var next = range.lowerBound
        // Only stretches that are there are looked at: a forged number may be far away.
        for part in try Self.parts(in: parts, database) {
            let start = max(range.lowerBound, part * ClearedBlock.size)
            let end = min(range.upperBound, (part + 1) * ClearedBlock.size - 1)
            if start > next { missing.append(next...start - 1) }
            missing += try block(part, database).missing(in: start...end)
            next = end + 1
        }
        if next <= range.upperBound { missing.append(next...range.upperBound) }
        return Self.joined(missing)
    }

    private static func joined(_ ranges: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var joined: [ClosedRange<Int64>] = []
        for range in ranges {
            if let last = joined.last, last.upperBound + 1 == range.lowerBound {
                joined[joined.count - 1] = last.lowerBound...range.upperBound
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    static func parts(in range: ClosedRange<Int64>, _ database: Database) throws -> [Int64] {
        try DatabaseValue.fetchAll(
            database, sql: "SELECT part FROM gaps WHERE part BETWEEN ? AND ? ORDER BY part",
            arguments: [range.lowerBound, range.upperBound]
        ).compactMap(Int64.fromDatabaseValue)
    }

    private mutating func block(_ part: Int64, _ database: Database) throws -> ClearedBlock {
        if let last, last.part == part { return last.block }
        let block: ClearedBlock
        if case .whole(let found) = try read(part, database) { block = found } else { block = ClearedBlock() }
        last = (part, block)
        return block
    }

    /// What the table has of a stretch.
    enum Found {
        case none
        case whole(ClearedBlock)
        case damaged
    }

    /// Reads a stretch, opened.
    func read(_ part: Int64, _ database: Database) throws -> Found {
        let value = try DatabaseValue.fetchOne(database, sql: "SELECT body FROM gaps WHERE part = ?", arguments: [part])
        guard let value else { return .none }
        guard let sealed = [UInt8].fromDatabaseValue(value), let key,
            let plain = sealed.withUnsafeBytes({ key.open($0, binding: binding(part)) }),
            let block = ClearedBlock(plain, part: part)
        else { return .damaged }
        return .whole(block)
    }

    /// All entries of the audit that are gone or were written anew.
    func entries(_ database: Database) throws -> [Int64: ClearedBlock.Entry] {
        var entries: [Int64: ClearedBlock.Entry] = [:]
        for part in try Self.parts(in: 0...(.max), database) {
            guard case .whole(let block) = try read(part, database) else { continue }
            entries.merge(block.entries) { $1 }
        }
        return entries
    }

    /// The parts that do not open.
    func damagedParts(_ database: Database) throws -> [Int64] {
        try Self.parts(in: .min...(.max), database).filter { part in
            if case .damaged = try read(part, database) { true } else { false }
        }
    }

    /// Stores a stretch in an open transaction.
    func write(_ block: ClearedBlock, part: Int64, key: DataKey, _ database: Database) throws {
        let sealed = key.seal(block.encoded(part: part), binding: binding(part))
        try database.execute(
            sql: "INSERT INTO gaps(part, body) VALUES(?, ?) ON CONFLICT(part) DO UPDATE SET body = excluded.body",
            arguments: [part, sealed])
    }
}
