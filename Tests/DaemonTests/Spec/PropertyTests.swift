import Daemon
import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

/// What the document says of parameters is what the daemon does, for random parameters of every method.
@Suite struct PropertyTests {
    private static let methods = ServedMethods.all.map(\.name)
    private static let valid = 30

    /// Faults that no schema of the document can tell, by method and the place of their path: why.
    private static let semantic: [(method: String, path: String, why: String)] = [
        ("rpc.cancel", "/id", "an id is bounded in bytes as it is written"),
        ("child.add", "/id", "an id has small letters, digits and a few signs"),
        ("child.add", "/born", "nobody is born in the future"),
        ("child.add", "/uids", "no child has the daemon's account or root's"),
        ("child.update", "/born", "nobody is born in the future"),
        ("child.update", "/uids", "no child has the daemon's account or root's"),
        ("policy.set", "/quietHours", "a window has a length, a weekday, and no start at 24:00"),
        ("policy.set", "/allowedWindows", "the same, and no more minutes than its length"),
        ("policy.set", "/dateOverrides", "a range of dates ends on its first day or later, within 366 days"),
        ("policy.set", "/budgets", "names are unique; an activity is a subject, a pack or an app"),
        ("policy.set", "/freeActivities", "an activity is a subject, a pack or an app"),
        ("time.grant", "/activity", "a subject, a lesson or a pack is one that exists"),
        ("time.ask", "/activity", "the same"),
        ("child.add", "/name", "a name can be read, and is what it looks like"), ("child.update", "/name", "the same"),
        ("household.setUp", "/name", "the same"), ("household.setUp", "/parent", "the same"),
        ("household.update", "/name", "the same"),
        ("policy.preview", "/change", "all that holds for `policy.set`"),
        ("policy.preview", "/from", "a day is within 366 days"),
        ("policy.preview", "/at", "a time is one to come, within 366 days"),
        ("time.confirmClock", "/now", "the parent's time is that of the machine's clock"),
        ("filter.set", "/pausedSubjects", "a subject is one of the packs"),
        ("filter.set", "/allowedSubjects", "a subject is one of the packs"),
        ("filter.set", "/blockedPacks", "a pack is installed"),
        ("filter.set", "/blockedLessons", "a lesson is one of the packs"),
        ("filter.check", "", "it asks about exactly one thing"), ("filter.check", "/subject", "is one of the packs"),
        ("filter.explain", "", "it asks about one thing at most"),
        ("filter.explain", "/subject", "is one of the packs"),
        ("rewards.markSeen", "/badges", "a badge is one that the child has"),
        ("events.subscribe", "/topics", "a list of topics names one at least"),
    ]

    private static func isSemantic(_ method: String, _ path: String) -> Bool {
        semantic.contains {
            $0.method == method && ($0.path == path || !$0.path.isEmpty && path.hasPrefix($0.path + "/"))
        }
    }

    /// A PIN of a wrong form is no wrong parameter: it has errors of its own, which say what a PIN looks like.
    private static let pins: Set = ["/pin", "/newPin"]

