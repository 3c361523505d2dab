import HouseholdTesting
import Testing

/// `deadlineMs` (Protocol, Deadlines).
@Suite struct DeadlineTests {
    private static let grant = #"{"child":"mia","minutes":5,"deadlineMs":100}"#

    private func grants(_ client: TestClient) throws -> Int? {
        try client.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count
    }

    @Test("Every call takes a deadline, and one in time is answered as without it")
    func inTime() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for (method, params) in [
            ("rpc.ping", "{"), ("rpc.version", "{"), ("time.mayI", #"{"child":"mia","#),
            ("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k","#), ("audit.list", "{"),
            ("daemon.doctor", "{"), ("parent.unlock", #"{"pin":"2580","#), ("lesson.list", #"{"child":"mia","#),
        ] {
            #expect(try parent.call(method, params + #""deadlineMs":5000}"#).result != nil)
        }
        #expect(daemon.alarms.count == 0)
    }

    @Test(
        "A deadline is a whole number of milliseconds from 1 to an hour",
        arguments: [
            ("1", true), ("1.0", true), ("3600000", true), ("3600001", false), ("0", false), ("-1", false),
            ("1.5", false), (#""100""#, false), ("null", false), ("1e300", false),
        ])
    func bounds(value: String, passes: Bool) throws {
        let client = try TestDaemon().client()
        let reply = try client.ask("rpc.version", #"{"deadlineMs":\#(value)}"#, isWellFormed: passes)
        #expect(passes ? reply.result != nil : reply.kind == "invalid_params")
        if !passes { #expect(try reply.text("path") == "/deadlineMs") }
    }

    @Test("Beside a deadline strangers are named as without it")
    func strangers() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        for (params, path) in [
            (#"{"child":"mia","deadlineMs":9,"extra":1}"#, "/extra"),
            (#"{"child":"mia","deadlineMs":9,"idempotencyKey":"k"}"#, "/idempotencyKey"),
            (#"{"child":"mia","deadlineMs":9,"progressToken":"k"}"#, "/progressToken"),
        ] {
            let reply = try client.refusal("invalid_params", "time.mayI", params, isWellFormed: false)
            #expect(try reply.text("path") == path)
        }
    }

    @Test("A late change tells its outcome, as soon as it is stored, and its key still has the first reply")
    func change() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        let params = Self.grant.replacing("100", with: #"100,"idempotencyKey":"k""#)
        gate.shut()
        try parent.begin("time.grant", params)
        try parent.settle()
        #expect(daemon.alarms.count == 1)
        daemon.pass(seconds: 1)
        try parent.expectSilence()
        gate.open()
        let late = try parent.receive()
        #expect(late.kind == "deadline" && late.code == -32004)
        let outcome = try #require(late["outcome.result"]?.source)
        #expect(try grants(parent) == 1)
        #expect(try parent.call("time.grant", params).result?.source == outcome)
        #expect(try grants(parent) == 1)
        #expect(daemon.alarms.count == 0)
    }

    @Test(
        "A reply at its deadline is late; one thousandth of a second before it is not",
        arguments: [(99, false), (100, true)])
    func exact(passed: Int64, isLate: Bool) throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        try parent.begin("time.grant", Self.grant)
        try parent.settle()
        daemon.clock.advance(milliseconds: passed)
        gate.open()
        #expect(try parent.receive().kind == (isLate ? "deadline" : nil))
        #expect(try grants(parent) == 1)
    }

    @Test("A reply that is put off by an earlier one of its connection is late, too, and has its outcome")
    func behind() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        try parent.send(
            CallLine.text(#""b1""#, "time.lock", #"{"child":"ben"}"#) + "\n"
                + CallLine.text(#""b2""#, "events.unsubscribe", #"{"deadlineMs":10}"#) + "\n"
                + CallLine.text(#""b3""#, "rpc.version", #"{"deadlineMs":10}"#) + "\n"
                + CallLine.text(#""b4""#, "rpc.version"))
        try parent.settle()
        daemon.pass(seconds: 1)
        gate.open()
        #expect(try parent.receive().result != nil)
        let change = try parent.receive()
        #expect(change.kind == "deadline" && change["outcome.result"] != nil)
        let look = try parent.receive()
        #expect(look.kind == "deadline" && look["outcome"] == nil)
        #expect(try parent.receive().result != nil)
    }

    @Test("A look that waits for a commit of others is given up at its deadline")
    func look() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        let client = try daemon.client()
        gate.shut()
        try parent.begin("time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.settle()
        try client.begin("time.mayI", #"{"child":"mia","deadlineMs":50}"#)
        try client.settle()
        daemon.pass(seconds: 1)
        let late = try client.receive()
        #expect(late.kind == "deadline" && late["outcome"] == nil)
        gate.open()
        #expect(try parent.receive().result != nil)
    }

    @Test("Long work is stopped at its deadline", arguments: ["audit.list", "audit.verify", "daemon.doctor"])
    func work(method: String) throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let client = try daemon.client()
        try client.resume(token)
        gate.shut()
        try parent.begin("time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.settle()
        try client.begin(method, #"{"deadlineMs":50}"#)
        try client.settle()
        daemon.pass(seconds: 1)
        #expect(try client.receive().kind == "deadline")
        gate.open()
        #expect(try parent.receive().result != nil)
        try client.expectSilence()
    }

    @Test(
        "A call whose deadline passes before its turn is not run: lines behind back-pressure count from their receipt")
    func notBegun() throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let other = try daemon.client()
        try other.resume(token)
        gate.shut()
        let leases = (0..<64).map { CallLine.text("\($0)", "time.beginLease", #"{"child":"ben","lease":"l"}"#) }
        try parent.send((leases + [CallLine.text("64", "time.grant", Self.grant)]).joined(separator: "\n"))
        // Known to be here when it can be cancelled; that of another id is none.
        while try other.call("rpc.cancel", #"{"id":63}"#).text("state") == "notInFlight" {}
        daemon.pass(seconds: 1)
        gate.open()
        for number in 0..<64 { #expect(try parent.receive().id == "\(number)") }
        let late = try parent.receive()
        #expect(late.kind == "deadline" && late["outcome"] == nil)
        #expect(try grants(parent) == 0)
    }

    @Test("Each read of the socket counts from its own receipt, also after a line that was too long and blank ones")
    func receipts() throws {
        let daemon = try TestDaemon { $0.limits.lineBytes = 1000 }
        let line = try daemon.rawLine()
        let call = CallLine.text("1", "rpc.version", #"{"deadlineMs":100}"#) + "\n"
        let long = String(repeating: " ", count: 1001)
        for before in [long + "\n", call + long + "\n", "\n \n", call + "\n\n"] {
            try line.send(before)
            if before.contains(long) || before.contains("rpc") {
                for _ in 0..<(before.contains(long) && before.contains("rpc") ? 2 : 1) { _ = try line.receive() }
            }
            daemon.clock.advance(seconds: 10)
            try line.send(call)
            #expect(try Reply(line.receive()).result != nil, "\(before.count)")
        }
    }

    @Test("In a batch each call has a deadline of its own")
    func batch() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        let calls = [
            CallLine.text(#""b1""#, "time.grant", Self.grant),
            CallLine.text(#""b2""#, "rpc.version", #"{"deadlineMs":10}"#),
            CallLine.text(#""b3""#, "rpc.version"), CallLine.text(#""b4""#, "audit.verify", #"{"deadlineMs":10}"#),
            CallLine.text(#""b5""#, "rpc.version", #"{"deadlineMs":60000}"#),
            CallLine.text(#""b6""#, "child.add", #"{"name":"Mia","born":"2020-01","deadlineMs":10}"#),
        ]
        try parent.send("[" + calls.joined(separator: ",") + "]")
        try parent.settle()
        daemon.pass(seconds: 1)
        gate.open()
        let replies = try parent.receiveBatch()
        #expect(replies.map(\.id) == (1...6).map { "\"b\($0)\"" })
        #expect(
            replies.map { $0.kind ?? "result" } == ["deadline", "deadline", "result", "deadline", "result", "deadline"])
        #expect(replies[0]["outcome.result"] != nil && replies[1]["outcome"] == nil && replies[3]["outcome"] == nil)
        #expect(replies[5]["outcome.error.data.kind"]?.string == "name_taken")
        #expect(try grants(parent) == 1)
    }

    @Test("A late change that was not kept says why")
    func notKept() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        try daemon.breakStorage()
        try parent.begin("time.grant", Self.grant)
        try parent.settle()
        daemon.pass(seconds: 1)
        gate.open()
        let late = try parent.receive()
        #expect(late.kind == "deadline" && late["outcome.error.data.kind"]?.string == "storage_failed")
        try daemon.mendStorage()
        #expect(try grants(parent) == 0)
    }

    @Test("Developer mode's clock moves no deadline")
    func shifted() throws {
        let gate = CommitGate()
        let daemon = try TestDaemon {
            $0.isDeveloper = true
            $0.onStep = { step in if step == .beforeBegin { gate.hold() } }
        }
        defer { gate.open() }
        let (parent, _) = try daemon.family()
        let owner = try daemon.client()
        gate.shut()
        try parent.begin("time.grant", Self.grant)
        try parent.settle()
        try owner.begin("clock.advance", #"{"seconds":3600}"#)
        try owner.settle()
        gate.open()
        #expect(try parent.receive().result != nil)
    }
}
