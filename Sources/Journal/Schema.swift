/// The tables of the journal and how older files become newer ones.
///
/// No index beside the primary key: one over (profile, seq) doubles the pages of a commit (measured: 2.3 instead of
/// 1.2). A history is read backwards from the newest row, which finds a page of one profile of three in 0.3 ms; the
/// worst case, a profile without rows, scans 200 000 rows in 33 ms, on a connection that holds up nobody.
enum Schema {
    /// Marks the file as this program's ("kidd"), in SQLite's header.
    static let applicationID = 0x6b69_6464
    /// The version that this program writes: the number of migrations.
    static var version: Int { migrations.count }

    /// One step per version, each in a transaction together with the number it leads to. Steps are only ever added.
    private static let migrations: [@Sendable (Database) throws -> Void] = [
        { database in
            try database.execute(
                sql: """
                    CREATE TABLE journal(
                        seq INTEGER PRIMARY KEY,
                        device INTEGER NOT NULL,
                        profile INTEGER NOT NULL,
                        kind INTEGER NOT NULL,
                        at INTEGER NOT NULL,
                        body BLOB NOT NULL
                    ) STRICT;
                    CREATE TABLE \(keys);
                    CREATE TABLE meta(name TEXT PRIMARY KEY, value BLOB) STRICT;
                    """)
        },
        // The link of each entry of the audit; NULL for all other rows.
        { try $0.execute(sql: "ALTER TABLE journal ADD COLUMN chain BLOB") },
        { try $0.execute(sql: snapshots) },
        { try $0.execute(sql: "CREATE TABLE \(replies)") },
        { try $0.execute(sql: "CREATE TABLE \(gaps)") },
        // The row of the same profile before; NULL in rows from before this version.
        { try $0.execute(sql: "ALTER TABLE journal ADD COLUMN previous INTEGER") },
    ]
    /// The table of the fifth version.
    static let gaps = "gaps(part INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT"
    /// The table of the fourth version.
    static let replies = """
        replies(number INTEGER PRIMARY KEY, seq INTEGER NOT NULL, profile INTEGER NOT NULL, at INTEGER NOT NULL, \
        mark BLOB, body BLOB NOT NULL) STRICT
        """
    /// The table of the third version.
    static let snapshots =
        "CREATE TABLE snapshots(profile INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL) STRICT"
    /// A table of the first version.
    static let keys = "keys(profile INTEGER PRIMARY KEY, wrapped BLOB NOT NULL) STRICT"
    /// The version in which entries became a chain: those from before are linked in the same transaction.
    private static let chainVersion = 2

    /// The version of a file; refuses a later one and a file of another program.
    static func check(_ database: Database, path: String) throws {
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        guard owner == applicationID else {
            throw JournalFault.damaged(path: path, detail: "it is a database of another program")
        }
        // One could swallow what is stored, or make it something else.
        guard try Int.fetchOne(database, sql: "SELECT 1 FROM sqlite_schema WHERE type IN ('trigger', 'view')") == nil
        else { throw JournalFault.damaged(path: path, detail: "it has a trigger or a view, and kidd makes none") }
        let found = try found(database)
        guard found <= version else {
            throw JournalFault.newerSchema(path: path, found: found, known: version)
        }
    }

    /// Brings a file to the present version.
    /// - Parameter linkEntries: makes a chain of the entries of a file that has none yet.
    static func migrate(_ database: Database, linkingEntries linkEntries: (Database) throws -> Void) throws {
        for step in try found(database)..<version {
            try database.inTransaction(.immediate) {
                try migrations[step](database)
                if step + 1 == chainVersion { try linkEntries(database) }
                try database.execute(sql: "PRAGMA user_version = \(step + 1)")
            }
        }
    }

    private static func found(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }
}
