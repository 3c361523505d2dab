import Foundation
import GRDB
import Vault

/// The data keys of the profiles, unwrapped.
struct KeyTable: Sendable {
    static let insertion = "INSERT INTO keys(profile, wrapped) VALUES(?, ?)"

    /// The key of each profile that has a whole one.
    var keys: [Int64: DataKey] = [:]
    /// The profiles whose key does not open.
    var damaged: Set<Int64> = []

    /// Reads all of them.
    static func load(_ database: Database, ring: KeyRing) throws -> KeyTable {
        var table = KeyTable()
        let rows = try Row.fetchCursor(database, sql: "SELECT profile, wrapped FROM keys")
        while let row = try rows.next() {
            let profile: Int64 = row[0]
            let wrapped: Data = row[1]
            if let key = try? ring.unwrap([UInt8](wrapped), profile: profile) {
                table.keys[profile] = key
            } else {
                table.damaged.insert(profile)
            }
        }
        return table
    }

    /// Adds the key of a profile to a new journal.
    static func store(_ key: DataKey, profile: Int64, in database: Database, ring: KeyRing) throws {
        try database.execute(sql: insertion, arguments: [profile, Data(ring.wrap(key, profile: profile))])
    }
}
