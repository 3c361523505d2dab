import Foundation
@testable import Journal
import Testing
import Vault

/// Rows of kind 1 are entries of the audit; those of kind 6 are not. Profile 1 is erased.
@Suite("Rows that are gone on purpose")
struct ClearingTests {
    private let harness: JournalHarness

    init() throws { harness = try JournalHarness() }

    private static let secret = "a word that must go"

    /// Entries of profile 1 stand at 2, 5 and 7, other rows of it at 3 and 8; entry 4 names it.
    private func fill() async throws {
        var entries: [JournalEntry] = [
            .sample(1), .sample(2, profile: 1, newKey: true), .sample(3, profile: 1, kind: 6), .sample(4),
            .sample(5, profile: 1), .sample(6, profile: 2, newKey: true), .sample(7, profile: 1),
            .sample(8, profile: 1, kind: 6), .sample(9, kind: 6),
        ]
        entries[3] = JournalEntry(seq: 4, profile: 0, kind: 1, at: 4, body: Array(Self.secret.utf8))
        try await store(entries)
    }

    private func store(_ entries: [JournalEntry]) async throws {
        let journal = try harness.openAudited()
        let outcomes = journal.started()
        for entry in entries {
            journal.append(entry, epoch: 0)
            await outcomes.stored(upTo: entry.seq)
        }
        journal.stop()
    }

    private func upkeep(
        _ journal: Journal, _ ask: (@escaping @Sendable (CommitFailure?) -> Void) -> Void
    ) async -> CommitFailure? {
        await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
    }

    /// Erases profile 1 and everything of it.
    private func erase() async throws {
        let journal = try harness.openAudited()
        let outcomes = journal.started()
        journal.append(
            JournalEntry(seq: 10, profile: 0, kind: 1, at: 10, body: [1], erasedProfile: 1), epoch: 0)
        await outcomes.stored(upTo: 10)
        #expect(journal.unfinishedErasures == [1])
        let rows = try journal.numbers(of: 1, after: 0, limit: 100)
        #expect(rows == [2, 3, 5, 7, 8])
        let rewrite = Clearing.Rewrite(seq: 4, body: Array("a child".utf8))
        let failure = await upkeep(journal) { journal.clear(Clearing(rows: rows, rewritten: [rewrite]), done: $0) }
        #expect(failure == nil)
        #expect(await upkeep(journal) { journal.finishErasure(of: 1, done: $0) } == nil)
        #expect(await upkeep(journal) { journal.wipeLog(done: $0) } == nil)
        #expect(journal.unfinishedErasures == [])
        #expect(journal.erasedProfiles == [1])
        for name in ["journal.db", "journal.db-wal"] {
            let bytes = try Data(contentsOf: URL(filePath: harness.data + "/" + name))
            #expect(bytes.range(of: Data("row 3".utf8)) == nil)
        }
        journal.stop()
    }

    @Test("A page is full although rows of an erased profile stand among its own", arguments: [false, true])
    func pages(isAscending: Bool) async throws {
        try await fill()
        let journal = try harness.openAudited()
        defer { journal.stop() }
        let outcomes = journal.started()
        journal.append(JournalEntry(seq: 10, profile: 0, kind: 1, at: 10, body: [1], erasedProfile: 1), epoch: 0)
        await outcomes.stored(upTo: 10)
        #expect(try journal.numbers(of: 1, after: 0, limit: 100).count == 5)
        let whole: [Int64] = isAscending ? [1, 4, 6, 9, 10] : [10, 9, 6, 4, 1]
        for limit in 1...6 {
            let page = try journal.page(
                profile: nil, kinds: nil, in: 1..<11, isAscending: isAscending, limit: limit)
            #expect(page.map(\.seq) == Array(whole.prefix(limit)), "\(limit)")
        }
    }

    private func verify() throws -> ChainReport {
        let journal = try harness.openAudited()
        defer { journal.stop() }
        return try journal.verifyChain()
    }

    private func rows() throws -> [String] {
        try harness.replay().map { item in
            switch item {
            case .row(let row): "\(row.seq) \(String(decoding: row.body, as: UTF8.self))"
            case .damaged(let seq, _, let reason): "\(seq) \(reason)"
            }
        }
    }

