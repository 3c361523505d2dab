/// The table `meta`: a few named values.
enum Meta {
    static let upsert =
        "INSERT INTO meta(name, value) VALUES(?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value"

    static func set(_ database: Database, _ name: String, _ value: [UInt8]) throws {
        try database.execute(sql: upsert, arguments: [name, value])
    }

    static func get(_ database: Database, _ name: String) throws -> [UInt8]? {
        try DatabaseValue.fetchOne(database, sql: "SELECT value FROM meta WHERE name = ?", arguments: [name])
            .flatMap([UInt8].fromDatabaseValue)
    }

    /// Eight bytes, the lowest first.
    static func bytes(_ number: Int64) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { [UInt8]($0) }
    }

    /// The number in the first eight bytes.
    static func number(_ bytes: some Collection<UInt8>) -> Int64 {
        bytes.prefix(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
}
