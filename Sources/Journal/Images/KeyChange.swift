import CSQLite
import Vault

/// Puts another household key in the place of the one that wraps a journal's data keys. No row is written anew: rows are
/// sealed with data keys, and those stay.
public struct KeyChange: Sendable {
    private let old: KeyRing
    private let new: KeyRing

    init(from old: KeyRing, to new: KeyRing) {
        self.old = old
        self.new = new
    }

    /// From one household key to another.
    public init(from old: Secret, to new: Secret) {
        self.init(from: KeyRing(householdKey: old), to: KeyRing(householdKey: new))
    }

    /// Works on a database that nobody else has open, in one transaction: after a crash it opens with the one key or with
    /// the other. What does not open stays as it is, and is damage as before.
    ///
    /// - Parameters:
    ///   - note: a value of `meta` that comes in with the new key.
    ///   - beforeCommit: for crash tests.
    public func run(
        on path: String, noting note: (name: String, value: [UInt8])? = nil, beforeCommit: () -> Void = {}
    ) throws(JournalFault) {
        let database = try PlainDatabase(path, writing: true)
        try Self.check(database, path)
        // What stood there is overwritten.
        try database.run("PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; BEGIN IMMEDIATE")
        var keys: [(profile: Int64, wrapped: [UInt8])] = []
        try database.rows("SELECT profile, wrapped FROM keys") { row in
            let profile = sqlite3_column_int64(row, 0)
            guard let wrapped = PlainDatabase.blob(row, 1) else { return }
            if let key = try? old.unwrap(wrapped, profile: profile) {
                keys.append((profile, new.wrap(key, profile: profile)))
            } else if let isFinished = old.erasure(in: wrapped, profile: profile) {
                keys.append((profile, new.erasureMark(of: profile, isFinished: isFinished)))
            }
        }
        for (profile, wrapped) in keys {
            try database.run("UPDATE keys SET wrapped = ? WHERE profile = ?", wrapped, number: profile)
        }
        var values: [(name: String, value: [UInt8])] = []
        try database.rows("SELECT name, value FROM meta") { row in
            guard let name = PlainDatabase.text(row, 0), let value = PlainDatabase.blob(row, 1),
                let plain = try? old.open(value, name: name)
            else { return }
            values.append((name, new.seal(plain, name: name)))
        }
        guard values.contains(where: { $0.name == Identity.name }) else { throw .wrongKey(path: path) }
        for (name, value) in values {
            try database.run("UPDATE meta SET value = ? WHERE name = ?", value, text: name)
        }
        if let note {
            let sealed = new.seal(note.value, name: note.name)
            try database.run("INSERT OR REPLACE INTO meta(value, name) VALUES(?, ?)", sealed, text: note.name)
        }
        beforeCommit()
        // Nothing that the old key opens is left in the write-ahead log.
        try database.run("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// A later version's file, and another program's, are left as they are.
    private static func check(_ database: PlainDatabase, _ path: String) throws(JournalFault) {
        guard try database.number("PRAGMA application_id") == Schema.applicationID else {
            throw .damaged(path: path, detail: "it is a database of another program")
        }
        let found = Int(try database.number("PRAGMA user_version"))
        guard found <= Schema.version else { throw .newerSchema(path: path, found: found, known: Schema.version) }
    }
}
