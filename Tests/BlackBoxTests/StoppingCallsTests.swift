import Glibc
import HouseholdTesting
import Testing

/// Calls that are in flight when the daemon is told to stop.
@Suite struct StoppingCallsTests {
    @Test("Each call in flight gets its reply or hears that the daemon stops")
    func inFlight() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon(environment: ["KIDD_PIN_COST": "moderate"])
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        try parent.send(
            LineClient.request(11, "time.grant", #"{"child":"mia","minutes":5}"#)
                + LineClient.request(12, "daemon.doctor") + LineClient.request(13, "audit.verify")
                + LineClient.request(14, "rpc.version"))
        let children = try (0..<2).map { _ in try LineClient(daemon.places.socket) }
        for client in children {
            // One PIN is being checked, the others wait: each takes a good part of a second.
            try client.send((1...4).map { LineClient.request($0, "parent.unlock", Family.unlock) }.joined())
            try client.send(LineClient.request(5, "rpc.ping"))
            #expect(try client.reply().integer("id") != nil)
        }
        daemon.program.signal(SIGTERM)
        for id in 11...14 {
            let reply = try parent.reply()
            #expect(
                reply.integer("id") == id && (reply.isSuccess || reply.errorKind == "shutting_down"), "\(reply.text)")
        }
        var kinds: [String] = []
        for client in children {
            for _ in 0..<4 { kinds.append(try client.reply().errorKind ?? "result") }
            #expect(try client.isAtEnd())
        }
        #expect(kinds.contains("shutting_down") && Set(kinds).isSubset(of: ["result", "shutting_down"]), "\(kinds)")
        #expect(try daemon.program.wait() == .exited(0))
        let restarted = try scratch.daemon()
        let next = try LineClient(restarted.places.socket)
        #expect(try next.result("time.usage", #"{"child":"mia"}"#).list("result.grants").count == 1)
    }
}
