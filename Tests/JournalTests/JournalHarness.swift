import Foundation
import Synchronization
import Testing
import Vault

@testable import Journal

/// A journal in a folder of its own, and what its commits reported.
final class JournalHarness: Sendable {
    let folder: TemporaryFolder
    let data: String
    let key: Secret

    init() throws {
        folder = try TemporaryFolder()
        data = folder.path("data")
        key = Secret(random: 32)
    }

    /// Another folder, for a journal of the same household.
    init(like other: JournalHarness) throws {
        folder = try TemporaryFolder()
        data = folder.path("data")
        key = other.key
    }

    var database: String { data + "/journal.db" }

    func open(
        _ options: Journal.Options = .init(), onStep: (@Sendable (CommitStep) -> Void)? = nil
    ) throws(JournalFault) -> Journal {
        try Journal.open(folder: data, householdKey: key, options: options, onStep: onStep)
    }

    /// Opens, starts, appends, stops.
    func store(_ entries: [JournalEntry]) async throws {
        let journal = try open()
        let outcomes = journal.started()
        for entry in entries { journal.append(entry, epoch: 0) }
        if let last = entries.last { await outcomes.stored(upTo: last.seq) }
        journal.stop()
    }

    /// Opens, replays, closes.
    func replay() throws -> [ReplayItem] {
        let journal = try open()
        defer { journal.stop() }
        return try journal.replayed()
    }

    /// What a kill at this moment would leave, in a folder of its own.
    func killed() throws -> JournalHarness {
        let copy = try JournalHarness(like: self)
        try FileManager.default.createDirectory(
            atPath: copy.data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in ["/journal.mark", "/journal.db-wal", "/journal.db"] {
            try FileManager.default.copyItem(atPath: data + name, toPath: copy.data + name)
        }
        let undecided = "/journal.undecided"
        if FileManager.default.fileExists(atPath: data + undecided) {
            try FileManager.default.copyItem(atPath: data + undecided, toPath: copy.data + undecided)
        }
        return copy
    }

    /// Changes the closed file behind the journal's back.
    func tamper(_ sql: String) throws {
        let queue = try DatabaseQueue(path: database)
        try queue.with { try $0.execute(sql: sql) }
        queue.close()
    }

    /// Makes the closed file one of before rows told which one came before them.
    func makeVersion5() throws {
        let queue = try DatabaseQueue(path: database)
        let ring = KeyRing(householdKey: key)
        try queue.write { database in
            let keys = try KeyTable.load(database, ring: ring)
            let device = try Identity.load(database, ring: ring, path: self.database).device
            var rows = try RowReader(
                database, sql: "SELECT \(RowReader.columns) FROM journal ORDER BY seq", device: device, keys: keys)
            var bodies: [(seq: Int64, body: [UInt8])] = []
            while case .row(let row)? = try rows.next() {
                var binding = RowBinding()
                binding.set(
                    device: device, seq: row.seq, profile: row.profile, kind: row.kind, at: row.at, previous: nil)
                let key = try #require(keys.keys[row.profile])
                bodies.append((row.seq, key.seal(row.body, binding: binding.bytes)))
            }
            rows.finish()
            for (seq, body) in bodies {
                try database.execute(
                    sql: "UPDATE journal SET body = ? WHERE seq = ?", arguments: [body, seq])
            }
            let head = try #require(try Head.load(database, device: device, ring: ring).head)
            try Meta.set(database, Head.name, Head(seq: head.seq).sealed(device: device, ring: ring))
            try database.execute(sql: "ALTER TABLE journal DROP COLUMN previous; PRAGMA user_version = 5")
        }
        queue.close()
    }

    /// Makes the first page of a table one that SQLite cannot read. The file is closed.
    func damage(table: String) throws {
        let queue = try DatabaseQueue(path: database)
        let page = try queue.with { database in
            (
                number: try Int.fetchOne(
                    database, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table]),
                bytes: try Int.fetchOne(database, sql: "PRAGMA page_size")
            )
        }
        queue.close()
        guard let number = page.number, let bytes = page.bytes, let file = FileHandle(forUpdatingAtPath: database)
        else { throw CocoaError(.fileReadUnknown) }
        try file.seek(toOffset: UInt64((number - 1) * bytes))
        try file.write(contentsOf: [UInt8](repeating: 0xA5, count: 64))
        try file.close()
    }
}

/// The outcomes in the order in which they were reported.
final class Outcomes: Sendable {
    let stream: AsyncStream<CommitOutcome>
    /// After a failure nothing more is reported of what was appended: nobody waits for it.
    private let hasFailed = Atomic(false)

    init(_ stream: AsyncStream<CommitOutcome>) {
        self.stream = stream
    }

    func next() async -> CommitOutcome? {
        var iterator = stream.makeAsyncIterator()
        return await iterator.next()
    }

    /// Waits for a row to be stored; anything that fails meanwhile is an issue.
    func stored(upTo seq: Int64) async {
        while !hasFailed.load(ordering: .relaxed), let outcome = await next() {
            guard case .stored(let last) = outcome else {
                hasFailed.store(true, ordering: .relaxed)
                Issue.record("\(outcome)")
                return
            }
            if last >= seq { return }
        }
    }
}

extension Journal {
    /// Starts it.
    func started() -> Outcomes {
        let (stream, continuation) = AsyncStream.makeStream(of: CommitOutcome.self)
        start { continuation.yield($0) }
        return Outcomes(stream)
    }

    /// All that a replay meets.
    func replayed() throws -> [ReplayItem] {
        var items: [ReplayItem] = []
        try replay { items.append($0) }
        return items
    }
}

extension JournalEntry {
    /// A row that can be told from others by its number.
    static func sample(_ seq: Int64, profile: Int64 = 0, kind: Int64 = 1, newKey: Bool = false) -> JournalEntry {
        JournalEntry(
            seq: seq, profile: profile, kind: kind, at: 1_700_000_000_000 + seq, body: Array("row \(seq)".utf8),
            newProfileKey: newKey ? profile : nil)
    }
}

extension Snapshot {
    /// One of three profiles that can be told from others by its row.
    static func sample(_ seq: Int64) -> Snapshot {
        Snapshot(seq: seq, parts: [0: Array("all \(seq)".utf8), 1: Array("one \(seq)".utf8), 2: []])
    }
}

extension ReplayItem {
    var row: StoredRow? {
        if case .row(let row) = self { row } else { nil }
    }
}
