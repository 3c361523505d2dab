import Vault

/// The table `snapshots`: one sealed part a profile, all of the same row.
///
/// Each part is sealed with the data key of its profile: with the key of an erased child goes its part.
enum SnapshotTable {
    static let deletion = "DELETE FROM snapshots"
    static let insertion = "INSERT INTO snapshots(profile, seq, body) VALUES(?, ?, ?)"

    /// Makes the table anew when it cannot be read as one: it is a cache, and a start goes on without it.
    static func mend(_ database: Database) {
        if (try? database.makeStatement(sql: "SELECT profile, seq, body FROM snapshots")) != nil { return }
        try? database.execute(sql: "DROP TABLE IF EXISTS snapshots; \(Schema.snapshots)")
    }

    /// What a part is bound to: the table, the machine, the profile and the row.
    private static func binding(device: Int64, profile: Int64, seq: Int64) -> [UInt8] {
        var bytes = Array("snapshots".utf8)
        bytes.append(0)
        for number in [device, profile, seq] { bytes += Meta.bytes(number) }
        return bytes
    }

    /// Seals all parts; nil when a profile has no data key.
    static func seal(_ snapshot: Snapshot, device: Int64, keys: [Int64: DataKey]) -> [SealedSnapshot.Part]? {
        var parts: [SealedSnapshot.Part] = []
        for (profile, body) in snapshot.parts.sorted(by: { $0.key < $1.key }) {
            guard let key = keys[profile] else { return nil }
            let binding = binding(device: device, profile: profile, seq: snapshot.seq)
            parts.append(SealedSnapshot.Part(profile: profile, body: key.seal(body, binding: binding)))
        }
        return parts
    }

    /// Reads and opens what is stored.
    static func load(_ database: Database, device: Int64, keys: KeyTable) throws -> Snapshot.Found {
        var snapshot: Snapshot?
        let rows = try Row.fetchCursor(database, sql: "SELECT profile, seq, body FROM snapshots ORDER BY profile")
        while let row = try rows.next() {
            guard let profile = Int64.fromDatabaseValue(row[0]), let seq = Int64.fromDatabaseValue(row[1]),
                let sealed = [UInt8].fromDatabaseValue(row[2])
            else { return .unreadable("a part of it has a value missing or of another type") }
            guard seq == snapshot?.seq ?? seq else { return .unreadable("its parts are of different rows") }
            guard let key = keys.keys[profile] else {
                return .unreadable("there is no data key for its part \(profile)")
            }
            let binding = binding(device: device, profile: profile, seq: seq)
            guard let body = sealed.withUnsafeBytes({ key.open($0, binding: binding) }) else {
                return .unreadable("its part \(profile) was altered or moved")
            }
            snapshot = snapshot ?? Snapshot(seq: seq, parts: [:])
            snapshot?.parts[profile] = body
        }
        return snapshot.map(Snapshot.Found.whole) ?? .none
    }
}

/// A snapshot on its way to the writer's thread.
struct SealedSnapshot: Sendable {
    /// What is known of one profile, sealed.
    struct Part: Sendable {
        let profile: Int64
        let body: [UInt8]
    }

    let seq: Int64
    let parts: [Part]
    /// Called on the writer's thread, with what went wrong.
    let done: @Sendable (CommitFailure?) -> Void
}
