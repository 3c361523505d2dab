import HouseholdTesting
import Testing

/// `rpc.cancel` (Protocol, Order and Deadlines).
@Suite struct CancelTests {
    private static let unlock = #"{"pin":"2580"}"#
    private static let grant = #"{"child":"mia","minutes":5}"#

    private func cancel(_ id: String) -> String { CallLine.text(#""cancel""#, "rpc.cancel", #"{"id":\#(id)}"#) }

    @Test("A PIN that waits for the desk is taken back; the one that is being checked gets its outcome")
    func pins() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        try client.send(
            [
                CallLine.text("1", "parent.unlock", Self.unlock), CallLine.text("2", "parent.unlock", Self.unlock),
                CallLine.text("3", "rpc.cancel", #"{"id":2}"#), CallLine.text("4", "rpc.cancel", #"{"id":1}"#),
            ].joined(separator: "\n"))
        var replies: [String: Reply] = [:]
        for _ in 0..<4 {
            let reply = try client.receive()
            replies[reply.id] = reply
        }
        #expect(try replies["3"]?.flag("cancelled") == true && replies["3"]?.text("state") == "cancelled")
        #expect(try replies["4"]?.flag("cancelled") == false && replies["4"]?.text("state") == "tooLate")
        #expect(replies["1"]?.result != nil)
        #expect(replies["2"]?.kind == "cancelled" && replies["2"]?.code == -32005)
        #expect(try daemon.client().call("daemon.info").result != nil)
    }

    @Test("A wrong PIN that was taken back counts for nothing")
    func uncounted() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let wrong = (1...8).map { CallLine.text("\($0)", "parent.unlock", #"{"pin":"1111"}"#) }
        let cancels = (2...8).map { CallLine.text(#""c\#($0)""#, "rpc.cancel", #"{"id":\#($0)}"#) }
        try client.send((wrong + cancels).joined(separator: "\n"))
        var kinds: [String] = []
        for _ in 0..<15 {
            let reply = try client.receive()
            if !reply.id.hasPrefix(#""c"#) { kinds.append(reply.kind ?? "result") }
        }
        #expect(kinds == ["wrong_pin"] + Array(repeating: "cancelled", count: 7))
        // The third wrong entry would have to wait.
        try client.refusal("wrong_pin", "parent.unlock", #"{"pin":"1111"}"#)
        try client.unlock()
    }

    @Test(
        "What only reads is cancelled over the same connection and over another one of the caller",
        arguments: ["audit.list", "audit.verify", "daemon.doctor"], [true, false])
    func reads(method: String, isOther: Bool) throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let other = try daemon.client()
        try other.resume(token)
        gate.shut()
        try parent.send(CallLine.text(#""g""#, "time.grant", Self.grant) + "\n" + CallLine.text(#""x""#, method))
        try parent.settle()
        let asking = isOther ? other : parent
        #expect(try asking.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "cancelled")
        // Its reply is on its way: there is nothing to cancel any more.
        #expect(try asking.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "tooLate")
        gate.open()
        #expect(try parent.receive().result != nil)
        let last = try parent.receive()
        #expect(last.id == #""x""# && last.kind == "cancelled")
        #expect(try asking.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "notInFlight")
        // Its place is free again as soon as the thread has seen it.
        var reply = try parent.ask(method)
        while reply.kind == "busy" { reply = try parent.ask(method) }
        #expect(reply.result != nil)
    }

    @Test("A change that is being stored is decided: it gets its outcome")
    func decided() throws {
        let gate = CommitGate()
        let (_, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        let id = try parent.begin("time.grant", Self.grant)
        #expect(try parent.call("rpc.cancel", #"{"id":\#(id)}"#).text("state") == "tooLate")
        gate.open()
        #expect(try parent.receive().result != nil)
    }

    @Test(
        "Ids are compared byte for byte",
        arguments: [
            ("1", "1", true), ("1", "1.0", false), ("1.0", "1.0", true), ("1", #""1""#, false),
            (#""a""#, #""a""#, true), (#""a""#, #""\u0061""#, false), ("-0", "0", false),
            ("12345678901234567890", "12345678901234567890", true),
        ])
    func bytes(id: String, wanted: String, isSame: Bool) throws {
        let gate = CommitGate()
        let (_, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        try parent.send(CallLine.text("77", "time.grant", Self.grant) + "\n" + CallLine.text(id, "audit.verify"))
        try parent.send(cancel(wanted))
        #expect(try parent.receive().text("state") == (isSame ? "cancelled" : "notInFlight"))
        gate.open()
        #expect(try parent.receive().id == "77")
        let last = try parent.receive()
        #expect(last.id == id && (last.kind == "cancelled") == isSame)
    }

    @Test("A parent's call is cancelled by that parent alone, and nobody's by another account")
    func strangers() throws {
        let gate = CommitGate()
        let (daemon, parent, _) = try gate.daemon()
        defer { gate.open() }
        let nobody = try daemon.client()
        gate.shut()
        try parent.send(
            CallLine.text(#""g""#, "time.grant", Self.grant) + "\n" + CallLine.text(#""x""#, "audit.verify"))
        try parent.settle()
        #expect(try nobody.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "notInFlight")
        gate.open()
        #expect(try parent.receive().result != nil && parent.receive().result != nil)
    }

    @Test("Another account has no call to cancel", .enabled(if: ForeignAccount.isPossible, "only root can be another"))
    func foreign() throws {
        let gate = CommitGate()
        let daemon = try TestDaemon {
            $0.socketMode = 0o666
            $0.onStep = { step in if step == .beforeBegin { gate.hold() } }
        }
        defer { gate.open() }
        try daemon.folder.open()
        try daemon.family()
        let client = try daemon.client()
        let stranger = try daemon.client(as: 12399)
        gate.shut()
        try client.send(
            CallLine.text(#""a""#, "time.beginLease", #"{"child":"mia","lease":"a"}"#) + "\n"
                + CallLine.text(#""x""#, "audit.list", #"{"child":"mia"}"#))
        try client.settle()
        #expect(try stranger.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "notInFlight")
        gate.open()
        #expect(try client.receive().result != nil && client.receive().result != nil)
    }

    @Test("An id that several other connections have in flight cancels none of them; one's own comes first")
    func ambiguous() throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let (second, third) = (try daemon.client(), try daemon.client())
        for client in [second, third] { try client.resume(token) }
        gate.shut()
        try parent.begin("time.grant", Self.grant)
        for client in [parent, second] {
            try client.send(CallLine.text(#""x""#, "audit.verify"))
            try client.settle()
        }
        #expect(try third.call("rpc.cancel", #"{"id":"x"}"#).text("state") == "ambiguous")
        try second.begin("rpc.cancel", #"{"id":"x"}"#)
        let replies = try [second.receive(), second.receive()]
        #expect(replies.contains { $0.id == #""x""# && $0.kind == "cancelled" })
        #expect(replies.contains { (try? $0.text("state")) == "cancelled" })
        gate.open()
        #expect(try parent.receive().result != nil && parent.receive().result != nil)
    }

    @Test("A call of a batch is cancelled, and the others are answered")
    func batch() throws {
        let gate = CommitGate()
        let (_, parent, _) = try gate.daemon()
        defer { gate.open() }
        gate.shut()
        let calls = [
            CallLine.text(#""b1""#, "time.grant", Self.grant), CallLine.text(#""b2""#, "audit.verify"),
            CallLine.text(#""b3""#, "rpc.cancel", #"{"id":"b1"}"#), CallLine.text(#""b4""#, "rpc.version"),
        ]
        try parent.send("[" + calls.joined(separator: ",") + "]")
        #expect(try parent.call("rpc.cancel", #"{"id":"b2"}"#).text("state") == "cancelled")
        gate.open()
        let replies = try parent.receiveBatch()
        #expect(replies.map { $0.kind ?? "result" } == ["result", "cancelled", "result", "result"])
        #expect(try replies[2].text("state") == "tooLate")
    }

    @Test("A call behind back-pressure is cancelled before it was read, over another connection")
    func unread() throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let other = try daemon.client()
        try other.resume(token)
        gate.shut()
        let leases = (0..<64).map {
            CallLine.text("\($0)", "time.beginLease", #"{"child":"ben","lease":"l\#($0 % 4)"}"#)
        }
        let late = [
            CallLine.text(#""no""#, "time.grant", Self.grant), CallLine.text(#""yes""#, "time.grant", Self.grant),
            "[" + CallLine.text(#""part""#, "time.grant", Self.grant) + "]",
        ]
        try parent.send((leases + late).joined(separator: "\n"))
        for id in ["no", "part"] {
            // The other connection may be faster than the one that was written to first.
            var state = try other.call("rpc.cancel", #"{"id":"\#(id)"}"#).text("state")
            while state == "notInFlight" { state = try other.call("rpc.cancel", #"{"id":"\#(id)"}"#).text("state") }
            #expect(state == "cancelled")
        }
        gate.open()
        for number in 0..<64 { #expect(try parent.receive().id == "\(number)") }
        #expect(try parent.receive().kind == "cancelled")
        #expect(try parent.receive().result != nil)
        #expect(try parent.receiveBatch().map(\.kind) == ["cancelled"])
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test("Only a text or a number names a call", arguments: ["null", "true", "[1]", "{}"])
    func shape(id: String) throws {
        let client = try TestDaemon().client()
        let reply = try client.refusal("invalid_params", "rpc.cancel", #"{"id":\#(id)}"#, isWellFormed: false)
        #expect(try reply.text("path") == "/id")
    }

    @Test("An id has at most 256 bytes here too", arguments: [(254, true), (255, false)])
    func length(letters: Int, passes: Bool) throws {
        let client = try TestDaemon().client()
        let id = String(repeating: "x", count: letters)
        let reply = try client.ask("rpc.cancel", #"{"id":"\#(id)"}"#, isWellFormed: passes)
        #expect(passes ? (try? reply.text("state")) == "notInFlight" : reply.kind == "invalid_params")
    }
}
