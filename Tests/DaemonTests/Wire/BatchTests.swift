import HouseholdTesting
import Testing

@Suite struct BatchTests {
    private static func call(_ id: String, _ method: String = "rpc.version", _ params: String? = nil) -> String {
        CallLine.text(id, method, params)
    }

    /// The batches of the JSON-RPC 2.0 standard, section 7, with methods that are served here.
    @Test(
        "The standard's batches are answered as it says",
        arguments: [
            (
                #"[{"jsonrpc":"2.0","method":"sum","params":[1,2,4],"id":"1"},{"jsonrpc":"2.0","method"]"#,
                ["null parse_error"], false
            ),
            ("[]", ["null invalid_request"], false),
            ("[1]", ["null invalid_request"], true),
            ("[1,2,3]", ["null invalid_request", "null invalid_request", "null invalid_request"], true),
            (
                "["
                    + [
                        call(#""1""#), #"{"jsonrpc":"2.0","method":"notify_hello","params":{"a":7}}"#, call(#""2""#),
                        #"{"foo":"boo"}"#, call(#""5""#, "foo.get", #"{"name":"myself"}"#),
                        call(#""9""#, "rpc.limits"),
                    ].joined(separator: ",") + "]",
                [#""1" result"#, #""2" result"#, "null invalid_request", #""5" unknown_method"#, #""9" result"#], true
            ),
            (#"[{"jsonrpc":"2.0","method":"notify_sum"},{"jsonrpc":"2.0","method":"notify_hello"}]"#, [], true),
            ("[" + call("1", "rpc.ping") + "]", ["1 result"], true),
        ])
    func standard(line: String, replies: [String], isBatch: Bool) throws {
        let client = try TestDaemon().client()
        try client.send(line)
        if !replies.isEmpty {
            let received = try isBatch ? client.receiveBatch() : [client.receive()]
            #expect(received.map { "\($0.id) \($0.kind ?? "result")" } == replies)
        }
        #expect(try client.exchange(Self.call(#""next""#)).id == #""next""#)
    }

    @Test("A batch has at most 100 calls", arguments: [(99, true), (100, true), (101, false)])
    func size(count: Int, passes: Bool) throws {
        let client = try TestDaemon().client()
        let line = "[" + (0..<count).map { Self.call("\($0)") }.joined(separator: ",") + "]"
        try client.send(line)
        if passes {
            #expect(try client.receiveBatch().map(\.id) == (0..<count).map(String.init))
        } else {
            let reply = try client.receive()
            #expect(reply.id == "null" && reply.kind == "invalid_request")
        }
    }

    @Test("The replies of a batch come in one line in the order of its calls, slow ones among them")
    func order() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let calls = [
            Self.call("3"), Self.call("1", "parent.unlock", #"{"pin":"2580"}"#),
            Self.call("2", "child.add", #"{"name":"Zoe","born":"2020-01"}"#), Self.call("4", "child.list"),
        ]
        try parent.send("[" + calls.joined(separator: ",") + "]")
        let replies = try parent.receiveBatch()
        #expect(replies.map(\.id) == ["3", "1", "2", "4"])
        #expect(replies.allSatisfy { $0.result != nil })
        // Each call sees what those before it did.
        #expect(replies[3]["children"]?.count == 3)
    }

    @Test("A batch is not atomic: what is refused in it undoes nothing of the others")
    func notAtomic() throws {
        let (parent, _) = try TestDaemon().family()
        let add = #"{"name":"Zoe","born":"2020-01"}"#
        try parent.send(
            "[" + [Self.call("1", "child.add", add), Self.call("2", "child.add", add)].joined(separator: ",") + "]")
        #expect(try parent.receiveBatch().map(\.kind) == [nil, "name_taken"])
        #expect(try parent.call("child.list")["children"]?.count == 3)
    }

    @Test("An id that a batch has twice is refused the second time; null may be there often")
    func sameID() throws {
        let client = try TestDaemon().client()
        try client.send("[" + ["7", "null", "7", "null"].map { Self.call($0) }.joined(separator: ",") + "]")
        #expect(
            try client.receiveBatch().map { "\($0.id) \($0.kind ?? "result")" } == [
                "7 result", "null result", "7 invalid_request", "null result",
            ])
    }

    @Test("A batch inside a batch and a response inside a batch are no calls")
    func nested() throws {
        let client = try TestDaemon().client()
        try client.send("[[" + Self.call("1") + #"],{"jsonrpc":"2.0","id":2,"result":1},"# + Self.call("3") + "]")
        #expect(
            try client.receiveBatch().map { "\($0.id) \($0.kind ?? "result")" } == ["null invalid_request", "3 result"])
    }
}
