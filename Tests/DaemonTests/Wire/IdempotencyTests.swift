import HouseholdTesting
import Testing

@Suite struct IdempotencyTests {
    private static let add = #"{"name":"Zoe","born":"2020-12","idempotencyKey":"k1"}"#

    private func result(_ reply: Reply) -> String { reply.result?.source ?? reply.text }

    @Test("The same key and parameters get the first reply byte for byte, after a restart too, and change nothing")
    func same() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        let first = try parent.call("child.add", Self.add)
        daemon.clock.advance(hours: 1)
        try parent.unlock()
        // Parsed, these are the same parameters.
        let spaced = #"{ "idempotencyKey" : "k1", "born":"2020-12", "name":"Z\u006fe" }"#
        #expect(try result(parent.call("child.add", spaced)) == result(first))
        try daemon.restart()
        let later = try daemon.client()
        try later.unlock()
        #expect(try result(later.call("child.add", Self.add)) == result(first))
        #expect(try later.call("child.list")["children"]?.count == 3)
    }

    @Test("A key that was used for something else is a conflict, and nothing is changed")
    func conflict() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call("child.add", Self.add)
        try parent.refusal("idempotency_conflict", "child.add", Self.add.replacing("Zoe", with: "Lea"))
        let other = try parent.refusal(
            "idempotency_conflict", "time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k1"}"#)
        #expect(other.code == -32008)
        #expect(try parent.call("child.list")["children"]?.count == 3)
    }

    @Test("A call that was refused leaves its key free")
    func refused() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.refusal("name_taken", "child.add", Self.add.replacing("Zoe", with: "Mia"))
        try parent.call("child.add", Self.add)
    }

    @Test("The keys of two callers are two keys: a parent and a front-end")
    func callers() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("time.beginLease", #"{"child":"mia","lease":"a","idempotencyKey":"k"}"#)
        let client = try daemon.client()
        #expect(
            try client.call("time.beginLease", #"{"child":"mia","lease":"b","idempotencyKey":"k"}"#).text("lease")
                == "b")
        // A front-end that acts for another child is another caller too.
        #expect(
            try client.call("time.beginLease", #"{"child":"ben","lease":"c","idempotencyKey":"k"}"#).text("lease")
                == "c")
        try client.refusal(
            "idempotency_conflict", "time.beginLease", #"{"child":"mia","lease":"c","idempotencyKey":"k"}"#)
    }

    @Test("The keys of two accounts are two keys", .enabled(if: ForeignAccount.isPossible, "only root can be another"))
    func accounts() throws {
        let daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        try daemon.family()
        let begin = #"{"child":"mia","lease":"a","idempotencyKey":"k"}"#
        try daemon.client(as: 12398).call("time.beginLease", begin)
        let other = try daemon.client(as: 12399)
        let reply = try other.call("time.beginLease", begin.replacing(#""a""#, with: #""b""#))
        #expect(try reply.text("lease") == "b")
        let again = try daemon.client(as: 12398)
        try again.refusal("idempotency_conflict", "time.beginLease", begin.replacing(#""a""#, with: #""b""#))
    }

    @Test("A key is remembered for 24 hours and no longer")
    func memory() throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#)
        daemon.clock.advance(seconds: 24 * 3600 - 1)
        try parent.unlock()
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
        daemon.clock.advance(seconds: 1)
        try parent.call("time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test(
        "A key has 1 to 64 bytes",
        arguments: [
            ("", false), (String(repeating: "k", count: 64), true), (String(repeating: "k", count: 65), false),
            (String(repeating: "ä", count: 33), false),
        ])
    func length(key: String, passes: Bool) throws {
        let (parent, _) = try TestDaemon().family()
        let reply = try parent.ask(
            "time.grant", #"{"child":"mia","minutes":5,"idempotencyKey":"\#(key)"}"#,
            isWellFormed: (1...64).contains(key.utf8.count))
        #expect(passes ? reply.result != nil : (try? reply.text("path")) == "/idempotencyKey")
    }

    @Test(
        "A call that changes nothing, and a call with a PIN, takes no key",
        arguments: [
            ("time.mayI", #"{"child":"mia","idempotencyKey":"k"}"#),
            ("parent.unlock", #"{"pin":"2580","idempotencyKey":"k"}"#),
        ])
    func notTaken(method: String, params: String) throws {
        let (parent, _) = try TestDaemon().family()
        let reply = try parent.refusal("invalid_params", method, params, isWellFormed: false)
        #expect(try reply.text("path") == "/idempotencyKey")
    }

    @Test("Two calls with one key that are in flight together give one reply twice")
    func together() throws {
        let (parent, _) = try TestDaemon().family()
        let calls = (1...2).map { #"{"jsonrpc":"2.0","id":"\#($0)","method":"child.add","params":\#(Self.add)}"# }
        try parent.send(calls.joined(separator: "\n"))
        #expect(try result(parent.receive()) == result(parent.receive()))
        #expect(try parent.call("child.list")["children"]?.count == 3)
    }

    @Test("A keyed call that changes nothing has its first reply, and no row is written for it")
    func nothingHappened() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        let client = try daemon.client()
        let before = try client.call("daemon.stats").number("storage.rows")
        let end = #"{"child":"mia","lease":"never-begun","idempotencyKey":"k"}"#
        let first = try client.call("time.endLease", end)
        daemon.clock.advance(seconds: 5)
        #expect(try client.call("time.endLease", end).result?.source == first.result?.source)
        for number in 0..<50 {
            try client.call("time.endLease", #"{"child":"mia","lease":"x","idempotencyKey":"k\#(number)"}"#)
        }
        #expect(try client.call("daemon.stats").number("storage.rows") == before)
    }
}
