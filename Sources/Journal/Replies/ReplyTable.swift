import CSQLite
import Vault

/// The table `replies`: the replies to calls that may be repeated, each sealed, for a day.
///
/// Numbers ascend and the oldest go first, so that the rows which are there have no gaps.
enum ReplyTable {
    static let insertion = "INSERT INTO replies(number, seq, profile, at, mark, body) VALUES(?, ?, ?, ?, ?, ?)"
    /// The oldest up to a number, no more than so many.
    static let deletion =
        "DELETE FROM replies WHERE number IN (SELECT number FROM replies WHERE number <= ? ORDER BY number LIMIT ?)"

    /// The numbers that are taken.
    struct Extent: Sendable {
        /// Those up to this one are forgotten.
        var forgotten: Int64 = 0
        /// The last one.
        var last: Int64 = 0
    }

    /// Makes the table anew when it is not the one that kidd makes: a start goes on without what was in it.
    ///
    /// - Returns: what was wrong with it, in a sentence; nil: nothing.
    static func mend(_ database: Database) -> String? {
        let found = try? String.fetchOne(
            database, sql: "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'replies'")
        let isSound =
            found == "CREATE TABLE \(Schema.replies)" && (try? extent(database)) != nil
            && (try? String.fetchOne(database, sql: "PRAGMA quick_check(replies)")) == "ok"
        if isSound { return nil }
        do {
            try remove(database)
            try database.execute(sql: "CREATE TABLE \(Schema.replies)")
        } catch {
            return "the table of kept replies cannot be used, and could not be made anew: \(error)"
        }
        return "the table of kept replies was missing or altered, and was made anew: repeated calls may be refused"
    }

    /// Takes the table away. One with a page that cannot be read stays under another name, because SQLite reads all its
    /// pages to remove it; what is in it is sealed.
    private static func remove(_ database: Database) throws {
        do {
            try database.execute(sql: "DROP TABLE IF EXISTS replies")
        } catch {
            let others = try Int.fetchOne(
                database, sql: "SELECT COUNT(*) FROM sqlite_schema WHERE name LIKE 'unreadable_replies_%'")
            try database.execute(sql: "ALTER TABLE replies RENAME TO unreadable_replies_\(others ?? 0)")
        }
    }

    /// Which numbers are taken. Throws when one is there that no count ever reaches.
    static func extent(_ database: Database) throws -> Extent {
        let row = try Row.fetchOne(database, sql: "SELECT MIN(number), MAX(number) FROM replies")
        guard let row, let first = Int64.fromDatabaseValue(row[0]), let last = Int64.fromDatabaseValue(row[1]) else {
            return Extent()
        }
        guard first > 0, last < .max / 2 else {
            throw DatabaseError(code: SQLITE_CORRUPT, message: "impossible numbers")
        }
        return Extent(forgotten: first - 1, last: last)
    }

    /// What a reply is bound to: the table, the machine, and all that stands beside it in clear.
    static func binding(
        device: Int64, number: Int64, seq: Int64, profile: Int64, at: Int64, mark: [UInt8]?
    ) -> [UInt8] {
        var bytes = Array("replies".utf8)
        bytes.append(0)
        for part in [device, number, seq, profile, at] { bytes += Meta.bytes(part) }
        return bytes + (mark ?? [])
    }

    /// Reads all of them, opened where they open, in the order of their numbers.
    static func load(_ database: Database, device: Int64, keys: KeyTable) throws -> [ReplyItem] {
        var items: [ReplyItem] = []
        let rows = try Row.fetchCursor(
            database, sql: "SELECT number, seq, profile, at, mark, body FROM replies ORDER BY number")
        while let row = try rows.next() {
            let numbers = (0..<4).map { Int64.fromDatabaseValue(row[$0]) }
            var reply = StoredReply(
                number: numbers[0] ?? 0, seq: numbers[1] ?? 0, profile: numbers[2] ?? 0, at: numbers[3] ?? 0,
                mark: [UInt8].fromDatabaseValue(row[4]), body: [])
            guard let sealed = [UInt8].fromDatabaseValue(row[5]), !numbers.contains(nil) else {
                items.append(.damaged(reply, reason: "a value is missing or of another type"))
                continue
            }
            if keys.erased[reply.profile] != nil {
                // It is about to go; its place stays.
                reply.profile = 0
                items.append(.reply(reply))
                continue
            }
            guard let key = keys.keys[reply.profile] else {
                items.append(.damaged(reply, reason: "there is no data key for it"))
                continue
            }
            guard let body = open(reply, sealed, device: device, key: key) else {
                items.append(.damaged(reply, reason: "it was altered or moved"))
                continue
            }
            reply.body = body
            items.append(.reply(reply))
        }
        return items
    }

    private static func open(_ reply: StoredReply, _ sealed: [UInt8], device: Int64, key: DataKey) -> [UInt8]? {
        let binding = binding(
            device: device, number: reply.number, seq: reply.seq, profile: reply.profile, at: reply.at,
            mark: reply.mark)
        return sealed.withUnsafeBytes { key.open($0, binding: binding) }
    }
}

extension ReplyItem {
    /// The number of a reply that is there.
    var number: Int64? {
        switch self {
        case .reply(let reply), .damaged(let reply, _): reply.number
        case .missing: nil
        }
    }

    /// The same items with a word for each gap between two numbers.
    static func naming(_ items: [ReplyItem], after forgotten: Int64, through last: Int64) -> [ReplyItem] {
        var named: [ReplyItem] = []
        var expected = forgotten + 1
        for item in items {
            guard let number = item.number else { continue }
            if number > expected { named.append(.missing(expected...number - 1)) }
            named.append(item)
            expected = max(expected, number + 1)
        }
        if expected <= last { named.append(.missing(expected...last)) }
        return named
    }
}
