import Foundation
import GRDB
import HouseholdTesting

extension TestDaemon {
    /// Changes the database behind the daemon's back, so that the next start reads all rows: a snapshot hides what
    /// was done to rows before it.
    func tamper(_ sql: String) throws {
        try tamperBesideSnapshot("DELETE FROM snapshots; " + sql)
    }

    /// Changes the database behind the daemon's back and leaves the snapshot.
    func tamperBesideSnapshot(_ sql: String) throws {
        try change(database, sql)
    }

    /// Changes a database.
    func change(_ database: String, _ sql: String) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: database, configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// The numbers of the rows of a profile; 0 is the household's.
    func rows(ofProfile profile: Int) throws -> [Int] {
        let queue = try DatabaseQueue(path: database)
        defer { try? queue.close() }
        return try queue.read {
            try Int.fetchAll($0, sql: "SELECT seq FROM journal WHERE profile = \(profile) ORDER BY seq")
        }
    }

    /// The number that a query gives.
    func count(_ sql: String) throws -> Int {
        let queue = try DatabaseQueue(path: database)
        defer { try? queue.close() }
        return try queue.read { try Int.fetchOne($0, sql: sql) ?? 0 }
    }

    /// From now on every commit fails.
    func breakStorage() throws {
        try tamperBesideSnapshot("CREATE TRIGGER refuse BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no'); END")
    }

    /// Commits succeed again.
    func mendStorage() throws {
        try tamperBesideSnapshot("DROP TRIGGER refuse")
    }
}
