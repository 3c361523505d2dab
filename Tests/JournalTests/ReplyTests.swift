import Foundation
import Journal
import Testing

/// Replies are kept with the rows of their calls, and go when they are not needed any more.
@Suite struct ReplyTests {
    private let harness: JournalHarness

    init() throws { harness = try JournalHarness() }

    /// Stores rows, each with a reply, and one reply without a row.
    private func fill(_ rows: ClosedRange<Int64>) async throws {
        let journal = try harness.open()
        let outcomes = journal.started()
        for seq in rows {
            journal.append([.sample(seq)], replies: [.sample(seq, seq: seq)], epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        journal.append([], replies: [.sample(rows.upperBound + 1, seq: 0)], epoch: 0)
        await outcomes.stored(upTo: rows.upperBound)
        #expect(journal.lastReply == rows.upperBound + 1)
        journal.stop()
    }

    private func found() throws -> [ReplyItem] {
        let journal = try harness.open()
        defer { journal.stop() }
        return try journal.replies()
    }

    /// The sealed bytes of all that are kept.
    private func sealed() throws -> [Data] {
        let queue = try DatabaseQueue(path: harness.database)
        defer { queue.close() }
        return try queue.with { try [UInt8].fetchAll($0, sql: "SELECT body FROM replies ORDER BY number") }.map {
            Data($0)
        }
    }

    private func files() throws -> Data {
        try ["", "-wal"].reduce(into: Data()) {
            $0 += try Data(contentsOf: URL(fileURLWithPath: harness.database + $1))
        }
    }

    @Test("They are there after a start, in order, each as it was, and numbers go on")
    func kept() async throws {
        try await fill(1...3)
        var wanted: [ReplyItem] = (1...3).map { .sample($0) }
        wanted.append(.reply(.sample(4, seq: 0)))
        #expect(try found() == wanted)
        let journal = try harness.open()
        #expect(journal.lastReply == 4)
        #expect(journal.replyFault == nil)
        journal.stop()
    }

    @Test("A row and its reply are stored together or not at all", arguments: ["journal", "replies"])
    func together(table: String) async throws {
        try await fill(1...2)
        let journal = try harness.open()
        try harness.tamper("CREATE TRIGGER refuse BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'no'); END")
        let outcomes = journal.started()
        journal.append([.sample(3)], replies: [.sample(4, seq: 3)], epoch: 0)
        guard case .failed(_, epoch: 1) = await outcomes.next() else {
            Issue.record("the commit did not fail")
            return
        }
        #expect(journal.lastSeq == 2)
        #expect(journal.lastReply == 3)
        try harness.tamper("DROP TRIGGER refuse")
        // Late: belongs to what the failure reported.
        journal.append([], replies: [.sample(5, seq: 0)], epoch: 0)
        journal.append([.sample(3)], replies: [.sample(4, seq: 3)], epoch: 1)
        await outcomes.stored(upTo: 3)
        journal.stop()
        #expect(try found().last == .reply(.sample(4, seq: 3)))
        #expect(try harness.replay().count == 3)
    }

    @Test("What is forgotten goes with the next commits, some at a time, and its bytes leave the files")
    func forgotten() async throws {
        try await fill(1...200)
        let gone = try sealed().prefix(150)
        let journal = try harness.open(.init(checkpointPages: 40))
        let outcomes = journal.started()
        journal.forget(repliesThrough: 150)
        var counts: [Int] = []
        for seq in 201...203 as ClosedRange<Int64> {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
            counts.append(try sealed().count)
        }
        #expect(counts == [137, 73, 51])
        #expect(try journal.replies().count == 51)
        // The log goes round twice.
        for seq in 204...420 as ClosedRange<Int64> {
            journal.append(.sample(seq), epoch: 0)
            await outcomes.stored(upTo: seq)
        }
        let copy = try files()
        journal.stop()
        for body in gone {
            #expect(copy.range(of: body.prefix(24)) == nil)
            #expect(copy.range(of: body.suffix(24)) == nil)
        }
        #expect(try found().count == 51)
    }

    @Test("A disk that fails while replies are forgotten loses none: they go with a later commit")
    func failsMeanwhile() async throws {
        FailingSync.install()
        try await fill(1...20)
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.forget(repliesThrough: 10)
        FailingSync.set(harness.database, fails: true)
        journal.append(.sample(21), epoch: 0)
        guard case .failed(_, epoch: 1) = await outcomes.next() else {
            Issue.record("the commit did not fail")
            return
        }
        #expect(try sealed().count == 21)
        FailingSync.set(harness.database, fails: false)
        journal.append(.sample(21), epoch: 1)
        await outcomes.stored(upTo: 21)
        #expect(try sealed().count == 11)
        journal.stop()
        #expect(try found().count == 11)
    }

    @Test("A stop takes forgotten bytes out of the files at once, and a kill before it changes nothing of that")
    func forgottenAtStop() async throws {
        try await fill(1...5)
        let bodies = try sealed()
        let journal = try harness.open()
        let outcomes = journal.started()
        journal.forget(repliesThrough: 6)
        journal.append([.sample(6)], replies: [.sample(7, seq: 6)], epoch: 0)
        await outcomes.stored(upTo: 6)
        let killed = try harness.killed()
        journal.stop()
        for body in bodies { #expect(try files().range(of: body.prefix(24)) == nil) }
        let again = try killed.open()
        _ = again.started()
        #expect(try again.replies() == [.reply(.sample(7, seq: 6))])
        again.stop()
        let files = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: killed.database + $0)) }
        for body in bodies { #expect(files.allSatisfy { $0.range(of: body.prefix(24)) == nil }) }
    }

    @Test(
        "One that was altered or moved is named, and the others are read",
        arguments: [
            "UPDATE replies SET body = zeroblob(length(body)) WHERE number = 2",
            "UPDATE replies SET body = x'' WHERE number = 2", "UPDATE replies SET at = at + 1 WHERE number = 2",
            "UPDATE replies SET seq = 1 WHERE number = 2", "UPDATE replies SET profile = 8 WHERE number = 2",
            "UPDATE replies SET mark = x'00' WHERE number = 2",
            "UPDATE replies SET body = (SELECT body FROM replies WHERE number = 1) WHERE number = 2",
        ])
    func altered(change: String) async throws {
        try await fill(1...3)
        try harness.tamper(change)
        let items = try found()
        #expect(items.count == 4)
        guard case .damaged(let reply, _) = items[1] else {
            Issue.record("\(items[1])")
            return
        }
        #expect(reply.number == 2 && reply.body.isEmpty)
        #expect(items[2] == .reply(.sample(3, seq: 3)))
    }

    @Test("Those that are missing between others are named, and those that were forgotten are not")
    func missing() async throws {
        try await fill(1...6)
        try harness.tamper("DELETE FROM replies WHERE number IN (1, 3, 4)")
        let items = try found()
        #expect(items.count == 5)
        #expect(items[1] == .missing(3...4))
    }

    @Test(
        "A table that is gone, or has anything in it, stops nothing: it is made anew, and that is said",
        arguments: [
            "DROP TABLE replies", "DROP TABLE replies; CREATE TABLE replies(other)",
            "DROP TABLE replies; CREATE TABLE replies(number, seq, profile, at, mark, body); INSERT INTO replies(seq) VALUES(1)",
            "DROP TABLE replies; CREATE TABLE replies(number, seq, profile, at, mark, body);"
                + " INSERT INTO replies VALUES('a', 'b', NULL, 1.5, 3, 'c')",
            "UPDATE replies SET number = 9223372036854775807 WHERE number = 2",
            "UPDATE replies SET number = -5 WHERE number = 2",
        ])
    func mended(change: String) async throws {
        try await fill(1...3)
        try harness.tamper(change)
        let journal = try harness.open()
        #expect(journal.replyFault != nil)
        #expect(try journal.replies() == [])
        #expect(try journal.replayed().compactMap(\.row).count == 3)
        let outcomes = journal.started()
        journal.append([.sample(4)], replies: [.sample(1, seq: 4)], epoch: 0)
        await outcomes.stored(upTo: 4)
        journal.stop()
        #expect(try found() == [.reply(.sample(1, seq: 4))])
    }

    /// A page that SQLite cannot read stands in the way of removing the table.
    @Test("A table with a page that cannot be read is made anew too, each time, and what comes then is kept")
    func unreadablePage() async throws {
        try await fill(1...3)
        for time in 0..<2 {
            try harness.damage(table: "replies")
            let journal = try harness.open()
            #expect(journal.replyFault?.contains("made anew") == true)
            #expect(try journal.replies() == [])
            let outcomes = journal.started()
            let seq = Int64(4 + time)
            journal.append([.sample(seq)], replies: [.sample(1, seq: seq)], epoch: 0)
            await outcomes.stored(upTo: seq)
            journal.stop()
            let next = try harness.open()
            #expect(next.replyFault == nil)
            #expect(try next.replies() == [.reply(.sample(1, seq: seq))])
            next.stop()
        }
    }

    @Test("A file of the version before gets the table and keeps its rows")
    func olderVersion() async throws {
        try await harness.store((1...3).map { .sample($0) })
        try harness.makeVersion5()
        try harness.tamper("DROP TABLE replies; DROP TABLE gaps; PRAGMA user_version = 3")
        let journal = try harness.open()
        #expect(journal.replyFault == nil)
        #expect(try journal.replayed().count == 3)
        journal.stop()
        let later = try harness.open()
        let outcomes = later.started()
        later.append([.sample(4)], replies: [.sample(1, seq: 4)], epoch: 0)
        await outcomes.stored(upTo: 4)
        later.stop()
        #expect(try found() == [.reply(.sample(1, seq: 4))])
    }
}

extension ReplyEntry {
    /// A reply that can be told from others by its number.
    static func sample(_ number: Int64, seq: Int64) -> ReplyEntry {
        let reply = StoredReply.sample(number, seq: seq)
        return ReplyEntry(
            number: number, seq: seq, profile: reply.profile, at: reply.at, mark: reply.mark, encoding: { reply.body })
    }
}

extension StoredReply {
    /// What the sample of an entry is when it is read; it has some hundred bytes.
    static func sample(_ number: Int64, seq: Int64) -> StoredReply {
        StoredReply(
            number: number, seq: seq, profile: 0, at: 1_700_000_000_000 + number,
            mark: seq == 0 ? [UInt8](repeating: 7, count: 16) : nil,
            body: Array(String(repeating: "reply \(number) ", count: Int(30 + number % 50)).utf8))
    }
}

extension ReplyItem {
    /// The sample of a row's reply, as it is read.
    static func sample(_ seq: Int64) -> ReplyItem { .reply(.sample(seq, seq: seq)) }
}
