import HouseholdTesting
import Testing

@Suite struct EnvelopeTests {
    private func exchange(_ line: String) throws -> Reply { try TestDaemon().client().exchange(line) }

    @Test(
        "An id is echoed byte for byte",
        arguments: [
            "1", "0", "-1", "1.0", "-0", "1e2", "1E+2", "12345678901234567890", "0.1000", #""a""#, #""""#, #""\u0061""#,
            #""ä😀""#, #""a\/b""#, "null",
        ])
    func echo(id: String) throws {
        let reply = try exchange(#"{"jsonrpc":"2.0","id":\#(id),"method":"rpc.version"}"#)
        #expect(reply.id == id)
        #expect(reply.result != nil)
    }

    @Test("An id has at most 256 bytes, quotes included", arguments: [(255, true), (256, true), (257, false)])
    func longID(bytes: Int, passes: Bool) throws {
        let id = "\"" + String(repeating: "x", count: bytes - 2) + "\""
        let reply = try exchange(#"{"jsonrpc":"2.0","id":\#(id),"method":"rpc.version"}"#)
        #expect(passes ? reply.id == id && reply.result != nil : reply.id == "null" && reply.kind == "invalid_request")
    }

    @Test(
        "What is JSON but no request is refused; the id is echoed where there is one",
        arguments: [
            ("1", "null"), ("true", "null"), ("null", "null"), (#""text""#, "null"), ("{}", "null"),
            (#"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, "null"),
            (#"{"jsonrpc":"1.0","id":1,"method":"rpc.ping"}"#, "1"), (#"{"id":2,"method":"rpc.ping"}"#, "2"),
            (#"{"jsonrpc":2.0,"id":3,"method":"rpc.ping"}"#, "3"), (#"{"jsonrpc":"2.0","id":4}"#, "4"),
            (#"{"jsonrpc":"2.0","id":[5],"method":"rpc.ping"}"#, "null"),
            (#"{"jsonrpc":"2.0","id":{},"method":"rpc.ping"}"#, "null"),
            (#"{"jsonrpc":"2.0","id":true,"method":"rpc.ping"}"#, "null"),
            (#"{"jsonrpc":"2.0","id":6,"method":"rpc.ping","params":"x"}"#, "6"),
            (#"{"jsonrpc":"2.0","id":7,"method":"rpc.ping","params":1}"#, "7"),
            (#"{"jsonrpc":"2.0","id":8,"method":"rpc.ping","params":false}"#, "8"),
        ])
    func noRequest(line: String, id: String) throws {
        let reply = try exchange(line)
        #expect(reply.code == -32600 && reply.kind == "invalid_request" && reply.id == id)
    }

    @Test("Unknown members of a request are refused, and listed")
    func unknownMembers() throws {
        let reply = try exchange(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","meta":1,"Params":{}}"#)
        #expect(reply.kind == "invalid_request" && reply.id == "1")
        #expect(reply["unknown"]?.texts == ["meta", "Params"])
    }

    @Test(
        "Absent, null and empty positional parameters are the same",
        arguments: ["", #","params":null"#, #","params":[]"#, #","params":{}"#])
    func noParameters(params: String) throws {
        #expect(try exchange(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping"\#(params)}"#).result != nil)
    }

    @Test("Positional parameters are invalid parameters")
    func positional() throws {
        let reply = try exchange(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","params":[1]}"#)
        #expect(reply.code == -32602 && reply.kind == "invalid_params")
    }

    @Test("An unknown method is named", arguments: ["foobar", "", "rpc.Ping", "time.may_i", "rpc.ping ", "ä"])
    func unknownMethod(name: String) throws {
        let reply = try exchange(#"{"jsonrpc":"2.0","id":1,"method":"\#(name)","params":{"a":1}}"#)
        #expect(reply.code == -32601 && reply.kind == "unknown_method")
        #expect(reply.message.contains("\"\(name)\""))
    }

    @Test(
        "A line shaped like a response is ignored",
        arguments: [
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
            #"{"result":1}"#,
        ])
    func response(line: String) throws {
        let client = try TestDaemon().client()
        try client.send(line)
        #expect(try client.exchange(#"{"jsonrpc":"2.0","id":2,"method":"rpc.version"}"#).id == "2")
    }

    @Test(
        "A notification gets no reply, whatever it is",
        arguments: [
            #"{"jsonrpc":"2.0","method":"rpc.ping"}"#, #"{"jsonrpc":"2.0","method":"foobar"}"#,
            #"{"jsonrpc":"2.0","method":"time.mayI","params":{"child":"nobody"}}"#,
            #"{"jsonrpc":"2.0","method":"household.setUp","params":{}}"#,
        ])
    func notification(line: String) throws {
        let client = try TestDaemon().client()
        try client.send(line)
        #expect(try client.exchange(#"{"jsonrpc":"2.0","id":2,"method":"rpc.version"}"#).id == "2")
    }

    @Test("A method that changes something is not run as a notification")
    func changingNotification() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.send(#"{"jsonrpc":"2.0","method":"child.add","params":{"name":"Zoe","born":"2020-01"}}"#)
        #expect(try parent.call("child.list")["children"]?.count == 2)
    }
}
