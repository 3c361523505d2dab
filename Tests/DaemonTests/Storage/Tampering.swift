import Foundation
import Journal
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
        let queue = try DatabaseQueue(path: database)
        try queue.with { try $0.execute(sql: "PRAGMA busy_timeout = 5000; " + sql) }
        queue.close()
    }

    /// The numbers of the rows of a profile; 0 is the household's.
    func rows(ofProfile profile: Int) throws -> [Int] {
        let queue = try DatabaseQueue(path: database)
        defer { queue.close() }
        return try queue.with {
            try Int.fetchAll($0, sql: "SELECT seq FROM journal WHERE profile = \(profile) ORDER BY seq")
        }
    }

    /// The number that a query gives.
    func count(_ sql: String) throws -> Int {
        let queue = try DatabaseQueue(path: database)
        defer { queue.close() }
        return try queue.with { try Int.fetchOne($0, sql: sql) ?? 0 }
    }

    /// The texts that a query gives.
    func texts(_ sql: String) throws -> [String] {
        let queue = try DatabaseQueue(path: database)
        defer { queue.close() }
        return try queue.with { try String.fetchAll($0, sql: sql) }
    }

    /// Flips bytes in the middle of the database file: in the page of the journal that holds its middle rows. Nobody reads
    /// it until somebody asks for all rows.
    func flipBytesOfMiddleRows() throws {
        let root = try count("SELECT rootpage FROM sqlite_master WHERE name = 'journal'")
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: database)))
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        let start = (root - 1) * size
        // An inner page: its cells begin with the numbers of their children.
        guard bytes[start] == 5 else { throw TestFault("the journal has only one page") }
        func number(_ place: Int, _ length: Int) -> Int {
            bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
        }
        let cells = number(start + 3, 2)
        let child = number(start + number(start + 12 + 2 * (cells / 2), 2), 4)
        for place in 0..<32 { bytes[(child - 1) * size + place] ^= 0xFF }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: database))
        defer { try? file.close() }
        try file.write(contentsOf: bytes)
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
