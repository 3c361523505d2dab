import Foundation
import Journal
import Household
import HouseholdTesting
import Testing

/// What an idempotency key promises over restarts, and when what is kept for it is gone.
@Suite struct KeptReplyTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    /// A new parent's connection after a restart.
    private func restarted() throws -> TestClient {
        try daemon.restart()
        return try unlocked()
    }

    private func unlocked() throws -> TestClient {
        let client = try daemon.client()
        try client.unlock()
        return client
    }

    private func records(_ client: TestClient) throws -> Int { try client.call("daemon.stats").number("storage.rows") }

    // MARK: Answers

    @Test(
        "An answer of any lesson of the day gets its reply after a restart, however many lessons came since",
        arguments: [false, true])
    func forgottenActivities(byParent: Bool) throws {
        let child = try byParent ? parent : daemon.client()
        let start = #"{"child":"mia","lesson":"counting-objects","replace":true}"#
        var calls: [String] = []
        var given: [String?] = []
        for lesson in 0..<12 {
            let player = try LessonPlayer(child, daemon.clock, start: start)
            let call = try player.answer(isRight: true).replacing("}}", with: #"},"idempotencyKey":"a\#(lesson)"}"#)
            calls.append(call)
            given.append(try child.call("activity.answer", call).result?.source)
        }
        for (call, reply) in zip(calls, given) {
            #expect(try child.call("activity.answer", call).result?.source == reply, "\(call)")
        }
        try daemon.restart()
        let again = try byParent ? unlocked() : daemon.client()
        for (call, reply) in zip(calls, given) {
            #expect(try again.call("activity.answer", call).result?.source == reply, "\(call)")
        }
        // A key that was not used leads to nothing, and one that was used to nothing else.
        let other = calls[0].replacing(#""a0""#, with: #""b0""#)
        try again.refusal("unknown_activity", "activity.answer", other)
        let changed = calls[0].replacing(#""answer":{"#, with: #""narrationMilliseconds":5,"answer":{"#)
        try again.refusal("idempotency_conflict", "activity.answer", changed)
    }

    // MARK: Calls that change nothing

    @Test("A call that changed nothing keeps its key over a restart, whatever has changed since, and writes no row")
    func nothingChanged() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        try player.call("activity.pause")
        try parent.call("child.archive", #"{"child":"ben","archived":true}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        let calls: [(String, String)] = [
            ("child.archive", #"{"child":"ben","archived":true,"idempotencyKey":"k1"}"#),
            ("policy.set", #"{"child":"mia","dailyMinutes":60,"idempotencyKey":"k2"}"#),
            ("activity.pause", #"{"activity":"\#(player.activity)","idempotencyKey":"k3"}"#),
            ("time.endLease", #"{"child":"mia","lease":"never","idempotencyKey":"k4"}"#),
            ("child.update", #"{"child":"mia","name":"Mia","idempotencyKey":"k5"}"#),
        ]
        let before = try records(parent)
        var given: [String?] = []
        for (method, params) in calls { given.append(try parent.call(method, params).result?.source) }
        #expect(try records(parent) == before)
        // What would change something now.
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":10}"#)
        try player.call("activity.resume")
        try parent.call("child.update", #"{"child":"mia","name":"Maria"}"#)
        for _ in 0..<2 {
            let client = try restarted()
            let between = try records(client)
            for (call, reply) in zip(calls, given) {
                #expect(try client.call(call.0, call.1).result?.source == reply, "\(call.0)")
            }
            try client.refusal(
                "idempotency_conflict", "policy.set", #"{"child":"mia","dailyMinutes":61,"idempotencyKey":"k2"}"#)
            #expect(try records(client) == between)
            #expect(try client.call("policy.get", #"{"child":"mia"}"#).number("dailyMinutes") == 10)
        }
    }

    @Test("Its reply leaves when it is stored: a kill right after it keeps the key")
    func killed() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        let end = #"{"child":"mia","lease":"never","idempotencyKey":"k"}"#
        gate.shut()
        try parent.begin("time.endLease", end)
        let other = try daemon.client()
        try other.settle()
        let copy = try PrivateFolder()
        for name in ["/journal.mark", "/journal.db-wal", "/journal.db"] {
            try FileManager.default.copyItem(atPath: daemon.dataFolder + name, toPath: copy.path + name)
        }
        // Nothing was answered, and nothing is there.
        #expect(try kept(in: copy.path) == kept(in: daemon.dataFolder))
        gate.open()
        let first = try parent.receive().result?.source
        let later = try PrivateFolder()
        for name in ["/journal.mark", "/journal.db-wal", "/journal.db"] {
            try FileManager.default.copyItem(atPath: daemon.dataFolder + name, toPath: later.path + name)
        }
        daemon.stop()
        // A key file belongs to one folder: what is there now is what the kill has left.
        try FileManager.default.removeItem(atPath: daemon.dataFolder)
        daemon.setting.dataFolder = later.path
        try daemon.start()
        daemon.clock.advance(seconds: 100)
        let client = try daemon.client()
        try client.unlock()
        #expect(try client.call("time.endLease", end).result?.source == first)
    }

    private func kept(in folder: String) throws -> Int {
        let queue = try DatabaseQueue(path: folder + "/journal.db")
        defer { queue.close() }
        return try queue.with { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM replies") ?? -1 }
    }

    @Test("If its reply cannot be kept the call says so, and its key is free", arguments: [false, true])
    func notStored(isBatch: Bool) throws {
        let end = #"{"child":"mia","lease":"never","idempotencyKey":"k"}"#
        try daemon.tamperBesideSnapshot(
            "CREATE TRIGGER refuse BEFORE INSERT ON replies BEGIN SELECT RAISE(ABORT, 'no'); END")
        if isBatch {
            try parent.send(
                "[" + CallLine.text("1", "time.endLease", end) + "," + CallLine.text("2", "rpc.ping", "{}") + "]")
            #expect(try parent.receiveBatch().map { $0.kind ?? "" } == ["storage_failed", ""])
        } else {
            try parent.refusal("storage_failed", "time.endLease", end)
        }
        try daemon.tamperBesideSnapshot("DROP TRIGGER refuse")
        try parent.call("time.endLease", end.replacing("never", with: "other"))
        #expect(try kept(in: daemon.dataFolder) == 1)
        // Numbers go on without a gap.
        #expect(try parent.call("daemon.doctor").flag("healthy"))
    }

    @Test("Two such calls with one key that are in flight together give one reply twice, in their order")
    func together() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        let params = #"{"child":"mia","lease":"never","idempotencyKey":"k"}"#
        try parent.send((1...2).map { CallLine.text("\($0)", "time.endLease", params) }.joined(separator: "\n"))
        try daemon.client().settle()
        daemon.clock.advance(seconds: 3)
        gate.open()
        let replies = try (1...2).map { _ in try parent.receive() }
        #expect(replies.map(\.id) == ["1", "2"])
        #expect(replies[0].result?.source == replies[1].result?.source)
        #expect(try daemon.count("SELECT COUNT(*) FROM replies") == 1)
    }

    // MARK: Calls that are refused

    @Test("A call that was refused leaves its key free for anything, before a restart and after it")
    func refused() throws {
        let add = #"{"name":"Mia","born":"2020-12","idempotencyKey":"k"}"#
        try parent.refusal("name_taken", "child.add", add)
        let client = try restarted()
        try client.refusal("name_taken", "child.add", add)
        try client.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#)
        try client.refusal("idempotency_conflict", "child.add", add)
    }

    // MARK: Changes

    @Test("A call's reply is gone from the disk when its day is over, and its bytes from all files")
    func forgotten() throws {
        let calls = [
            ("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#),
            ("time.endLease", #"{"child":"mia","lease":"never","idempotencyKey":"k2"}"#),
            ("child.update", #"{"child":"ben","name":"Benni","idempotencyKey":"k3"}"#),
        ]
        for (method, params) in calls { try parent.call(method, params) }
        let sealed = try bodies()
        #expect(sealed.count == 3)
        daemon.clock.advance(hours: 24)
        let client = try unlocked()
        #expect(try bodies().isEmpty)
        try client.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#)
        daemon.stop()
        let files = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: daemon.database + $0)) }
        for body in sealed {
            #expect(files.allSatisfy { !$0.holds(body.prefix(24)) && !$0.holds(body.suffix(24)) })
        }
        #expect(try daemon.count("SELECT COUNT(*) FROM replies") == 1)
    }

    @Test("A restart in between forgets at once what is a day old by what was stored last")
    func forgottenAtStart() throws {
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#)
        daemon.clock.advance(hours: 23)
        let client = try restarted()
        try client.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#)
        #expect(try bodies().count == 1)
        daemon.clock.advance(hours: 2)
        try client.unlock()
        _ = try restarted()
        #expect(try bodies().isEmpty)
    }

    @Test("A clock that is ahead makes nothing forgotten")
    func clockAhead() throws {
        let grant = #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#
        let first = try parent.call("time.grant", grant).result?.source
        let wall = daemon.clock.read().wall
        daemon.clock.setWall("2033-01-01T00:00:00Z")
        _ = try unlocked()
        #expect(try bodies().count == 1)
        daemon.clock.setWall(RFC3339.text(of: wall, in: .utc))
        _ = try unlocked()
        #expect(try unlocked().call("time.grant", grant).result?.source == first)
    }

    private func bodies() throws -> [Data] {
        let queue = try DatabaseQueue(path: daemon.database)
        defer { queue.close() }
        return try queue.with { try [UInt8].fetchAll($0, sql: "SELECT body FROM replies ORDER BY number") }.map {
            Data($0)
        }
    }

    // MARK: Damage

    @Test(
        "A reply that cannot be read is said so for its day: the call does not run again",
        arguments: [
            "UPDATE replies SET body = zeroblob(length(body))", "DELETE FROM replies", "DROP TABLE replies",
            "UPDATE replies SET at = 5",
        ])
    func damaged(change: String) throws {
        let grant = #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#
        try parent.call("time.grant", grant)
        daemon.stop()
        try daemon.tamperBesideSnapshot(change)
        for _ in 0..<2 {
            let client = try restarted()
            try client.refusal("storage_damaged", "time.grant", grant)
            try client.refusal("idempotency_conflict", "time.grant", grant.replacing("5", with: "6"))
            #expect(try client.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
            let report = try client.call("daemon.doctor")
            #expect(try !report.flag("healthy"))
            #expect(report["replies"]?.texts.isEmpty == false)
            // Nothing else follows.
            try client.call("time.lock", #"{"child":"ben","idempotencyKey":"k2"}"#)
        }
    }

    @Test("A call that changed nothing and whose row cannot be read is known by its mark")
    func damagedMark() throws {
        let end = #"{"child":"mia","lease":"never","idempotencyKey":"k"}"#
        try parent.call("time.endLease", end)
        daemon.stop()
        try daemon.tamperBesideSnapshot("UPDATE replies SET body = zeroblob(length(body))")
        let client = try restarted()
        try client.refusal("storage_damaged", "time.endLease", end)
        try client.call("time.endLease", end.replacing("\"k\"", with: "\"l\""))
        #expect(try client.call("daemon.doctor")["replies"]?.texts.first?.contains("altered") == true)
        daemon.clock.advance(hours: 24)
        try unlocked().call("time.endLease", end)
        daemon.clock.advance(hours: 24)
        #expect(try unlocked().call("daemon.doctor").flag("healthy"))
    }
}
