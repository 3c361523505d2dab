import Vault

extension Journal {
    /// Goes along all entries and names everything that was altered, removed, put in or cut off (Audit).
    ///
    /// It reads in one transaction on the reading connection: what is stored meanwhile is no part of it, and nobody
    /// waits. Rows come one by one, so that its memory does not grow with the history.
    /// - Parameters:
    ///   - most: how many faults are listed; all are counted.
    ///   - step: hears how many entries are read and how many there should be; what it throws ends the reading.
    public func verifyChain(
        listing most: Int = 100, step: (_ done: Int, _ total: Int?) throws -> Void = { _, _ in }
    ) throws(JournalFault) -> ChainReport {
        try read { database in
            var report: ChainReport?
            try database.inTransaction(.deferred) {
                report = try verify(database, listing: most, step)
            }
            guard let report else { throw JournalFault.stopped(detail: "the chain was not read") }
            return report
        }
    }

    private func verify(
        _ database: Database, listing most: Int, _ step: (Int, Int?) throws -> Void
    ) throws -> ChainReport {
        // Read here, so that the keys are as new as the rows.
        let keys = try KeyTable.load(database, ring: ring)
        guard let dataKey = keys.keys[0] else {
            throw JournalFault.damaged(path: path, detail: "the household's data key does not open")
        }
        let end = try ChainEnd.load(database, device: device, ring: ring)
        var gaps = GapTable(device: device, key: dataKey)
        let cleared = try gaps.entries(database)
        var check = ChainCheck(key: ChainKey(of: dataKey), end: end, cleared: cleared, listing: most) { first, last in
            try Self.gap(database, after: first, before: last, &gaps)
        }
        var rows = try ChainReader(database, kinds: options.auditedKinds, device: device, keys: keys)
        defer { rows.finish() }
        var done = 0
        var total: Int?
        if case .whole(let end) = end { total = Int(end.count) }
        try Self.take(step, done, total)
        while let row = try rows.next() {
            try check.visit(row)
            done += 1
            try Self.take(step, done, total.map { max(done, $0) })
        }
        return try check.finish()
    }

    private static func take(_ step: (Int, Int?) throws -> Void, _ done: Int, _ total: Int?) throws(JournalFault) {
        do { try step(done, total) } catch { throw .stopped(detail: "\(error)") }
    }

    /// The first rows that are missing between two, but for those that are gone on purpose; nil: none is.
    private static func gap(
        _ database: Database, after first: Int64, before last: Int64, _ gaps: inout GapTable
    ) throws -> ClosedRange<Int64>? {
        let rows = try Row.fetchCursor(
            database, sql: "SELECT seq FROM journal WHERE seq > ? AND seq <= ? ORDER BY seq", arguments: [first, last])
        var expected = first + 1
        while let seq = try rows.next()?.number(0) {
            if seq > expected, let missing = try gaps.missing(in: expected...(seq - 1), database).first {
                return missing
            }
            expected = seq + 1
        }
        // After the last row there is none to be missed.
        guard last < .max, expected <= last else { return nil }
        return try gaps.missing(in: expected...last, database).first
    }
}
