import Foundation
import Journal
import Testing

@Suite struct SnapshotTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    /// Five rows of three profiles, with snapshots after the given ones.
    private func fill(_ snapshots: [Int64]) async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        for seq in 1...5 as ClosedRange<Int64> {
            journal.append(.sample(seq, profile: seq % 3, newKey: seq < 3), epoch: 0)
            await outcomes.stored(upTo: seq)
            if snapshots.contains(seq) { journal.append(Snapshot.sample(seq)) }
        }
        journal.stop()
    }

    private func found() throws -> Snapshot.Found {
        let journal = try harness.open()
        defer { journal.stop() }
        return try journal.snapshot()
    }

    @Test("A new journal has none; the newest is found, also the one that a stop finds waiting")
    func newest() async throws {
        try await fill([])
        #expect(try found() == .none)
    }

    @Test("The newest takes the place of those before", arguments: [[3], [2, 4], [1, 2, 3, 4, 5]] as [[Int64]])
    func newest(of snapshots: [Int64]) async throws {
        try await fill(snapshots)
        #expect(try found() == .whole(.sample(#require(snapshots.last))))
        #expect(try harness.replay().count == 5)
    }

    @Test(
        "One that was altered in any way is not used",
        arguments: [
            "UPDATE snapshots SET body = zeroblob(length(body)) WHERE profile = 1",
            "UPDATE snapshots SET seq = seq + 1", "UPDATE snapshots SET seq = 4 WHERE profile = 2",
            "UPDATE snapshots SET profile = 7 WHERE profile = 2",
            "UPDATE snapshots SET profile = 9 - profile WHERE profile > 0; UPDATE snapshots SET profile = 9 - profile + 3"
                + " WHERE profile = 7; UPDATE snapshots SET profile = 1 WHERE profile = 8",
            "DELETE FROM keys WHERE profile = 1",
            "UPDATE keys SET wrapped = zeroblob(length(wrapped)) WHERE profile = 2",
        ])
    func altered(change: String) async throws {
        try await fill([3])
        try harness.tamper(change)
        guard case .unreadable = try found() else {
            Issue.record("\(try found())")
            return
        }
    }

    @Test(
        "A table that is gone, or has anything in it, stops nothing: rows are read, and the next snapshot is stored",
        arguments: [
            "DROP TABLE snapshots", "DROP TABLE snapshots; CREATE TABLE snapshots(other)",
            "DROP TABLE snapshots; CREATE TABLE snapshots(profile, seq, body); INSERT INTO snapshots VALUES(NULL, NULL, NULL)",
            "DROP TABLE snapshots; CREATE TABLE snapshots(profile, seq, body); INSERT INTO snapshots VALUES(0, 3, NULL)",
            "DROP TABLE snapshots; CREATE TABLE snapshots(profile, seq, body); INSERT INTO snapshots VALUES('a', 'b', 'c')",
            "DROP TABLE snapshots; CREATE TABLE snapshots(profile, seq, body); INSERT INTO snapshots VALUES(0, NULL, x'00')",
        ])
    func mended(change: String) async throws {
        try await fill([3])
        try harness.tamper(change)
        let journal = try harness.open()
        #expect(try journal.snapshot() != .whole(.sample(3)))
        #expect(try journal.replayed().compactMap(\.row).count == 5)
        let outcomes = journal.started()
        journal.append(.sample(6), epoch: 0)
        await outcomes.stored(upTo: 6)
        let failure = await withCheckedContinuation { done in
            journal.append(Snapshot.sample(6)) { done.resume(returning: $0) }
        }
        #expect(failure == nil)
        journal.stop()
        #expect(try found() == .whole(.sample(6)))
    }

    @Test("A part is sealed: what it says stands nowhere in the file")
    func sealed() async throws {
        try await fill([5])
        let queue = try DatabaseQueue(path: harness.database)
        let bodies = try queue.with { try [UInt8].fetchAll($0, sql: "SELECT body FROM snapshots") }
        #expect(bodies.count == 3)
        for body in bodies { #expect(!String(decoding: body, as: UTF8.self).contains(" 5")) }
    }

    @Test("One of rows that are not stored, or of a profile without a key, is refused, and rows go on")
    func refused() async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.append(.sample(1), epoch: 0)
        await outcomes.stored(upTo: 1)
        for snapshot in [Snapshot(seq: 2, parts: [0: []]), Snapshot(seq: 1, parts: [0: [], 4: []])] {
            let failure = await withCheckedContinuation { done in
                journal.append(snapshot) { done.resume(returning: $0) }
            }
            #expect(failure?.message.contains("no snapshot was stored") == true)
        }
        journal.append(.sample(2), epoch: 0)
        await outcomes.stored(upTo: 2)
        journal.stop()
        #expect(try found() == .none)
        #expect(try harness.replay().count == 2)
    }

    @Test("One that cannot be stored leaves the old one, and fails no row")
    func failing() async throws {
        try await fill([2])
        let journal = try harness.open()
        try harness.tamper("CREATE TRIGGER refuse BEFORE INSERT ON snapshots BEGIN SELECT RAISE(ABORT, 'no'); END")
        let outcomes = journal.started()
        let failure = await withCheckedContinuation { done in
            journal.append(Snapshot.sample(5)) { done.resume(returning: $0) }
        }
        #expect(failure != nil)
        journal.append(.sample(6), epoch: 0)
        await outcomes.stored(upTo: 6)
        try harness.tamper("DROP TRIGGER refuse")
        journal.stop()
        #expect(try found() == .whole(.sample(2)))
        #expect(try harness.replay().count == 6)
    }

    @Test("A replay after a row visits what is behind it, in many pages too, and tells what is missing there")
    func after() async throws {
        try await harness.store((1...9_000).map { .sample($0) })
        for start in [0, 1, 4_096, 8_192, 8_999, 9_000] as [Int64] {
            let journal = try harness.open()
            var items: [ReplayItem] = []
            try journal.replay(after: start) { items.append($0) }
            journal.stop()
            #expect(items.map(\.seq) == Array((start + 1)..<9_001))
            #expect(items.allSatisfy { $0.row != nil })
        }
        try harness.tamper("DELETE FROM journal WHERE seq IN (100, 8500, 9000)")
        let journal = try harness.open()
        var damaged: [ReplayItem] = []
        try journal.replay(after: 5_000) { if $0.row == nil { damaged.append($0) } }
        journal.stop()
        #expect(
            damaged == [
                .damaged(seq: 8_500, profile: nil, reason: .missing(through: 8_500, owners: [0])),
                .damaged(seq: 9_000, profile: nil, reason: .missing(through: 9_000, owners: [0])),
            ])
    }

    @Test("Rows that are cut off before the row of a snapshot are missed")
    func cut() async throws {
        try await fill([5])
        try harness.tamper("DELETE FROM journal WHERE seq > 3")
        let journal = try harness.open()
        defer { journal.stop() }
        var items: [ReplayItem] = []
        try journal.replay(after: 5) { items.append($0) }
        #expect(items == [.damaged(seq: 4, profile: nil, reason: .missing(through: 5, owners: [1, 2]))])
    }

    @Test("Rows of some ranges are read alone")
    func ranges() async throws {
        try await harness.store((1...20).map { .sample($0) })
        let journal = try harness.open()
        defer { journal.stop() }
        var found: [Int64] = []
        try journal.rows(in: [2...2, 5...7, 19...40]) { found.append($0.seq) }
        #expect(found == [2, 5, 6, 7, 19, 20])
    }

    @Test("A file of the version before gets the table and keeps its rows")
    func migration() async throws {
        try await fill([4])
        try harness.makeVersion5()
        try harness.tamper("DROP TABLE snapshots; DROP TABLE replies; DROP TABLE gaps; PRAGMA user_version = 2")
        #expect(try found() == .none)
        #expect(try harness.replay().compactMap(\.row).count == 5)
    }

    @Test("The examination of the file finds a broken one")
    func structure() async throws {
        try await fill([4])
        let journal = try harness.open()
        #expect(try journal.structureFaults().isEmpty)
        journal.stop()
        try harness.tamper(
            "PRAGMA writable_schema = ON; CREATE INDEX i ON journal(kind); "
                + "UPDATE sqlite_master SET sql = 'CREATE INDEX i ON journal(at)' WHERE name = 'i'")
        let broken = try harness.open()
        defer { broken.stop() }
        #expect(try !broken.structureFaults().isEmpty)
    }
}
