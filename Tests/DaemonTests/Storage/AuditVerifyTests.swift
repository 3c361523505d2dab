import API
import HouseholdTesting
import JSONRPC
import Reference
import Testing
@testable import Daemon

@Suite("Verifying the audit")
struct AuditVerifyTests {
    /// A family with grants at the last three rows.
    private func granted() throws -> (daemon: TestDaemon, parent: TestClient, last: Int) {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for minutes in 1...3 { try parent.call("time.grant", #"{"child":"mia","minutes":\#(minutes)}"#) }
        return (daemon, parent, try #require(daemon.rows(ofProfile: 1).last))
    }

    @Test("An audit that nobody touched is intact, also after learning, restarts and right after a change")
    func intact() throws {
        let (daemon, parent, last) = try granted()
        let report = try parent.call("audit.verify")
        #expect(try report.flag("intact"))
        #expect(try report.number("entryCount") == 7)
        #expect(try report.number("firstSeq") == 1)
        #expect(try report.number("lastSeq") == last)
        #expect(try report.text("say") == "All 7 entries are as they were written.")
        try parent.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        let lines = [
            CallLine.text("1", "time.grant", #"{"child":"mia","minutes":5}"#), CallLine.text("2", "audit.verify", "{}"),
        ]
        try parent.send(lines.joined(separator: "\n"))
        _ = try parent.receive()
        #expect(try parent.receive().number("entryCount") == 8)
        try daemon.restart()
        let again = try daemon.client()
        try again.unlock()
        #expect(try again.call("audit.verify").flag("intact"))
        #expect(try again.call("audit.verify").number("entryCount") == 9)
    }

    @Test(
        "What was done to the database behind the daemon's back is named",
        arguments: [
            ("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = LAST - 1", -1, "altered"),
            ("UPDATE journal SET at = at - 3600000 WHERE seq = LAST", 0, "altered"),
            ("UPDATE journal SET kind = 6 WHERE seq = LAST - 1", -1, "altered"),
            ("UPDATE journal SET profile = 2 WHERE seq = LAST - 1", -1, "altered"),
            ("DELETE FROM journal WHERE seq = LAST - 1", -1, "removed"),
            ("DELETE FROM journal WHERE seq >= LAST - 1", -1, "truncated"),
            (
                "INSERT INTO journal SELECT LAST + 1, device, profile, kind, at, body, chain, previous FROM journal WHERE seq = LAST",
                1, "inserted"
            ),
            ("DELETE FROM meta WHERE name = 'chain'", 0, "end"),
        ])
    func tampered(sql: String, offset: Int, kind: String) throws {
        let (daemon, parent, last) = try granted()
        try daemon.tamper(sql.replacing("LAST", with: "\(last)"))
        let report = try parent.call("audit.verify")
        #expect(try !report.flag("intact"))
        #expect(try report.number("faultCount") == 1)
        #expect(try report.number("faults.0.seq") == last + offset)
        #expect(try report.text("faults.0.kind") == kind)
    }

    @Test("Entries that were cut off do not close the household, and stay missed after the next ones")
    func truncated() throws {
        let (daemon, _, last) = try granted()
        // As after a power cut: no head covers the last rows.
        let head = "(SELECT value FROM meta WHERE name = 'head')"
        try daemon.tamper("CREATE TABLE kept AS SELECT \(head) AS value")
        daemon.stop()
        try daemon.tamper(
            "UPDATE meta SET value = (SELECT value FROM kept) WHERE name = 'head'; "
                + "DELETE FROM journal WHERE seq >= \(last)")
        try daemon.start()
        let parent = try daemon.client()
        #expect(try parent.call("household.status").text("state") == "open")
        try parent.unlock()
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        let report = try parent.call("audit.verify")
        #expect(try report.text("faults.0.kind") == "removed")
    }

    @Test("Many faults are counted, and the first hundred listed")
    func many() throws {
        let (daemon, parent, _) = try granted()
        for minutes in 1...120 { try parent.call("time.grant", #"{"child":"mia","minutes":\#(minutes)}"#) }
        try daemon.tamper("UPDATE journal SET at = at + 1 WHERE kind = 5")
        let report = try parent.call("audit.verify")
        #expect(report["faults"]?.count == 100)
        #expect(try report.number("faultCount") == 123)
    }

    /// Methods of parents and the owner whose calls leave no entry, each with its reason.
    private static let silent = [
        "child.erase": "its entry stands there, and the child's own are gone",
        "backup.restore": "the entries are those of the backup, and one that says so",
        "household.erase": "the audit is gone with the household",
        "household.rotateKey": "the household that is opened with the new key writes the entry",
    ]

    @Test("Every method by which a parent or the owner changes something leaves an entry, with words")
    func coverage() throws {
        let run = try StoryRun()
        let methods = Dictionary(uniqueKeysWithValues: ServedMethods.all.map { ($0.name, $0) })
        var called: Set<String> = []
        var quiet: Set<String> = []
        for step in Story.steps {
            let method = try #require(methods[step.method])
            let before = try run.daemon.entries()
            if step.method == "household.erase" { try expectWords(run.daemon) }
            _ = try run.tell(step)
            let isTold = try run.daemon.entries() > before
            guard method.isChange, method.role == .parent || method.role == .owner else { continue }
            called.insert(method.name)
            if !isTold { quiet.insert(method.name) }
        }
        #expect(
            called == Set(methods.values.filter { $0.isChange && [.parent, .owner].contains($0.role) }.map(\.name)))
        #expect(quiet == Set(Self.silent.keys))
    }

    /// The entries of the whole story have words, and are as they were written.
    private func expectWords(_ daemon: TestDaemon) throws {
        let parent = try daemon.client()
        try parent.unlock()
        let page = try parent.call("audit.list", #"{"limit":200}"#)
        let words = page["entries"]?.elements.compactMap { $0["what"]?.string } ?? []
        #expect(words.count > 10)
        #expect(!words.contains("other"))
        #expect(try parent.call("audit.verify").flag("intact"))
    }
}

extension TestDaemon {
    /// How many entries are stored.
    fileprivate func entries() throws -> Int { try count("SELECT COUNT(chain) FROM journal") }
}
