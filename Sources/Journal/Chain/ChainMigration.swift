import Vault

/// Links the entries that were written before there was a chain, as they are, in the transaction of the migration:
/// after a crash in the middle the file is the old one. They are few beside the answers (some hundred a year).
struct ChainMigration {
    let kinds: [Int64]
    let device: Int64
    let ring: KeyRing
    let keys: KeyTable
    let path: String

    /// Entries that are read at a time.
    private static let page = 256

    func run(_ database: Database) throws {
        guard let dataKey = keys.keys[0] else {
            throw JournalFault.damaged(path: path, detail: "the household's data key does not open")
        }
        var chain = ChainWriter(key: ChainKey(of: dataKey), kinds: kinds, end: .none)
        while try linkPage(database, &chain) == Self.page {}
        try Meta.set(database, ChainEnd.name, chain.end.sealed(device: device, ring: ring))
    }

    private func linkPage(_ database: Database, _ chain: inout ChainWriter) throws -> Int {
        let list = kinds.map(String.init).joined(separator: ", ")
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT seq, device, profile, kind, at, body FROM journal
                WHERE seq > \(chain.end.seq) AND kind IN (\(list)) ORDER BY seq LIMIT \(Self.page)
                """)
        var binding = RowBinding()
        for row in rows {
            let body = [UInt8].fromDatabaseValue(row[5]) ?? []
            binding.set(
                device: row.number(1), seq: row.number(0), profile: row.number(2), kind: row.number(3),
                at: row.number(4),
                previous: nil)
            let link = chain.append(row.number(0), place: binding.bytes, body: body)
            try database.execute(
                sql: "UPDATE journal SET chain = ? WHERE seq = ?", arguments: [link, row.number(0)])
        }
        return rows.count
    }
}
