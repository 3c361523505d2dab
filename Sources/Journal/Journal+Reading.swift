import CSQLite
import Vault

/// Histories, read on a connection of their own: whoever reads holds up no commit.
extension Journal {
    /// Rows of one read. Between two of them others read, and the log can be folded into the database.
    private static let rowsAtOnce: Int64 = 4096

    /// Visits the rows after `start` in order, and names what is damaged or missing.
    /// - Parameters:
    ///   - start: the row before the first; 0 begins at the beginning. The effect of the rows up to it is known.
    ///   - end: the last row, which is stored; nil for all that are there, before the journal is started.
    public func replay(
        after start: Int64 = 0, through end: Int64? = nil, _ visit: (ReplayItem) throws -> Void
    ) throws(JournalFault) {
        var expected = start + 1
        if start > 0 { try checkRows(upTo: start, visit) }
        // From the beginning means all: a row below the first number is a forgery that must be named.
        var next: Int64? = start > 0 ? expected : .min
        while let first = next {
            next = try replayPage(from: first, through: end ?? .max, &expected, visit)
        }
        switch head {
        case .whole:
            let last = end ?? lastKnownSeq
            if expected <= last { try name(missing: expected...last, visit) }
        case .damaged:
            try visitor(visit, .damaged(seq: expected, profile: nil, reason: .damagedHead))
        }
    }

