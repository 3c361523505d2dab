import Daemon
import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

/// What the document says of parameters is what the daemon does, for random parameters of every method.
@Suite struct PropertyTests {
    private static let methods = ServedMethods.all.map(\.name)
    private static let valid = 30

    @Test(
        "Parameters that are right by the document are never wrong and never a fault of the daemon",
        arguments: methods)
    func right(method: String) throws {
        let engine = try ParamsHousehold()
        let seed = method.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
        // One half goes as far as the schema, the other passes the rules that no schema tells.
        var generators = try [true, false].map { try engine.generator(method, seed: seed, isPossible: $0) }
        let hasParams = try engine.hasOwnParams(method)
        for round in 0..<(hasParams ? Self.valid : 4) {
            let isPossible = round % 2 == 0
            let params = try generators[round % 2].next(isFull: round < 2).json
            let reply = try engine.client.ask(method, params)
            let path = reply["path"]?.string ?? ""
            // Which members go together, and what other calls left, no single value can tell.
            let isFree =
                path.isEmpty || path.hasPrefix("/uids") || path.hasPrefix("/badges") || method == "backup.schedule"
            let isSemantic = (!isPossible || isFree) && ParamsHousehold.isSemantic(method, path)
            #expect(
                reply.code != -32602 || isSemantic, "seed \(seed), round \(round): \(method) \(params): \(reply.text)")
            #expect(reply.code != -32603, "seed \(seed), round \(round): \(method) \(params): \(reply.text)")
            try engine.restore(after: method)
        }
    }

    @Test("Parameters that are wrong at one place are told by that place, and nothing happens", arguments: methods)
    func wrong(method: String) throws {
        let engine = try ParamsHousehold()
        let seed: UInt64 = 11
        var generator = try engine.generator(method, seed: seed, isPossible: true)
        let before = try engine.client.call("daemon.stats").number("storage.rows")
        for isFull in [true, false] {
            let params = try generator.next(isFull: isFull)
            for mutation in try generator.mutations(of: params) {
                let text = mutation.params.json
                let reply = try engine.client.ask(method, text, isWellFormed: false)
                let what = "seed \(seed): \(method) \(text.prefix(300)), \(mutation.path) \(mutation.title)"
                #expect(reply.code == -32602 && reply.kind == "invalid_params", "\(what): \(reply.text)")
                let path = reply["path"]?.string ?? "none"
                // Of an object without anything its first missing member is told.
                let isTold =
                    path == mutation.path
                    || (mutation.isEmptyObject || ParamsHousehold.tellsInside.contains(method))
                        && path.hasPrefix(mutation.path + "/")
                #expect(isTold, "\(what): \(reply.text)")
            }
            try duplicates(method, params, engine.client)
        }
        #expect(try engine.client.call("daemon.stats").number("storage.rows") == before, "\(method)")
    }

    /// Each member once more, at the end.
    private func duplicates(_ method: String, _ params: JSONTree, _ client: TestClient) throws {
        guard case .object(let members) = params else { return }
        for member in members {
            try client.send(CallLine.text("1", method, JSONTree.object(members + [member]).json))
            #expect(try client.receive().kind == "duplicate_key", "\(method) \(member.name)")
        }
    }

    @Test("What the generator makes is right by the document, and its mutations are not")
    func generator() throws {
        let checker = try TestDaemon().checker()
        for method in Self.methods {
            var generator = try ParamsGenerator(checker, method: method, known: [:], seed: 3)
            for _ in 0..<3 {
                let params = try generator.next()
                try checker.checkRequest(method, JSONDocument(scanning: Array(params.json.utf8)).root)
                for mutation in try generator.mutations(of: params) {
                    let value = try JSONDocument(scanning: Array(mutation.params.json.utf8)).root
                    #expect(throws: TestFault.self) { try checker.checkRequest(method, value) }
                }
            }
        }
    }
}
