import HouseholdTesting
import Testing

/// A connection's last reading call is known again by its bytes; nothing but the digits of the id may differ.
@Suite struct RepeatedCallTests {
    private let daemon = try! TestDaemon { $0.socketMode = 0o666 }  // a suite without a daemon has nothing to test
    private let child: TestClient

    init() throws {
        try daemon.folder.open()
        try daemon.family()
        child = try daemon.client()
        // The second of equal calls is answered by a kept reply; from then on the line is known.
        for _ in 1...3 { try mayI("1") }
    }

    private static func line(_ id: String) -> String {
        CallLine.text(id, "time.mayI", #"{"child":"mia"}"#)
    }

    @discardableResult
    private func mayI(_ id: String) throws -> Reply { try child.exchange(Self.line(id)) }

    @Test(
        "Every reply has the id of its own call, whatever its form",
        arguments: [
            "0", "7", "10", "999999999999999999", "1234567890123456789", "12345678901234567890", "-0", "1.0", "1e3",
            #""1""#, #""é""#, "null",
        ])
    func ids(_ id: String) throws {
        let reply = try mayI(id)
        #expect(reply.id == id)
        #expect(try reply.text("state") == "active")
        #expect(try mayI("5").id == "5")
    }

    @Test(
        "What is no number, or more than the same line, is refused as ever",
        arguments: [
            (line("007"), "parse_error"), (line("1 2"), "parse_error"), (line(""), "parse_error"),
            (line("1") + "1", "parse_error"), (line("1") + "}", "parse_error"),
            (line("[1]"), "invalid_request"), (line("true"), "invalid_request"),
            (line("1,\"id\":1"), "duplicate_key"),
        ])
    func notTheSame(_ line: String, _ kind: String) throws {
        try child.send(line)
        #expect(try child.receive().kind == kind)
        #expect(try mayI("5").result != nil)
    }

    @Test("It tells what is true now: another second, another policy, a lock")
    func presentState() throws {
        let before = try mayI("2").text("now")
        daemon.clock.advance(seconds: 1)
        #expect(try mayI("3").text("now") != before)
        let parent = try daemon.client()
        try parent.unlock()
        for _ in 1...3 { try mayI("4") }
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        #expect(try mayI("5").text("state") == "dailyLimitReached")
        for _ in 1...3 { try mayI("6") }
        try parent.call("time.lock", #"{"child":"mia"}"#)
        #expect(try mayI("7").text("state") == "lockedByParent")
    }

    @Test(
        "An account that becomes a sibling's may ask no more",
        .enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
    func accountOfASibling() throws {
        let parent = try daemon.client()
        try parent.unlock()
        let client = try daemon.client(as: 12_345)
        for id in 1...4 { #expect(try client.exchange(Self.line("\(id)")).result != nil) }
        try parent.call("child.update", #"{"child":"ben","uids":[12345]}"#)
        #expect(try client.exchange(Self.line("5")).kind == "forbidden")
        try parent.call("child.update", #"{"child":"ben","uids":[]}"#)
        for id in 6...9 { #expect(try client.exchange(Self.line("\(id)")).result != nil) }
    }

    @Test("A client that asks something else each time is not searched for, and repeats are known again later")
    func strangers() throws {
        for id in 1...2000 {
            let reply = try child.ask(
                "time.mayI", #"{"child":"\#(id % 2 == 0 ? "mia" : "ben")","activity":{"app":"a\#(id)"}}"#)
            try #require(reply.text("state") == "active")
        }
        for id in 1...5 { #expect(try mayI("\(id)").id == "\(id)") }
    }

    @Test("It keeps its place behind a call that waits")
    func order() throws {
        try child.send(
            [Self.line("1"), CallLine.text("2", "parent.unlock", #"{"pin":"2580"}"#), Self.line("3"), Self.line("3")]
                .joined(separator: "\n"))
        #expect(try child.receive().id == "1")
        #expect(try child.receive()["token"] != nil)
        #expect(try child.receive().result != nil)
        #expect(try child.receive().kind == "invalid_request")
        for id in 4...6 { #expect(try mayI("\(id)").result != nil) }
    }

    @Test("It tells that the clock is trusted no more")
    func clock() throws {
        #expect(try mayI("2").text("clock") == "trusted")
        daemon.clock.setSynchronised(false)
        daemon.clock.setWall("2026-11-22T15:00:00+01:00")
        let reply = try mayI("3")
        #expect(try reply.text("clock") == "drifted")
        #expect(try reply.text("now") == "2026-11-21T15:00:00+01:00")
    }

    @Test("What was seen and then not stored is told to nobody")
    func undone() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        let client = try daemon.client()
        gate.shut()
        try parent.begin("time.lock", #"{"child":"mia"}"#)
        try parent.settle()
        try client.send((101...103).map { Self.line("\($0)") }.joined(separator: "\n"))
        try client.settle()
        try daemon.breakStorage()
        gate.open()
        let lock = try parent.receive()
        #expect(lock.kind == "storage_failed", "\(lock.text)")
        for _ in 1...3 { #expect(try client.receive().kind == "storage_failed") }
        for id in 4...7 { #expect(try client.exchange(Self.line("\(id)")).text("state") == "active") }
    }

    /// What is found behind replies that wait for their commit, when it is read at last.
    private func behindOthers(
        _ line: (String) -> String, _ meanwhile: (TestDaemon, TestClient) throws -> Void
    ) throws -> Reply {
        let gate = CommitGate()
        let (daemon, _, _) = try gate.daemon()
        defer { gate.open() }
        let (client, other) = (try daemon.client(), try daemon.client())
        for id in 1...3 { #expect(try client.exchange(line("\(id)")).result != nil) }
        gate.shut()
        let leases = (100..<164).map {
            CallLine.text("\($0)", "time.beginLease", #"{"child":"ben","lease":"l\#($0 % 4)"}"#)
        }
        try client.send((leases + [line("9"), CallLine.text("10", "rpc.version")]).joined(separator: "\n"))
        // Once this is known, the lines have come.
        while try other.call("rpc.cancel", #"{"id":10}"#).text("state") == "notInFlight" {}
        try meanwhile(daemon, other)
        gate.open()
        for id in 100..<164 { #expect(try client.receive().id == "\(id)") }
        let reply = try client.receive()
        #expect(reply.id == "9")
        #expect(try client.receive().kind == "cancelled")
        return reply
    }

    @Test("One that was cancelled before it was read is not answered")
    func cancelled() throws {
        let reply = try behindOthers(Self.line) { _, other in try other.call("rpc.cancel", #"{"id":9}"#) }
        #expect(reply.kind == "cancelled")
    }

    @Test("One whose deadline is over is told so")
    func late() throws {
        let line = { CallLine.text($0, "time.mayI", #"{"child":"mia","deadlineMs":100}"#) }
        let reply = try behindOthers(line) { daemon, _ in daemon.clock.advance(milliseconds: 100) }
        #expect(reply.kind == "deadline")
    }
}