    /// Visits the rows in ranges of numbers, as far as they are there.
    public func rows(in ranges: [ClosedRange<Int64>], _ visit: (ReplayItem) throws -> Void) throws(JournalFault) {
        let sql = "SELECT \(RowReader.columns) FROM journal WHERE seq BETWEEN ? AND ? ORDER BY seq"
        try read { database in
            var rows = try RowReader(database, sql: sql, device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            for range in ranges {
                rows.restart(range.lowerBound, range.upperBound)
                while let item = try rows.next() {
                    if !item.isErased { try visitor(visit, item) }
                }
            }
        }
    }

    /// Stored rows in the order of their numbers.
    /// - Parameters:
    ///   - profile: only its rows; nil for all.
    ///   - kinds: only these kinds; nil for all.
    ///   - common: beside the profile's own, the household's rows of these kinds.
    ///   - range: only rows of these numbers: so many are looked at, at most.
    ///   - times: only rows of these milliseconds since 1970; nil for all.
    ///   - isAscending: the oldest first; otherwise the newest.
    ///   - limit: how many at most; fewer only where there are no more. Rows of an erased profile that are still there
    ///     are not counted.
    public func page(
        profile: Int64?, kinds: [Int64]?, common: [Int64] = [], in range: Range<Int64>,
        times: ClosedRange<Int64>? = nil, isAscending: Bool = false, limit: Int
    ) throws(JournalFault) -> [ReplayItem] {
        var conditions: [String] = []
        if let times { conditions.append("at BETWEEN \(times.lowerBound) AND \(times.upperBound)") }
        if let profile {
            conditions.append("(profile = \(profile) OR profile = 0 AND kind IN (\(Self.list(common))))")
        }
        if let kinds { conditions.append("kind IN (\(Self.list(kinds)))") }
        var page: [ReplayItem] = []
        var rest = range
        while page.count < limit, !rest.isEmpty {
            let wanted = limit - page.count
            let within = ["seq >= \(rest.lowerBound)", "seq < \(rest.upperBound)"] + conditions
            let sql =
                "SELECT \(RowReader.columns) FROM journal WHERE \(within.joined(separator: " AND ")) "
                + "ORDER BY seq \(isAscending ? "ASC" : "DESC") LIMIT \(wanted)"
            let items = try items(sql)
            page += items.filter { !$0.isErased }
            guard items.count == wanted, let last = items.last else { break }
            rest = isAscending ? last.seq + 1..<max(last.seq + 1, rest.upperBound) : rest.lowerBound..<last.seq
        }
        return page
    }

    private func items(_ sql: String) throws(JournalFault) -> [ReplayItem] {
        try read { database in
            var rows = try RowReader(database, sql: sql, device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            var items: [ReplayItem] = []
            while let item = try rows.next() { items.append(item) }
            return items
        }
    }

    /// The newest stored rows, the last one first.
    ///
    /// - Parameters:
    ///   - before: only rows with a smaller number; nil begins at the end.
    ///   - from: no rows with a smaller number.
    public func page(
        profile: Int64?, kinds: [Int64]?, before: Int64?, from: Int64 = 1, limit: Int
    ) throws(JournalFault) -> [ReplayItem] {
        try page(profile: profile, kinds: kinds, in: from..<max(from, before ?? .max), limit: limit)
    }

    private static func list(_ kinds: [Int64]) -> String { kinds.map(String.init).joined(separator: ", ") }

    /// The stored snapshot, opened.
    public func snapshot() throws(JournalFault) -> Snapshot.Found {
        try read { database in
            do {
                return try SnapshotTable.load(database, device: device, keys: keys.withLock { $0 })
            } catch let error as DatabaseError where error.primary != SQLITE_MISUSE {
                return .unreadable(error.message ?? error.words)
            }
        }
    }

    /// What SQLite finds wrong with the file, in its words, and what was found wrong with the log at the opening; nothing
    /// when both are sound. Reads all of the file.
    public func structureFaults() throws(JournalFault) -> [String] {
        try (logFault.map { [$0] } ?? []) + (FilePlace(path) == place ? [] : [FilePlace.sentence])
            + read { database in
                do {
                    return try String.fetchAll(database, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
                } catch let error as DatabaseError where error.isDamage {
                    return [error.message ?? "a page is damaged"]
                }
            }
    }

    /// A row that is known and not there was cut off.
    private func checkRows(upTo start: Int64, _ visit: (ReplayItem) throws -> Void) throws(JournalFault) {
        let last = try read { try Int64.fetchOne($0, sql: "SELECT MAX(seq) FROM journal") ?? 0 }
        if last < start { try name(missing: last + 1...start, visit) }
    }

    /// Names the rows of a range that are not gone on purpose.
    private func name(missing range: ClosedRange<Int64>, _ visit: (ReplayItem) throws -> Void) throws(JournalFault) {
        let items = try read { database in
            var gaps = gapTable
            var owners = missingRows(database)
            return try gaps.missing(in: range, database).map { Self.item(missing: $0, &owners) }
        }
        for item in items { try visitor(visit, item) }
    }

    private static func item(missing range: ClosedRange<Int64>, _ rows: inout MissingRows) -> ReplayItem {
        let reason = ReplayItem.Damage.missing(through: range.upperBound, owners: rows.owners(of: range))
        return .damaged(seq: range.lowerBound, profile: nil, reason: reason)
    }

    private func missingRows(_ database: Database) -> MissingRows {
        MissingRows(database, device: device, keys: keys.withLock { $0 }, head: head)
    }

    /// What tells which rows are gone on purpose.
    var gapTable: GapTable { GapTable(device: device, key: keys.withLock { $0.keys[0] }) }

    /// Visits some rows from `first` on; returns where the next ones may begin.
    private func replayPage(
        from first: Int64, through end: Int64, _ expected: inout Int64, _ visit: (ReplayItem) throws -> Void
    ) throws(JournalFault) -> Int64? {
        let sql = "SELECT \(RowReader.columns) FROM journal WHERE seq >= ? AND seq <= ? ORDER BY seq LIMIT ?"
        return try read { database in
            var rows = try RowReader(database, sql: sql, device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            rows.restart(first, end, Self.rowsAtOnce)
            var gaps = gapTable
            var owners = missingRows(database)
            var count: Int64 = 0
            var last = first
            do {
                while let item = try rows.next() {
                    if item.seq > expected {
                        for range in try gaps.missing(in: expected...item.seq - 1, database) {
                            try visitor(visit, Self.item(missing: range, &owners))
                        }
                    }
                    if !item.isErased { try visitor(visit, item) }
                    expected = max(expected, item.seq + 1)
                    last = item.seq
                    count += 1
                }
            } catch let error as DatabaseError where error.isDamage {
                return try skipDamage(from: max(expected, first), through: end, database, &expected, visit)
            }
            return count == Self.rowsAtOnce ? last + 1 : nil
        }
    }

    /// Names the rows that a damaged page keeps away; returns the first that can be reached again.
    private func skipDamage(
        from first: Int64, through end: Int64, _ database: Database, _ expected: inout Int64,
        _ visit: (ReplayItem) throws -> Void
    ) throws -> Int64? {
        let last = max(first, min(end, lastKnownSeq))
        let next = try DamagedPages(database).next(after: first, through: last)
        let through = next.map { $0 - 1 } ?? last
        var rows = missingRows(database)
        let reason = ReplayItem.Damage.unreadable(through: through, owners: rows.owners(of: first...through))
        try visitor(visit, .damaged(seq: first, profile: nil, reason: reason))
        expected = through + 1
        return next
    }

    private func visitor(_ visit: (ReplayItem) throws -> Void, _ item: ReplayItem) throws(JournalFault) {
        do {
            try visit(item)
        } catch {
            throw .stopped(detail: "\(error)")
        }
    }
}
