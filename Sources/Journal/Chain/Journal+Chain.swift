import GRDB
import Vault

extension Journal {
    /// Goes along all entries and names everything that was altered, removed, put in or cut off (Audit).
    ///
    /// It reads in one transaction on the reading connection: what is stored meanwhile is no part of it, and nobody
    /// waits. Rows come one by one, so that its memory does not grow with the history.
    /// - Parameter most: how many faults are listed; all are counted.
    public func verifyChain(listing most: Int = 100) throws(JournalFault) -> ChainReport {
        try read { database in
            var report: ChainReport?
            try database.inTransaction(.deferred) {
                report = try verify(database, listing: most)
                return .commit
            }
            guard let report else { throw JournalFault.stopped(detail: "the chain was not read") }
            return report
        }
    }

    private func verify(_ database: Database, listing most: Int) throws -> ChainReport {
        // Read here, so that the keys are as new as the rows.
        let keys = try KeyTable.load(database, ring: ring)
        guard let dataKey = keys.keys[0] else {
            throw JournalFault.damaged(path: path, detail: "the household's data key does not open")
        }
        let end = try ChainEnd.load(database, device: device, ring: ring)
        var check = ChainCheck(key: ChainKey(of: dataKey), end: end, listing: most) { first, last in
            try Self.gap(database, after: first, before: last)
        }
        var rows = try ChainReader(database, kinds: options.auditedKinds, device: device, keys: keys)
        while let row = try rows.next() {
            try check.visit(row)
        }
        return try check.finish()
    }

    /// The first rows that are missing between two; nil: none is.
    private static func gap(_ database: Database, after first: Int64, before last: Int64) throws -> ClosedRange<Int64>?
    {
        let rows = try Int64.fetchCursor(
            database, sql: "SELECT seq FROM journal WHERE seq > ? AND seq <= ? ORDER BY seq", arguments: [first, last])
        var expected = first + 1
        while let seq = try rows.next() {
            if seq > expected { return expected...(seq - 1) }
            expected = seq + 1
        }
        return nil
    }
}
