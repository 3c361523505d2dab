import HouseholdTesting
import JSONRPC
import Testing

@Suite struct MalformedLineTests {
    /// A line that is no JSON, as bytes, with what is wrong about it.
    struct Line: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]

        init(_ name: String, _ bytes: [UInt8]) {
            testDescription = name
            self.bytes = bytes
        }

        init(_ text: String) { self.init(text, Array(text.utf8)) }
    }

    private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"rpc.ping"}"#

    @Test(
        "A line that is not strict JSON is a parse error with the id null, and the connection goes on",
        arguments: [
            Line("{"), Line("}"), Line("nonsense"), Line(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping""#),
            Line(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping",}"#), Line("[1,]"), Line(ping + ping), Line("'x'"),
            Line(#"{"a":01}"#), Line(#"{"a":+1}"#), Line(#"{"a":.5}"#), Line(#"{"a":1.}"#), Line(#"{"a":NaN}"#),
            Line(#"{"a":0x10}"#), Line(#"{"a":"\ud800"}"#), Line(#"{"a":"\x"}"#), Line("{\"a\":\"\u{1}\"}"),
            Line("{\"a\":\"tab\tinside\"}"), Line(#"{a:1}"#), Line(#"{"a":1 /* comment */}"#), Line("TRUE"),
            Line("invalid UTF-8", Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)),
            Line("an overlong form", Array(#"{"a":""#.utf8) + [0xC0, 0xAF] + Array(#""}"#.utf8)),
            Line("a surrogate in UTF-8", Array(#"{"a":""#.utf8) + [0xED, 0xA0, 0x80] + Array(#""}"#.utf8)),
            Line("a byte order mark", [0xEF, 0xBB, 0xBF] + Array(ping.utf8)),
            Line("UTF-16", Array(ping.utf8).flatMap { [$0, 0] }),
            Line("a NUL", Array(ping.utf8) + [0]),
        ])
    func malformed(line: Line) throws {
        let client = try TestDaemon().client()
        try client.send(line.bytes)
        let reply = try client.receive()
        #expect(reply.code == -32700 && reply.kind == "parse_error" && reply.id == "null")
        try client.expectSilence()
    }

    @Test(
        "An object that has a key twice, at any depth and however written, is refused",
        arguments: [
            (#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","id":2}"#, "null"),
            (#"{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":{"child":"mia","child":"ben"}}"#, "1"),
            (##"{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":{"child":"mia","\u0063hild":"ben"}}"##, "1"),
            (#"{"jsonrpc":"2.0","method":"rpc.ping","params":{"a":{"b":"","b":""}},"\u0069d":"x"}"#, #""x""#),
            (#"{"jsonrpc":"2.0","id":true,"method":"rpc.ping","method":"rpc.ping"}"#, "null"),
            (#"[{"jsonrpc":"2.0","id":1,"method":"rpc.ping","params":{"":1,"":2}}]"#, "null"),
        ])
    func duplicateKey(line: String, id: String) throws {
        let client = try TestDaemon().client()
        let reply = try client.exchange(line)
        #expect(reply.code == -32600 && reply.kind == "duplicate_key" && reply.id == id)
        // Nothing of it was run, so its calls get no further reply.
        #expect(try client.exchange(#"{"jsonrpc":"2.0","id":"next","method":"rpc.version"}"#).id == #""next""#)
    }

    @Test("64 levels of nesting pass and 65 are refused", arguments: [(63, nil), (64, nil), (65, "too_deep")])
    func depth(levels: Int, kind: String?) throws {
        let client = try TestDaemon().client()
        // The request itself and its params are the first two levels.
        let inner = levels - 2
        let value = String(repeating: "[", count: inner) + String(repeating: "]", count: inner)
        let reply = try client.exchange(#"{"jsonrpc":"2.0","id":1,"method":"rpc.ping","params":{"a":\#(value)}}"#)
        // Not too deep is still an unknown parameter.
        #expect(reply.kind == kind ?? "invalid_params")
    }

    @Test("A line of exactly 1 MiB passes, one more byte is refused, and the next line is answered")
    func longLine() throws {
        let client = try TestDaemon().client()
        for excess in [-1, 0, 1] {
            let length = WireLimits.lineBytes + excess
            let padding = String(repeating: " ", count: length - Self.ping.utf8.count)
            let reply = try client.exchange(Self.ping + padding)
            if excess > 0 {
                #expect(reply.code == -32001 && reply.kind == "line_too_long" && reply.id == "null")
                #expect(try reply.number("limit") == WireLimits.lineBytes)
            } else {
                #expect(reply.id == "1" && reply.result != nil)
            }
        }
        #expect(try client.exchange(#"{"jsonrpc":"2.0","id":"next","method":"rpc.version"}"#).id == #""next""#)
    }

    @Test("Blank lines are ignored and a carriage return before the line feed is accepted")
    func blankLines() throws {
        let client = try TestDaemon().client()
        try client.send("\n\r\n\n" + #"{"jsonrpc":"2.0","id":5,"method":"rpc.version"}"# + "\r\n")
        #expect(try client.receive().id == "5")
        try client.expectSilence()
    }
}