    /// Values that also keep the rules of `semantic`, by the method (nil: all) and the name of the member.
    private static let possible: [(method: String?, name: String, values: [String])] = [
        (nil, "start", [#""20:00""#, #""00:00""#]), (nil, "end", [#""07:00""#, #""23:30""#, #""24:00""#]),
        (nil, "allowanceMinutes", ["0", "30"]), (nil, "first", [#""2026-12-24""#]),
        (nil, "last", [#""2026-12-24""#, #""2027-12-24""#]),
        (nil, "activities", [#"[{"subject":"math"},{"app":"minetest"}]"#, #"[{"pack":"first-reading"}]"#]),
        (nil, "freeActivities", ["[]", #"[{"app":"clock"}]"#]), ("policy.set", "days", [#"["monday"]"#]),
        (nil, "quietHours", [#"[{"start":"20:00","end":"07:00","days":["monday","sunday"]}]"#]),
        (nil, "allowedWindows", [#"[{"start":"07:00","end":"08:00","days":["friday"],"allowanceMinutes":60}]"#, "[]"]),
        ("policy.preview", "from", [#""2026-11-21""#, #""2027-11-22""#]),
        ("policy.preview", "at", [#""2026-11-21T15:30:00+01:00""#]),
        ("policy.preview", "activity", ["{}", #"{"subject":"math"}"#]),
        ("time.grant", "activity", [#"{"subject":"math"}"#, #"{"app":"chess"}"#]),
        ("time.ask", "activity", [#"{"pack":"first-reading"}"#, #"{"app":"chess"}"#]),
        ("time.confirmClock", "now", [#""2026-11-21T15:00:00+01:00""#, #""2026-11-21T14:02:00+00:00""#]),
        ("child.add", "id", [#""kid.7""#]), (nil, "born", [#""2019-04""#]),
        (nil, "allowedSubjects", [#"["math"]"#, "null"]),
        (nil, "pausedSubjects", [#"[{"subject":"math","until":"2026-12-31T23:59:59-11:00"}]"#]),
        (nil, "blockedPacks", [#"["kindergarten-math"]"#]), (nil, "blockedLessons", [#"["counting-objects"]"#]),
        ("filter.check", "subject", [#""math""#]), ("filter.explain", "subject", [#""reading""#]),
        ("events.subscribe", "topics", [#"["time.state","policy"]"#]),
        ("rpc.cancel", "id", ["1", "-0.0e1", #""a""#]), (nil, "deadlineMs", ["60000", "3600000"]),
        (nil, "progressToken", [#""t""#, "7"]),
    ]

    /// A daemon with a family, an open lesson, and a parent.
    private struct Engine {
        let daemon: TestDaemon
        let client: TestClient
        var known: [String: [String]]

        init() throws {
            daemon = try TestDaemon { $0.isDeveloper = true }
            client = try daemon.family().parent
            try client.call("policy.set", #"{"child":"mia","quietHours":[],"dailyMinutes":null,"weeklyMinutes":null}"#)
            let started = try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
            known = [
                "child": [#""mia""#, #""Mia""#], "activity": [JSONTree.quotedText(try started.text("activity"))],
                "presentation": [JSONTree.quotedText(try started.text("question.presentation"))],
                "pin": [#""2580""#], "newPin": [#""2580""#], "zone": [#""Europe/Berlin""#, #""UTC""#],
                "idempotencyKey": (1...40).map { "\"key \($0)\"" },
            ]
        }

        /// - Parameter isPossible: whether the values of `possible` are taken, too.
        func generator(_ method: String, seed: UInt64, isPossible: Bool) throws -> ParamsGenerator {
            var known = known
            // In what is decided about, an activity is another thing: see the schema.
            let schema = try daemon.checker().entry(method)?["params"]?.elements
                .first { $0["name"]?.string == "activity" }?["schema"]
            if schema?["type"]?.string != "string" { known["activity"] = nil }
            for entry in PropertyTests.possible where isPossible && (entry.method ?? method) == method {
                known[entry.name] = entry.values
            }
            return try ParamsGenerator(daemon.checker(), method: method, known: known, seed: seed)
        }

        /// Whether a method has parameters beside those that stand beside all.
        func hasOwnParams(_ method: String) throws -> Bool {
            try daemon.checker().entry(method)?["params"]?.count != 0
        }

        /// Whatever a call did to it, the connection is a parent's again.
        func restore(after method: String) throws {
            if method.hasPrefix("parent.") || method.hasPrefix("clock.") { try client.unlock() }
        }
    }

    @Test(
        "Parameters that are right by the document are never wrong and never a fault of the daemon", arguments: methods)
    func right(method: String) throws {
        let engine = try Engine()
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
            let isFree = path.isEmpty || path.hasPrefix("/uids") || path.hasPrefix("/badges")
            let isSemantic = (!isPossible || isFree) && Self.isSemantic(method, path)
            #expect(
                reply.code != -32602 || isSemantic, "seed \(seed), round \(round): \(method) \(params): \(reply.text)")
            #expect(reply.code != -32603, "seed \(seed), round \(round): \(method) \(params): \(reply.text)")
            try engine.restore(after: method)
        }
    }

    @Test("Parameters that are wrong at one place are told by that place, and nothing happens", arguments: methods)
    func wrong(method: String) throws {
        let engine = try Engine()
        let seed: UInt64 = 11
        var generator = try engine.generator(method, seed: seed, isPossible: true)
        var before = try engine.client.call("daemon.info").number("records")
        for isFull in [true, false] {
            let params = try generator.next(isFull: isFull)
            for mutation in try generator.mutations(of: params) {
                let text = mutation.params.json
                let reply = try engine.client.ask(method, text, isWellFormed: false)
                let what = "seed \(seed): \(method) \(text.prefix(300)), \(mutation.path) \(mutation.title)"
                // The child comes before all others: a text that names none is told as such.
                if ["unknown_child", "unknown_activity"].contains(reply.kind) {
                    #expect(["/child", "/activity"].contains(mutation.path), "\(what): \(reply.text)")
                    continue
                }
                if Self.pins.contains(mutation.path), reply.kind != "invalid_params" {
                    #expect(reply.error != nil, "\(what)")
                    // A wrong PIN is counted, and the count is stored.
                    before = try engine.client.call("daemon.info").number("records")
                    continue
                }
                #expect(reply.code == -32602 && reply.kind == "invalid_params", "\(what): \(reply.text)")
                let path = reply["path"]?.string ?? "none"
                // Of an object without anything its first missing member is told.
                let isTold = path == mutation.path || mutation.isEmptyObject && path.hasPrefix(mutation.path + "/")
                #expect(isTold, "\(what): \(reply.text)")
            }
            try duplicates(method, params, engine.client)
        }
        #expect(try engine.client.call("daemon.info").number("records") == before, "\(method)")
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
