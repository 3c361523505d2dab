import CSQLite
import Synchronization

/// A connection that one thread after the other may use.
package final class DatabaseQueue: @unchecked Sendable {
    private let lock = Mutex(())
    // Sound: it is touched with the lock held alone, and whoever keeps it is the one thread that uses it.
    private var database: Database?

    /// - Parameter writing: whether it may change a byte; the file is made where there is none.
    package init(path: String, writing: Bool = true) throws { database = try Database(path, writing: writing) }

    /// Uses it, when nobody else does.
    package func with<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try lock.withLock { _ in
            guard let database else { throw DatabaseError(code: SQLITE_MISUSE, message: "the connection is closed") }
            return try body(database)
        }
    }

    /// Uses it in one transaction.
    package func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try with { database in try database.inTransaction(.immediate) { try body(database) } }
    }

    /// Closes it; nothing can be done with it after that.
    package func close() {
        lock.withLock { _ in database = nil }
    }
}
