import Foundation
import Journal
import Testing
import Vault

/// Rows of kind 1 are entries; those of kind 6 are not.
@Suite("The chain of entries")
struct ChainTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    /// Entries stand at 1, 2, 3, 5, 7 and 8.
    private func fill() async throws {
        try await store([
            .sample(1), .sample(2, profile: 1, newKey: true), .sample(3, profile: 1), .sample(4, profile: 1, kind: 6),
            .sample(5), .sample(6, kind: 6), .sample(7, profile: 1), .sample(8), .sample(9, kind: 6),
        ])
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

    private func verify(listing most: Int = 100) throws -> ChainReport {
        let journal = try harness.openAudited()
        defer { journal.stop() }
        return try journal.verifyChain(listing: most)
    }

    @Test("A chain that nobody touched is intact, and rows that are no entries are no part of it")
    func intact() async throws {
        #expect(try verify() == ChainReport(entries: 0, rows: nil, faults: [], faultCount: 0))
        try await fill()
        #expect(try verify() == ChainReport(entries: 6, rows: 1...8, faults: [], faultCount: 0))
        try await store([.sample(10)])
        #expect(try verify() == ChainReport(entries: 7, rows: 1...10, faults: [], faultCount: 0))
        #expect(try harness.replay().compactMap(\.row).count == 10)
    }

    /// What is done to the file, and what is named then.
    private static let tampering: [(sql: String, faults: [String])] = [
        ("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET body = x'' WHERE seq = 8", ["8 altered"]),
        ("UPDATE journal SET at = at + 1 WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET profile = 0 WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET profile = 9 WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET device = 12 WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET kind = 6 WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET kind = 6, chain = NULL WHERE seq = 3", ["5 removed"]),
        ("UPDATE journal SET chain = NULL WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 8", ["8 altered"]),
        ("UPDATE journal SET chain = x'00', body = x'00' WHERE seq = 3", ["3 altered"]),
        ("UPDATE journal SET kind = 1 WHERE seq = 4", ["4 inserted"]),
        ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 4", ["4 inserted"]),
        ("DELETE FROM journal WHERE seq = 1", ["1 removed"]),
        ("DELETE FROM journal WHERE seq = 3", ["3 removed"]),
        ("DELETE FROM journal WHERE seq IN (3, 5)", ["3 removed"]),
        ("DELETE FROM journal WHERE seq IN (2, 5)", ["2 removed", "5 removed"]),
        ("DELETE FROM journal WHERE seq >= 8", ["8 truncated"]),
        ("DELETE FROM journal WHERE seq >= 5", ["4 truncated"]),
        ("DELETE FROM journal", ["1 truncated"]),
        ("UPDATE journal SET chain = NULL, kind = 6 WHERE seq = 8", ["8 truncated"]),
        (
            "UPDATE journal SET body = x'00' WHERE seq = 7; DELETE FROM journal WHERE seq = 8",
            ["7 altered", "8 truncated"]
        ),
        (
            "INSERT INTO journal SELECT 10, device, profile, kind, at, body, chain, previous FROM journal WHERE seq = 8",
            ["10 inserted"]
        ),
        (
            "INSERT INTO journal SELECT 10, device, profile, kind, at, body, NULL, previous FROM journal WHERE seq = 8",
            ["10 inserted"]
        ),
        ("UPDATE keys SET wrapped = x'00' WHERE profile = 1", ["2 unreadable", "3 unreadable", "7 unreadable"]),
        ("DELETE FROM meta WHERE name = 'chain'", ["8 end"]),
        ("UPDATE meta SET value = x'00' WHERE name = 'chain'", ["8 end"]),
        (
            "UPDATE meta SET value = (SELECT value FROM meta WHERE name = 'head') WHERE name = 'chain'",
            ["8 end"]
        ),
    ]

    @Test("What was done to the file is named", arguments: tampering)
    func tampered(sql: String, faults: [String]) async throws {
        try await fill()
        try harness.tamper(sql)
        let report = try verify()
        #expect(report.faults.map { "\($0.seq) \($0.kind)" } == faults, "\(report.faults)")
        #expect(report.faultCount == faults.count)
        // It stays for all to see when the daemon goes on.
        let last = try harness.openAudited()
        let next = last.lastSeq + 1
        last.stop()
        try await store([.sample(next), .sample(next + 1)])
        #expect(try !verify().isIntact)
    }

    @Test(
        "Each change of each entry is named at its place, and other rows are no matter of the chain", arguments: 1...9)
    func everyRow(seq: Int64) async throws {
        try await fill()
        try harness.tamper("CREATE TABLE kept AS SELECT * FROM journal")
        let isEntry = ![4, 6, 9].contains(seq)
        for change in ["body = zeroblob(length(body))", "body = x''", "at = at - 1", "device = 12", "profile = 9"] {
            try harness.tamper("UPDATE journal SET \(change) WHERE seq = \(seq)")
            #expect(try verify().faults.map(\.seq) == (isEntry ? [seq] : []), "\(change)")
            try harness.tamper("DELETE FROM journal; INSERT INTO journal SELECT * FROM kept")
        }
        try harness.tamper("DELETE FROM journal WHERE seq = \(seq)")
        #expect(try verify().faults.map(\.seq) == (isEntry ? [seq] : []))
    }

    @Test("Two entries that changed places are both named", arguments: ["body", "at", "chain"])
    func swapped(column: String) async throws {
        try await fill()
        try harness.tamper(
            """
            CREATE TEMP TABLE old AS SELECT * FROM journal;
            UPDATE journal SET \(column) = (SELECT \(column) FROM old WHERE old.seq = 5 - journal.seq)
            WHERE seq IN (2, 3)
            """)
        #expect(try verify().faults.map(\.seq) == [2, 3])
        #expect(try verify().faults.allSatisfy { $0.kind == .altered })
    }

    @Test("Two entries that changed their numbers are both named")
    func renumbered() async throws {
        try await fill()
        try harness.tamper(
            """
            UPDATE journal SET seq = 100 WHERE seq = 2; UPDATE journal SET seq = 2 WHERE seq = 3;
            UPDATE journal SET seq = 3 WHERE seq = 100
            """)
        #expect(try verify().faults.map(\.seq) == [2, 3])
    }

    @Test("An older end that was put back is named, also after the next entry")
    func olderEnd() async throws {
        try await store([.sample(1), .sample(2)])
        try harness.tamper("CREATE TABLE kept AS SELECT value FROM meta WHERE name = 'chain'")
        try await store([.sample(3), .sample(4)])
        try harness.tamper("UPDATE meta SET value = (SELECT value FROM kept) WHERE name = 'chain'")
        #expect(try verify().faults.map(\.kind) == [.end])
        #expect(try verify().faults.map(\.seq) == [3])
        try await store([.sample(5)])
        #expect(try verify().faults == [ChainFault(seq: 5, kind: .end, message: verify().faults[0].message)])
        #expect(try verify().entries == 5)
    }

    @Test("Entries removed together with the end that names them are missed by the rows that came after them")
    func olderEndAndRemoved() async throws {
        try await store([.sample(1), .sample(2)])
        try harness.tamper("CREATE TABLE kept AS SELECT value FROM meta WHERE name = 'chain'")
        try await store([.sample(3), .sample(4), .sample(5, kind: 6)])
        try harness.tamper(
            "UPDATE meta SET value = (SELECT value FROM kept) WHERE name = 'chain'; DELETE FROM journal WHERE seq IN (3, 4)"
        )
        #expect(try verify().faults.map { "\($0.seq) \($0.kind)" } == ["3 removed"])
    }

    @Test("A broken end is told at the opening")
    func opening() async throws {
        try await fill()
        #expect(try fault() == nil)
        try harness.tamper("DELETE FROM journal WHERE seq >= 8")
        #expect(try fault()?.kind == .truncated)
        try harness.tamper("DELETE FROM meta WHERE name = 'chain'")
        #expect(try fault()?.kind == .end)
    }

    private func fault() throws -> ChainFault? {
        let journal = try harness.openAudited()
        defer { journal.stop() }
        return journal.chainFault
    }

    @Test("Faults are counted beyond those that are listed")
    func many() async throws {
        try await fill()
        try harness.tamper("UPDATE journal SET at = at + 1 WHERE kind = 1")
        let report = try verify(listing: 2)
        #expect(report.faults.count == 2)
        #expect(report.faultCount == 6)
    }

    @Test("A commit without entries runs no statement for the chain")
    func cost() async throws {
        try await store([.sample(1)])
        let journal = try harness.openAudited()
        try harness.tamper("CREATE TRIGGER refuse BEFORE UPDATE ON meta BEGIN SELECT RAISE(ABORT, 'no'); END")
        let outcomes = journal.started()
        journal.append(.sample(2, kind: 6), epoch: 0)
        #expect(await outcomes.next() == .stored(upTo: 2))
        journal.append(.sample(3), epoch: 0)
        guard case .failed = await outcomes.next() else {
            Issue.record("the end of the chain was not written")
            return
        }
        // What failed left nothing behind: the chain goes on from where it was.
        try harness.tamper("DROP TRIGGER refuse")
        journal.append(.sample(3), epoch: 1)
        #expect(await outcomes.next() == .stored(upTo: 3))
        #expect(try journal.verifyChain() == ChainReport(entries: 2, rows: 1...3, faults: [], faultCount: 0))
        journal.stop()
    }

    @Test("It is right while entries are being written")
    func whileWriting() async throws {
        let journal = try harness.openAudited(pages: 6)
        let outcomes = journal.started()
        for seq in 1...400 as ClosedRange<Int64> {
            journal.append(.sample(seq, profile: seq == 1 ? 0 : seq / 2, newKey: seq % 2 == 0), epoch: 0)
            if seq % 20 == 0 { #expect(try journal.verifyChain().isIntact) }
        }
        await outcomes.stored(upTo: 400)
        #expect(try journal.verifyChain().entries == 400)
        journal.stop()
    }

    @Test("Entries from before there was a chain are linked as they are, once", arguments: [0, 600])
    func migration(more: Int64) async throws {
        try await fill()
        if more > 0 { try await store((10...more).map { .sample($0, kind: $0 % 2) }) }
        try harness.makeVersion1()
        let report = try verify()
        #expect(report.isIntact)
        #expect(report.entries == (more == 0 ? 6 : 6 + 295))
        try await store([.sample(max(10, more + 1))])
        #expect(try verify().isIntact)
        try harness.tamper("DELETE FROM journal WHERE seq = 3")
        #expect(try verify().faults.map(\.kind) == [.removed])
    }

    @Test("A migration that fails leaves the file as it was, and the next one is whole")
    func failedMigration() async throws {
        try await fill()
        try harness.makeVersion1()
        try harness.tamper(
            "CREATE TRIGGER refuse BEFORE UPDATE ON journal WHEN new.seq = 5 BEGIN SELECT RAISE(ABORT, 'no'); END")
        #expect(throws: JournalFault.self) { try harness.openAudited() }
        #expect(try harness.version() == 1)
        try harness.tamper("DROP TRIGGER refuse")
        #expect(try verify() == ChainReport(entries: 6, rows: 1...8, faults: [], faultCount: 0))
    }

    @Test("A file of version 1 whose household key is damaged stays as it is")
    func damagedMigration() async throws {
        try await fill()
        try harness.makeVersion1()
        try harness.tamper("UPDATE keys SET wrapped = x'00' WHERE profile = 0")
        #expect(throws: JournalFault.self) { try harness.openAudited() }
        #expect(try harness.version() == 1)
    }
}

extension JournalHarness {
    /// Opens it as a journal whose rows of kind 1 are entries.
    func openAudited(pages: Int = 1000) throws(JournalFault) -> Journal {
        try open(.init(checkpointPages: pages, auditedKinds: [1]))
    }

    fileprivate func version() throws -> Int? {
        let queue = try DatabaseQueue(path: database)
        defer { queue.close() }
        return try queue.with { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    }

    /// Makes the closed file what the first version wrote.
    fileprivate func makeVersion1() throws {
        try makeVersion5()
        try tamper(
            """
            ALTER TABLE journal DROP COLUMN chain; DELETE FROM meta WHERE name = 'chain'; PRAGMA user_version = 1;
            DROP TABLE IF EXISTS snapshots; DROP TABLE IF EXISTS replies; DROP TABLE IF EXISTS gaps
            """)
    }
}
