import HouseholdTesting
import NIOCore
import Testing

@Suite struct ConnectionTests {
    private static let version = #"{"jsonrpc":"2.0","id":1,"method":"rpc.version"}"#

    @Test("A client that closes its half after asking gets its replies, then the end")
    func halfClose() throws {
        let daemon = try TestDaemon()
        let (_, _) = try daemon.family()
        let client = try daemon.client()
        try client.send(
            Self.version + "\n" + #"{"jsonrpc":"2.0","id":2,"method":"parent.unlock","params":{"pin":"2580"}}"#)
        client.endInput()
        #expect(try client.receive().id == "1")
        #expect(try client.receive().id == "2")
        #expect(try client.rest() == [])
    }

    @Test("A last line without its end is never run")
    func unfinishedLine() throws {
        let daemon = try TestDaemon()
        let client = try daemon.client()
        try client.sendPart(
            CallLine.text("1", "household.setUp", #"{"name":"L","zone":"UTC","parentName":"A","pin":"2580"}"#))
        client.endInput()
        let reply = try client.receive()
        #expect(reply.kind == "unterminated" && reply.id == "1")
        #expect(try client.rest() == [])
        #expect(try daemon.client().call("household.status").text("state") == "notSetUp")
    }

    @Test("A call whose id is still in flight is refused, and the first one is answered")
    func sameIDInFlight() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let unlock = #"{"jsonrpc":"2.0","id":"x","method":"parent.unlock","params":{"pin":"2580"}}"#
        try client.send(
            unlock + "\n" + unlock.replacing("parent.unlock", with: "rpc.version").replacing(#""pin":"2580""#, with: "")
        )
        let first = try client.receive()
        let second = try client.receive()
        #expect(first.id == #""x""# && first["token"] != nil)
        #expect(second.id == #""x""# && second.kind == "invalid_request")
        // Afterwards the id is free again.
        #expect(try client.exchange(Self.version.replacing("1,", with: #""x","#)).result != nil)
    }

    @Test("An id of a call in flight is refused inside a batch too")
    func sameIDInBatch() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        try client.send(
            #"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"pin":"2580"}}"# + "\n[" + Self.version + "]")
        #expect(try client.receive().result != nil)
        #expect(try client.receiveBatch().map(\.kind) == ["invalid_request"])
    }

    @Test("An id inside a batch in flight is refused outside of it too; null never is")
    func sameIDAsInBatch() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        try client.send(
            "[" + CallLine.text("1", "parent.unlock", #"{"pin":"2580"}"#) + "," + CallLine.text("null", "rpc.version")
                + "]\n" + Self.version + "\n" + Self.version.replacing("1,", with: "null,"))
        #expect(try client.receiveBatch().map(\.kind) == [nil, nil])
        #expect(try client.receive().kind == "invalid_request")
        #expect(try client.receive().result != nil)
    }

    @Test("Replies come in the order of the calls, but a ping overtakes")
    func order() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        try client.send(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"parent.unlock","params":{"pin":"2580"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"rpc.version"}"#, #"{"jsonrpc":"2.0","id":3,"method":"rpc.ping"}"#,
            ].joined(separator: "\n"))
        #expect(try [client.receive().id, client.receive().id, client.receive().id] == ["3", "1", "2"])
    }

    @Test("A thousand calls sent at once are all answered, in order")
    func pipeline() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let calls = (0..<1000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"time.usage","params":{"child":"mia"}}"# }
        try client.send(calls.joined(separator: "\n"))
        for id in 0..<1000 { #expect(try client.receive().id == "\(id)") }
    }

    @Test("Half a line that rests is refused and the connection closed")
    func idleHalfLine() throws {
        let client = try TestDaemon { $0.limits.halfLine = .milliseconds(20) }.client()
        try client.sendPart(#"{"jsonrpc""#)
        let reply = try client.receive()
        #expect(reply.code == -32006 && reply.kind == "idle_line")
        #expect(try client.rest() == [])
    }

    @Test("A connection beyond the limit gets one reply that says so")
    func tooMany() throws {
        let daemon = try TestDaemon { ($0.limits.connections, $0.limits.keptConnections) = (1, 0) }
        let first = try daemon.client()
        // The daemon's own account has one slot more.
        let second = try daemon.client()
        let third = try daemon.client()
        let reply = try third.receive()
        #expect(reply.code == -32000 && reply.kind == "too_many_connections")
        #expect(try third.rest() == [])
        try first.expectSilence()
        try second.expectSilence()
    }

    @Test("PINs beyond the queue of the hasher are answered as busy and counted nowhere")
    func busy() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let calls = (0..<12).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"parent.unlock","params":{"pin":"2580"}}"# }
        try client.send(calls.joined(separator: "\n"))
        let kinds = try (0..<12).map { _ in try client.receive().kind ?? "result" }
        #expect(kinds == Array(repeating: "result", count: 9) + ["busy", "busy", "busy"])
    }

    @Test("The published limits are those of the document")
    func limits() throws {
        let client = try TestDaemon().client()
        let limits = try #require(try client.call("rpc.limits").result)
        let document = try #require(try client.call("rpc.discover")["x-limits"])
        #expect(limits.source == document.source)
        #expect(limits.count == 84)
        #expect(limits["placements"]?.integer == 64)
        #expect(limits["choiceCharacters"]?.integer == 200)
    }
}
