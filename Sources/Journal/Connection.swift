/// How each connection to the journal is set up.
enum Connection {
    /// One that may write. Checkpoints never happen by themselves on any of them.
    static func writing(path: String) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path)
        try queue.with { database in
            // FULL: a commit is on the disk when COMMIT returns. What is deleted is overwritten with zeros.
            try database.execute(
                sql: "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = ON")
        }
        return queue
    }

    /// One that cannot change a byte of the journal, not even by closing it.
    static func reading(path: String) throws -> DatabaseQueue {
        try DatabaseQueue(path: path, writing: false)
    }
}
