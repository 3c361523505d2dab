import GRDB

/// How each connection to the journal is set up.
enum Connection {
    /// One that may write. Checkpoints never happen by themselves on any of them.
    static func writing(path: String) throws -> DatabaseQueue {
        var configuration = common()
        configuration.busyMode = .timeout(1)
        configuration.prepareDatabase { database in
            // FULL: a commit is on the disk when COMMIT returns. What is deleted is overwritten with zeros.
            try database.execute(
                sql: "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = ON")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// One that cannot change a byte of the journal, not even by closing it.
    static func reading(path: String) throws -> DatabaseQueue {
        var configuration = common()
        configuration.readonly = true
        configuration.busyMode = .timeout(1)
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private static func common() -> Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.allowsUnsafeTransactions = true
        return configuration
    }
}
