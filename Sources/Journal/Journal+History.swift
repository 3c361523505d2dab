/// Old rows, read in their order on a connection of their own.
extension Journal {
    /// Rows in order, the oldest first.
    /// - Parameters:
    ///   - profile: only its rows; nil for all.
    ///   - kinds: only these kinds; nil for all.
    ///   - start: the number before the first.
    ///   - end: the last number.
    ///   - limit: how many at most.
    public func rows(
        of profile: Int64? = nil, kinds: [Int64]? = nil, after start: Int64, through end: Int64, limit: Int
    ) throws(JournalFault) -> [ReplayItem] {
        var filter = "WHERE seq > \(start) AND seq <= \(end)"
        if let profile { filter += " AND profile = \(profile)" }
        if let kinds { filter += " AND kind IN (\(kinds.map(String.init).joined(separator: ", ")))" }
        let sql = "SELECT \(RowReader.columns) FROM journal \(filter) ORDER BY seq LIMIT \(max(0, limit))"
        return try read { database in
            var rows = try RowReader(database, sql: sql, device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            var page: [ReplayItem] = []
            while let item = try rows.next() {
                if !item.isErased { page.append(item) }
            }
            return page
        }
    }
}
