import HouseholdTesting
import Testing

@testable import RPCServer

/// `progressToken` (Protocol, Progress).
@Suite struct ProgressTokenTests {
    @Test(
        "Long work tells its begin and its end to those who ask, before the reply",
        arguments: ["daemon.doctor", "audit.verify"], [#""t""#, "7.0", #""\u0061""#])
    func told(method: String, token: String) throws {
        let daemon = try TestDaemon()
        let (parent, _) = try daemon.family()
        for _ in 0..<50 { try parent.call("time.grant", #"{"child":"mia","minutes":1}"#) }
        let other = try daemon.client()
        try parent.call(method, #"{"progressToken":\#(token)}"#)
        let news = parent.progress.compactMap { $0.root["params"] }
        #expect(news.count >= 2)
        #expect(news.allSatisfy { $0["progressToken"]?.source == token })
        #expect(news.first?["done"]?.integer == 0)
        #expect(news.last?["total"] != nil && news.last?["done"]?.integer == news.last?["total"]?.integer)
        // Nothing comes after the reply, and nobody else hears of it.
        try parent.expectSilence()
        #expect(parent.progress.count == news.count)
        try other.expectSilence()
        #expect(other.progress.isEmpty)
    }

    @Test("Without a token nothing is told", arguments: ["daemon.doctor", "audit.verify"])
    func silent(method: String) throws {
        let (parent, _) = try TestDaemon().family()
        try parent.call(method)
        #expect(parent.progress.isEmpty)
    }

    @Test(
        "A token is a text or a number of at most 64 bytes",
        arguments: [
            (#""\#(String(repeating: "t", count: 62))""#, true), (#""\#(String(repeating: "t", count: 63))""#, false),
            ("1", true), ("null", false), ("true", false), ("[]", false),
        ])
    func shape(token: String, passes: Bool) throws {
        let (parent, _) = try TestDaemon().family()
        let reply = try parent.ask("audit.verify", #"{"progressToken":\#(token)}"#, isWellFormed: passes)
        #expect(passes ? reply.result != nil : (try? reply.text("path")) == "/progressToken")
    }

    @Test("A call that does not take long takes no token")
    func notTaken() throws {
        let client = try TestDaemon().client()
        let reply = try client.refusal("invalid_params", "rpc.version", #"{"progressToken":1}"#, isWellFormed: false)
        #expect(try reply.text("path") == "/progressToken")
    }

    @Test("A call of a batch tells, too, before the batch is answered")
    func batch() throws {
        let (parent, _) = try TestDaemon().family()
        try parent.send(
            "[" + CallLine.text("1", "audit.verify", #"{"progressToken":1}"#) + ","
                + CallLine.text("2", "daemon.doctor", #"{"progressToken":2}"#) + "]")
        #expect(try parent.receiveBatch().allSatisfy { $0.result != nil })
        let tokens = parent.progress.compactMap { $0.root["params.progressToken"]?.source }
        #expect(Set(tokens) == ["1", "2"])
    }

    @Test("The pace: the first at once, the last always, the others a tenth of a second apart, none twice")
    func pace() {
        var pace = ProgressPace()
        let steps: [(done: Int, at: Int64, isDue: Bool)] = [
            (0, 0, true), (32, 99, false), (64, 100, true), (64, 300, false), (96, 199, false), (96, 200, true),
            (500, 201, true), (500, 900, false),
        ]
        for step in steps { #expect(pace.isDue(step.done, of: 500, at: step.at) == step.isDue, "\(step)") }
        var unknown = ProgressPace()
        #expect(
            unknown.isDue(0, of: nil, at: 0) && !unknown.isDue(1, of: nil, at: 1) && unknown.isDue(2, of: nil, at: 100))
    }
}
