import Foundation
import HouseholdTesting
import StrictJSON
import Testing

/// The cases of `rpc-spec/wire`, which the authors of other clients and servers can run too.
@Suite struct WireScriptTests {
    private static let folder = Repository.root + "/rpc-spec/wire"

    private static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }()

    /// How a case reaches the daemon.
    enum Way: String, CaseIterable, Sendable {
        case inProcess, socketPair, socket
    }

    private static func read(_ name: String) throws -> WireCase {
        try WireCase(name: name, Repository.text("rpc-spec/wire/" + name))
    }

    @Test("There are cases, each says what it shows, and no two show the same")
    func there() throws {
        #expect(Self.names.count >= 60)
        let titles = try Self.names.map { try Self.read($0).title }
        #expect(Set(titles).count == titles.count)
        for name in Self.names { #expect(try !Self.read(name).steps.isEmpty, "\(name)") }
    }

    @Test("A live daemon answers as the case says, whichever way it comes", arguments: names, Way.allCases)
    func play(name: String, way: Way) throws {
        let daemon = try TestDaemon()
        let limits = try #require(daemon.checker().document["x-limits"]).members.map { ($0, Int($1.integer ?? 0)) }
        var number: UInt64 = 0
        var run = WireRun(limits: Dictionary(uniqueKeysWithValues: limits)) {
            guard let server = daemon.server else { throw TestFault("the daemon is stopped") }
            switch way {
            case .socket: return try WireSocket(path: daemon.socket)
            case .socketPair: return try WireSocket.pair { try server.serve(connected: $0) }
            case .inProcess:
                number += 1
                return try InProcessConnection(server, number: number)
            }
        }
        try run.play(Self.read(name))
        // Whatever it was, the daemon goes on.
        #expect(try daemon.client().call("rpc.version").number("protocol") == 2)
    }

    @Test(
        "A case that the daemon does not follow fails, with the line of the file",
        arguments: [
            ("--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.ping\"}\n<-- {\"id\":2,\"result\":{}}", "line 3"),
            ("--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.ping\"}\n@silence", "line 3"),
            ("--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.ping\"}", "at its end"),
            ("--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.ping\"}\n@end\n@closed", "line 4"),
            ("--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.ping\"}\n<== {\"id\":1}", "line 3"),
            (
                "--> {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.version\"}\n<-- {\"result\":{\"version\":\"<<a number>>\"}}",
                "line 3"
            ),
        ])
    func failing(body: String, place: String) throws {
        let daemon = try TestDaemon()
        var run = WireRun(limits: [:]) { try WireSocket(path: daemon.socket, seconds: 2) }
        let script = try WireCase(name: "case", "# A case.\n" + body)
        let fault = #expect(throws: TestFault.self) { try run.play(script) }
        #expect(
            fault?.description.contains("case, \(place)") == true
                || fault?.description.contains("case \(place)") == true)
    }

    @Test(
        "What is no case is refused",
        arguments: [
            "", "--> {}", "# ", "# A\n-> {}", "# A\n@nothing", "# A\n--> <<nothing>>", "# A\n@write pieces 0",
            "# A\n@silence\n@household new", "# A\n@household old",
        ])
    func noCase(text: String) {
        #expect(throws: TestFault.self) { try WireCase(name: "case", text) }
    }

    @Test(
        "Expressions stand for bytes",
        arguments: [
            ("a<<C3 28>>b", [0x61, 0xC3, 0x28, 0x62]), ("<<3 x ab>>", Array("ababab".utf8)),
            ("<<0 x ab>>", []), ("<<idBytes-2 x a>>", Array("aa".utf8)), ("<<fill idBytes+1>>x", Array("    x".utf8)),
            ("<<n>>", Array("1".utf8)), ("<<$it>>", Array("kept".utf8)), ("\"<<any>>\"", Array("\"<<any>>\"".utf8)),
        ] as [(String, [UInt8])])
    func expressions(text: String, bytes: [UInt8]) throws {
        var context = WireText.Context(limits: ["idBytes": 4])
        context.kept["it"] = "kept"
        #expect(try WireText(text).lines(context) == [bytes])
        #expect(try WireText("<<times 3>><<n>>").lines(context) == [[0x31], [0x32], [0x33]])
    }
}
