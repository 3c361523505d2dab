import Vault

/// The data keys of the profiles, unwrapped.
struct KeyTable: Sendable {
    static let insertion = "INSERT INTO keys(profile, wrapped) VALUES(?, ?)"

    static let replacement = "UPDATE keys SET wrapped = ? WHERE profile = ?"

    /// The key of each profile that has a whole one.
    var keys: [Int64: DataKey] = [:]
    /// The profiles whose key does not open.
    var damaged: Set<Int64> = []
    /// The profiles that were erased, and whether nothing is left of them.
    var erased: [Int64: Bool] = [:]

    /// Reads all of them. A table that is gone is made anew: the rows of profiles without a key are named.
    static func load(_ database: Database, ring: KeyRing) throws -> KeyTable {
        var table = KeyTable()
        if try !database.tableExists("keys") { try database.execute(sql: "CREATE TABLE \(Schema.keys)") }
        let rows = try Row.fetchCursor(database, sql: "SELECT profile, wrapped FROM keys")
        while let row = try rows.next() {
            guard let profile = Int64.fromDatabaseValue(row[0]) else { continue }
            if let wrapped = [UInt8].fromDatabaseValue(row[1]),
                let key = try? ring.unwrap(wrapped, profile: profile)
            {
                table.keys[profile] = key
            } else if let wrapped = [UInt8].fromDatabaseValue(row[1]),
                let isFinished = ring.erasure(in: wrapped, profile: profile)
            {
                table.erased[profile] = isFinished
            } else {
                table.damaged.insert(profile)
            }
        }
        return table
    }

    /// Why there is no key for a profile.
    func reason(without profile: Int64) -> ReplayItem.Damage {
        if erased[profile] != nil { return .erased }
        return damaged.contains(profile) ? .damagedKey : .noKey
    }

    /// Adds the key of a profile to a new journal.
    static func store(_ key: DataKey, profile: Int64, in database: Database, ring: KeyRing) throws {
        try database.execute(sql: insertion, arguments: [profile, ring.wrap(key, profile: profile)])
    }
}
