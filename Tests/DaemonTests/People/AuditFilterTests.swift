import API
import Journal
import Household
import HouseholdTesting
import Testing

@testable import Daemon
@testable import Stored

@Suite("What is looked for in the audit") struct AuditFilterTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        (parent, _) = try daemon.family()
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.call("time.grant", #"{"child":"ben","minutes":6}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":45}"#)
        try daemon.client().call("time.ask", #"{"child":"mia","minutes":20,"clientId":"castle"}"#)
        daemon.clock.advance(seconds: 86_400)
        try parent.unlock()
        try parent.call("time.lock", #"{"child":"mia"}"#)
    }

    private func words(_ params: String, _ client: TestClient? = nil) throws -> [String] {
        try (client ?? parent).call("audit.list", params)["entries"]?.elements.compactMap { $0["what"]?.string } ?? []
    }

    @Test(
        "Everything that is named must hold",
        arguments: [
            (#"{"areas":["time"]}"#, ["timeLocked", "timeRequested", "timeGranted", "timeGranted"]),
            (#"{"areas":["rules"]}"#, ["policyChanged"]),
            (
                #"{"areas":["rules","time"],"child":"mia"}"#,
                ["timeLocked", "timeRequested", "policyChanged", "timeGranted"]
            ),
            (#"{"by":"mia"}"#, ["timeRequested"]), (#"{"by":"Anna","areas":["time"],"child":"ben"}"#, ["timeGranted"]),
            (#"{"first":"2026-11-22"}"#, ["timeLocked", "unlocked"]),
            (#"{"last":"2026-11-21","areas":["access"]}"#, ["unlocked"]),
            (#"{"first":"2026-11-22","last":"2026-11-21"}"#, []), (#"{"areas":["clock"]}"#, []),
            (#"{"areas":["children"]}"#, ["childAdded", "childAdded"]),
            (#"{"areas":["time"],"oldestFirst":true}"#, ["timeGranted", "timeGranted", "timeRequested", "timeLocked"]),
        ])
    func filters(params: String, expected: [String]) throws {
        #expect(try words(params) == expected)
    }

    @Test("Rows of an erased child that are not deleted yet end no page early")
    func whileErasing() throws {
        try parent.call("child.add", #"{"name":"Zoe","born":"2018-04"}"#)
        for minutes in 1...280 {
            try parent.call("time.grant", #"{"child":"mia","minutes":\#(minutes % 5 + 1)}"#)
        }
        for _ in 1...70 { try parent.call("time.grant", #"{"child":"zoe","minutes":5}"#) }
        let queue = try DatabaseQueue(path: daemon.database)
        defer { queue.close() }
        let rows = try queue.with { try Row.fetchAll($0, sql: "SELECT * FROM journal WHERE profile = 3") }
        #expect(rows.count >= 70)
        try parent.call("child.erase", #"{"child":"zoe","confirmName":"Zoe"}"#)
        func pages() throws -> [Int] {
            var (found, before) = ([Int](), Int.max >> 11)
            while true {
                let page = try parent.call("audit.list", #"{"limit":200,"before":\#(before)}"#)
                found += page["entries"]?.elements.compactMap { $0["seq"]?.integer.map(Int.init) } ?? []
                guard let next = page["next"]?.integer else { return found }
                before = Int(next)
            }
        }
        let deleted = try pages()
        #expect(deleted.count > 280)
        // As they stand between the row of the erasure and their deletion.
        try queue.write { database in
            for row in rows {
                let marks = row.values.map { _ in "?" }.joined(separator: ", ")
                try database.execute(sql: "INSERT INTO journal VALUES (\(marks))", arguments: row.values)
            }
        }
        #expect(try pages() == deleted)
    }

    @Test("A parent who mistypes a name is told so; a child learns nothing from one")
    func unknownName() throws {
        let refusal = try parent.refusal("invalid_params", "audit.list", #"{"by":"Ana"}"#)
        #expect(try refusal.text("path") == "/by")
        #expect(refusal.text.contains(#"did you mean \"Anna\"?"#))
        #expect(try words(#"{"child":"mia","by":"Ana"}"#, daemon.client()).isEmpty)
        #expect(try words(#"{"child":"mia","by":"anna"}"#, daemon.client()).count == 4)
    }

    @Test("An id is one parent's alone, for ever; a name finds all who had it, and entries say who it was")
    func formerParents() throws {
        func doing(_ pin: String, _ parent: String, _ minutes: Int) throws {
            let client = try daemon.client()
            try client.call("parent.unlock", #"{"parent":"\#(parent)","pin":"\#(pin)"}"#)
            try client.call("time.grant", #"{"child":"mia","minutes":\#(minutes)}"#)
        }
        func found(_ by: String) throws -> [String] {
            try parent.call("audit.list", #"{"by":"\#(by)","child":"mia","areas":["time"]}"#)["entries"]?.elements
                .compactMap { $0["parent"]?.string } ?? []
        }
        try parent.call("parent.add", #"{"name":"Sam","pin":"48151"}"#)
        try doing("48151", "sam", 7)
        try parent.call("parent.remove", #"{"parent":"sam"}"#)
        #expect(try found("sam") == ["sam"] && found("Sam") == ["sam"])
        try parent.call("parent.add", #"{"name":"Sam","pin":"16273"}"#)
        try doing("16273", "sam-2", 8)
        #expect(try found("sam") == ["sam"])
        #expect(try found("sam-2") == ["sam-2"])
        #expect(try found("Sam") == ["sam-2", "sam"])
        let child = try daemon.client().call("audit.list", #"{"child":"mia","by":"Sam"}"#)
        #expect(child["entries"]?.count == 2 && !child.text.contains("sam-2"))
    }

    @Test("Pages follow each other in both orders, whatever is looked for", arguments: [false, true])
    func pages(isAscending: Bool) throws {
        var found: [String] = []
        var cursor = ""
        repeat {
            let page = try parent.call(
                "audit.list", #"{"areas":["time","rules"],"limit":2,"oldestFirst":\#(isAscending)\#(cursor)}"#)
            found += page["entries"]?.elements.compactMap { $0["what"]?.string } ?? []
            let member = isAscending ? "afterSeq" : "before"
            cursor = page["next"]?.integer.map { #","\#(member)":\#($0)"# } ?? ""
        } while !cursor.isEmpty
        let expected = ["timeLocked", "timeRequested", "policyChanged", "timeGranted", "timeGranted"]
        #expect(found == (isAscending ? expected.reversed() : expected))
    }

    @Test("What happens between two pages comes once: later with the oldest first, not at all with the newest first")
    func meanwhile() throws {
        let first = try parent.call("audit.list", #"{"oldestFirst":true,"limit":5}"#)
        let down = try parent.call("audit.list", #"{"limit":5}"#)
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        let next = try #require(first["next"]?.integer)
        let later = try words(#"{"oldestFirst":true,"afterSeq":\#(next)}"#)
        #expect(later.filter { $0 == "timeUnlocked" }.count == 1)
        let before = try #require(down["next"]?.integer)
        #expect(try !words(#"{"before":\#(before)}"#).contains("timeUnlocked"))
    }

    @Test("A row that cannot be read is named to parents in its place, and the others are told")
    func damaged() throws {
        let rows = try daemon.rows(ofProfile: 1)
        let row = try #require(rows.first)
        try daemon.tamperBesideSnapshot("UPDATE journal SET body = zeroblob(length(body)) WHERE seq = \(row)")
        let page = try parent.call("audit.list", #"{"child":"mia","oldestFirst":true}"#)
        let entries = Array(try #require(page["entries"]).elements)
        let damaged = entries.filter { $0["what"]?.string == "damaged" }
        let seqs: [Int] = damaged.compactMap { entry in entry["seq"]?.integer.map { Int($0) } }
        #expect(seqs == [row])
        #expect(damaged.first?["area"] == nil)
        #expect(entries.count == 5)
        #expect(try words(#"{"child":"mia"}"#, daemon.client()).contains("damaged") == false)
    }
}