    @Test("Erased rows are not missing, rewritten ones are read, and the chain is intact")
    func erased() async throws {
        try await fill()
        try await erase()
        #expect(try rows() == ["1 row 1", "4 a child", "6 row 6", "9 row 9", "10 \u{1}"])
        #expect(try verify() == ChainReport(entries: 4, rows: 1...10, faults: [], faultCount: 0))
        try await store([.sample(11)])
        #expect(try verify() == ChainReport(entries: 5, rows: 1...11, faults: [], faultCount: 0))
    }

    @Test(
        "Between the destruction of the key and the end of the rows nothing of the profile is seen, and nothing is damage"
    )
    func half() async throws {
        try await fill()
        let journal = try harness.openAudited()
        let outcomes = journal.started()
        journal.append(JournalEntry(seq: 10, profile: 0, kind: 1, at: 10, body: [1], erasedProfile: 1), epoch: 0)
        await outcomes.stored(upTo: 10)
        #expect(try journal.page(profile: 1, kinds: nil, before: nil, limit: 100).compactMap(\.row?.profile) == [])
        journal.stop()
        #expect(try rows().map { $0.prefix(2) } == ["1 ", "4 ", "6 ", "9 ", "10"])
        #expect(try verify() == ChainReport(entries: 7, rows: 1...10, faults: [], faultCount: 0))
        let again = try harness.openAudited()
        #expect(again.unfinishedErasures == [1])
        again.stop()
    }

    /// What is done to the file after an erasure, and what is named then.
    @Test(
        "Whoever lets more rows go is found",
        arguments: [
            ("DELETE FROM journal WHERE seq = 6", ["6 rows are missing, up to number 6"], ["6 removed"]),
            ("DELETE FROM journal WHERE seq = 4", ["4 rows are missing, up to number 4"], ["4 removed"]),
            ("DELETE FROM journal WHERE seq = 1", ["1 rows are missing, up to number 1"], ["1 removed"]),
            ("DELETE FROM journal WHERE seq = 9", ["9 rows are missing, up to number 9"], []),
            ("UPDATE gaps SET body = zeroblob(40)", ["2 rows are missing, up to number 3"], ["2 removed"]),
            ("DELETE FROM gaps", ["2 rows are missing, up to number 3"], ["2 removed"]),
            ("DROP TABLE gaps", ["2 rows are missing, up to number 3"], ["2 removed"]),
            ("UPDATE gaps SET part = 1", ["2 rows are missing, up to number 3"], ["2 removed"]),
            ("UPDATE journal SET body = zeroblob(60) WHERE seq = 4", ["4 the row was altered or moved"], ["4 altered"]),
            ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 4", [], ["4 altered"]),
        ])
    func tampered(sql: String, replay: [String], chain: [String]) async throws {
        try await fill()
        try await erase()
        try harness.tamper(sql)
        let damaged = try rows().filter { $0.contains("missing") || $0.contains("altered") }
        #expect(damaged.prefix(replay.count) == replay[...])
        if replay.isEmpty { #expect(damaged == []) }
        let faults = try verify().faults.map { "\($0.seq) \($0.kind)" }
        #expect(faults.prefix(chain.count) == chain[...])
    }

    @Test("A key that is only deleted is damage: nobody can make rows go without the household key")
    func forged() async throws {
        try await fill()
        try harness.tamper("UPDATE keys SET wrapped = (SELECT wrapped FROM keys WHERE profile = 2) WHERE profile = 1")
        #expect(try rows().filter { $0.contains("key") }.count == 5)
    }

    @Test("Numbers of many stretches are told apart from missing ones")
    func stretches() throws {
        var block = ClearedBlock()
        block.insert([5, 4, 9, 6, 5])
        block.insert(7...7)
        #expect(block.ranges == [4...7, 9...9])
        #expect(block.missing(in: 1...12) == [1...3, 8...8, 10...12])
        #expect(block.missing(in: 5...6) == [])
        #expect(block.missing(in: 10...12) == [10...12])
        block.insert(link: [UInt8](repeating: 3, count: 32), of: 9, isThere: false)
        #expect(ClearedBlock(block.encoded(part: 0), part: 0) == block)
        #expect(ClearedBlock(block.encoded(part: 0).dropLast(), part: 0) == nil)
        var far = ClearedBlock()
        far.insert([3 * ClearedBlock.size, 4 * ClearedBlock.size - 1])
        #expect(ClearedBlock(far.encoded(part: 3), part: 3) == far)
        #expect(ClearedBlock(far.encoded(part: 3), part: 2) != far)
    }
}
