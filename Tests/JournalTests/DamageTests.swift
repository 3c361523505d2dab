import Journal
import Testing
import Vault

@Suite struct DamageTests {
    private let harness: JournalHarness

    init() throws {
        harness = try JournalHarness()
    }

    /// Five rows: the household's, then those of the profiles 1 and 2.
    private func fill() async throws {
        try await harness.store([
            .sample(1), .sample(2, profile: 1, newKey: true), .sample(3, profile: 2, newKey: true),
            .sample(4, profile: 1), .sample(5, profile: 1),
        ])
    }

    @Test(
        "A row whose any bound field or body was altered is named, and the others are whole",
        arguments: [
            "profile = 2", "profile = 0", "kind = 9", "at = at + 1", "body = x'00'", "body = zeroblob(length(body))",
            "body = substr(body, 1, length(body) - 1)", "body = CAST(body || x'00' AS BLOB)",
        ])
    func altered(change: String) async throws {
        try await fill()
        try harness.tamper("UPDATE journal SET \(change) WHERE seq = 4")
        let items = try harness.replay()
        #expect(items.map(\.seq) == [1, 2, 3, 4, 5])
        #expect(items.compactMap(\.row?.seq) == [1, 2, 3, 5])
        guard case .damaged(4, _, .altered) = items[3] else {
            Issue.record("\(items[3])")
            return
        }
        let journal = try harness.open()
        #expect(try journal.page(profile: nil, kinds: nil, before: nil, limit: 9) == items.reversed())
        journal.stop()
    }

    @Test("Two rows that changed places are both named")
    func swapped() async throws {
        try await fill()
        try harness.tamper(
            """
            CREATE TEMP TABLE old AS SELECT seq, body FROM journal;
            UPDATE journal SET body = (SELECT body FROM old WHERE old.seq = 9 - journal.seq) WHERE seq IN (4, 5)
            """)
        #expect(try harness.replay().compactMap(\.row?.seq) == [1, 2, 3])
        try harness.tamper("UPDATE journal SET seq = 100 WHERE seq = 2; UPDATE journal SET seq = 2 WHERE seq = 3")
        let items = try harness.replay()
        #expect(items.compactMap(\.row?.seq) == [1])
    }

    @Test("A row of another machine is named")
    func foreignDevice() async throws {
        try await fill()
        try harness.tamper("UPDATE journal SET device = 12 WHERE seq = 3")
        #expect(try harness.replay()[2] == .damaged(seq: 3, profile: 2, reason: .foreignDevice(12)))
    }

    @Test("A row that is gone from the middle is named")
    func gap() async throws {
        try await fill()
        try harness.tamper("DELETE FROM journal WHERE seq IN (2, 3)")
        let items = try harness.replay()
        #expect(items.map(\.seq) == [1, 2, 4, 5])
        #expect(items[1] == .damaged(seq: 2, profile: nil, reason: .missing(through: 3, owners: [1, 2])))
    }

    @Test("Rows cut off before the sealed head are named, and their numbers are not given out again")
    func cutTail() async throws {
        try await fill()
        try harness.tamper("DELETE FROM journal WHERE seq >= 4")
        #expect(try harness.replay().last == .damaged(seq: 4, profile: nil, reason: .missing(through: 5, owners: [1])))
        try await harness.store([.sample(6)])
        let items = try harness.replay()
        #expect(items.map(\.seq) == [1, 2, 3, 4, 6])
        #expect(items[3] == .damaged(seq: 4, profile: nil, reason: .missing(through: 5, owners: [1])))
    }

    @Test("All rows cut off are named")
    func emptied() async throws {
        try await fill()
        try harness.tamper("DELETE FROM journal")
        let all = ReplayItem.Damage.missing(through: 5, owners: [0, 1, 2])
        #expect(try harness.replay() == [.damaged(seq: 1, profile: nil, reason: all)])
    }

    @Test(
        "A head that was altered or removed is named",
        arguments: ["DELETE FROM meta WHERE name = 'head'", "UPDATE meta SET value = x'00' WHERE name = 'head'"])
    func head(sql: String) async throws {
        try await fill()
        try harness.tamper(sql)
        #expect(try harness.replay().last == .damaged(seq: 6, profile: nil, reason: .damagedHead))
    }

    @Test("Without its key, or with another's, a profile's rows are named and the others are whole")
    func keys() async throws {
        try await fill()
        try harness.tamper("UPDATE keys SET wrapped = (SELECT wrapped FROM keys WHERE profile = 2) WHERE profile = 1")
        #expect(try harness.replay()[1] == .damaged(seq: 2, profile: 1, reason: .damagedKey))
        try harness.tamper("DELETE FROM keys WHERE profile = 1")
        let items = try harness.replay()
        #expect(items[1] == .damaged(seq: 2, profile: 1, reason: .noKey))
        #expect(items.compactMap(\.row?.seq) == [1, 3])
    }

    @Test(
        "A table of keys that is gone, or has anything in it, is damage and no end of the program",
        arguments: [
            ("DROP TABLE keys", ReplayItem.Damage.noKey),
            ("CREATE TABLE k AS SELECT * FROM keys; DROP TABLE keys; ALTER TABLE k RENAME TO keys", nil),
            (
                "CREATE TABLE k AS SELECT * FROM keys; DROP TABLE keys; ALTER TABLE k RENAME TO keys;"
                    + "UPDATE keys SET wrapped = NULL", .damagedKey
            ),
            (
                "CREATE TABLE k AS SELECT * FROM keys; DROP TABLE keys; ALTER TABLE k RENAME TO keys;"
                    + "UPDATE keys SET profile = NULL", .noKey
            ),
            (
                "CREATE TABLE k AS SELECT * FROM keys; DROP TABLE keys; ALTER TABLE k RENAME TO keys;"
                    + "UPDATE keys SET wrapped = 7", .damagedKey
            ),
        ])
    func keyTable(change: String, damage: ReplayItem.Damage?) async throws {
        try await fill()
        try harness.tamper(change)
        for _ in 0..<2 {
            let items = try harness.replay()
            #expect(items.map(\.seq) == [1, 2, 3, 4, 5])
            for item in items {
                if case .damaged(_, _, let reason) = item { #expect(reason == damage) } else { #expect(damage == nil) }
            }
        }
    }

    @Test("A row with an impossible number is refused before it can take the last place")
    func impossibleNumber() async throws {
        try await fill()
        try harness.tamper("UPDATE journal SET seq = 9223372036854775807 WHERE seq = 5")
        #expect(throws: JournalFault.self) { try harness.open() }
    }
}
