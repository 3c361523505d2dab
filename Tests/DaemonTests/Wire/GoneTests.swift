import HouseholdTesting
import Testing

/// Callers that are gone while their calls are worked on.
@Suite struct GoneTests {
    @Test("What only reads ends with the connection that asked for it, and its place is free", arguments: [1, 16])
    func reading(times: Int) throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let client = try daemon.client()
        try client.resume(token)
        gate.shut()
        try parent.begin("time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.settle()
        for _ in 0..<times { try client.begin("audit.list") }
        try client.begin("daemon.doctor")
        try client.settle()
        client.close()
        gate.open()
        #expect(try parent.receive().result != nil)
        for method in ["daemon.doctor", "audit.list"] {
            // The thread looks between two steps.
            var reply = try parent.ask(method)
            while reply.kind == "busy" { reply = try parent.ask(method) }
            #expect(reply.result != nil)
        }
    }

    @Test("A change whose caller is gone before it is stored stays")
    func change() throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let client = try daemon.client()
        try client.resume(token)
        gate.shut()
        try client.begin("time.grant", #"{"child":"mia","minutes":5,"deadlineMs":1000,"idempotencyKey":"k"}"#)
        try client.settle()
        client.close()
        // The deadline of a call that is gone is nobody's.
        daemon.pass(seconds: 2)
        gate.open()
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
        #expect(daemon.alarms.count == 0)
    }
}
