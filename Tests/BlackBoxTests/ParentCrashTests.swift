import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 while a parent sets things up.
@Suite struct ParentCrashTests {
    /// What the parent does, in this order; each call carries its own key.
    private static let calls: [(method: String, params: String)] = [
        ("child.add", #"{"name":"Zoe","born":"2019-05","idempotencyKey":"p0"}"#),
        ("time.grant", #"{"child":"mia","minutes":15,"grant":"box","idempotencyKey":"p1"}"#),
        ("time.grant", #"{"child":"mia","minutes":20,"idempotencyKey":"p2"}"#),
        ("policy.set", #"{"child":"ben","dailyMinutes":45,"idempotencyKey":"p3"}"#),
        ("time.lock", #"{"child":"ada","idempotencyKey":"p4"}"#),
    ]

    /// The first commit of each run is that of the unlocking itself.
    static let crashes =
        Crash.commitSteps.flatMap { step in [2, 5].map { Crash(step: step, count: $0) } }
        + Crash.checkpointSteps.map { Crash(step: $0, count: 1) }

    @Test("What a parent did is there once, whether or not the reply came", arguments: crashes)
    func changes(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let replies = try runUntilDeath(crash, in: scratch)
        let daemon = try scratch.daemon()
        let client = try parent(daemon)
        if let isStored = crash.isStored {
            #expect(try effects(client) == replies.count + (isStored ? 1 : 0))
        } else {
            #expect(try (replies.count...replies.count + 1).contains(effects(client)))
        }
        for (index, call) in Self.calls.enumerated() {
            let reply = try client.result(call.method, call.params)
            if index < replies.count { #expect(reply.words("result") == replies[index]) }
        }
        #expect(try effects(client) == Self.calls.count)
        let grants = try client.result("time.usage", #"{"child":"mia"}"#).list("result.grants")
        #expect(grants.compactMap { $0.member("grant")?.member("minutes")?.integer }.sorted() == [15, 20])
        #expect(try client.result("child.list").list("result.children").count == Family.children.count + 1)
        #expect(try audited(client) == ["childAdded", "policyChanged", "timeGranted", "timeGranted", "timeLocked"])
    }

    /// Makes the calls until the daemon dies; gives the results of those that were answered.
    private func runUntilDeath(_ crash: Crash, in scratch: ScratchFolder) throws -> [String] {
        let daemon = try scratch.daemon(environment: crash.environment)
        var results: [String] = []
        do {
            let client = try parent(daemon)
            for call in Self.calls { results.append(try client.result(call.method, call.params).words("result")) }
            try crash.goOn(client)
        } catch is LineClient.Gone {
            #expect(try daemon.program.wait() == .signalled(SIGKILL))
            return results
        }
    }

    private func parent(_ daemon: DaemonProcess) throws -> LineClient {
        let client = try LineClient(daemon.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        return client
    }

    /// How many of the calls have had their effect.
    private func effects(_ client: LineClient) throws -> Int {
        let children = try client.result("child.list").list("result.children").count - Family.children.count
        let grants = try client.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count
        let limit = try client.result("policy.get", #"{"child":"ben"}"#).integer("result.dailyMinutes") == 45 ? 1 : 0
        let isLocked = try client.result("time.mayI", #"{"child":"ada"}"#).string("result.state") == "lockedByParent"
        return children + grants + limit + (isLocked ? 1 : 0)
    }

    /// What the audit says beside unlocking, after the template was made.
    private func audited(_ client: LineClient) throws -> [String] {
        let entries = try client.result("audit.list", #"{"limit":200}"#).list("result.entries")
        let words = entries.compactMap { $0.member("what")?.string }
        return Array(words.filter { $0 != "unlocked" }.prefix(Self.calls.count)).sorted()
    }
}
