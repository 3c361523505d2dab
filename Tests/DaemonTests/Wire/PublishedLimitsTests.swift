import API
import HouseholdTesting
import JSONRPC
import Shapes
import Synchronization
import Testing
import Transport

@testable import Daemon
@testable import RPCServer

/// What `rpc.limits` says is what is enforced.
@Suite struct PublishedLimitsTests {
    @Test("The bounds of the socket are the published ones")
    func transport() throws {
        let limits = try #require(try TestDaemon().client().call("rpc.limits").result)
        let enforced = TransportLimits()
        let table: [(String, Int)] = [
            ("lineBytes", enforced.lineBytes), ("connections", enforced.connections),
            ("connectionsPerUid", enforced.connectionsPerUID),
            ("parentConnections", enforced.keptConnections), ("inFlight", enforced.inFlight),
            ("outputBytes", enforced.outputBytes),
            ("halfLineSeconds", Int(enforced.halfLine.nanoseconds / 1_000_000_000)),
            ("writeStallSeconds", Int(enforced.writeStall.nanoseconds / 1_000_000_000)),
            ("idempotencyKeys", KeyedReplies.mostPerCaller), ("waitingPins", PINQueue.most),
        ]
        for (name, value) in table { #expect(limits[name]?.integer == Int64(value), "\(name)") }
    }

    @Test("No limit is published twice, and each with words for people")
    func table() {
        #expect(Set(PublishedLimits.all.map(\.name)).count == PublishedLimits.all.count)
        #expect(PublishedLimits.all.allSatisfy { $0.summary.hasSuffix(".") && $0.value > 0 })
    }

    @Test("A connection has 64 calls in flight; the next one waits unread", arguments: [63, 64, 65])
    func inFlight(count: Int) throws {
        let gate = CommitGate()
        let (daemon, parent, token) = try gate.daemon()
        defer { gate.open() }
        let other = try daemon.client()
        try other.resume(token)
        gate.shut()
        let calls = (0..<count).map { CallLine.text("\"c\($0)\"", "time.beginLease", #"{"child":"ben","lease":"l"}"#) }
        try parent.send(calls.joined(separator: "\n"))
        // The calls have had their turn.
        let taken = Mutex(0)
        while taken.withLock({ $0 }) < min(count, WireLimits.inFlight) {
            daemon.server?.engine?.run { engine in
                let most = engine.rpc.sessions.values.map(\.inFlight).max() ?? 0
                taken.withLock { $0 = most }
            }
        }
        var state = ""
        repeat {
            state = try other.call("rpc.cancel", #"{"id":"c\#(count - 1)"}"#).text("state")
        } while state == "notInFlight"
        #expect(state == (count <= WireLimits.inFlight ? "tooLate" : "cancelled"))
        gate.open()
        for index in 0..<count { #expect(try parent.receive().kind == (index < 64 ? nil : "cancelled")) }
    }

    @Test("Every method says which version had it first; none is of a later one than this")
    func added() throws {
        let document = try #require(try TestDaemon().client().call("rpc.discover").result)
        let present = try Self.numbers(of: #require(document["info.version"]?.string))
        for method in try #require(document["methods"]).elements {
            let added = try Self.numbers(of: #require(method["x-added"]?.string))
            #expect(added.count == 3 && !present.lexicographicallyPrecedes(added), "\(method["name"]?.source ?? "")")
        }
    }

    private static func numbers(of version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }

    @Test("The document says which parameters every call takes beside its own, and what progress looks like")
    func document() throws {
        let document = try #require(try TestDaemon().client().call("rpc.discover").result)
        let common = try #require(document["x-commonParams"])
        let names = common.elements.compactMap { $0["name"]?.string }
        #expect(names == ["idempotencyKey", "deadlineMs", "progressToken"])
        #expect(document["x-commonParams.1.schema.maximum"]?.integer == Int64(WireLimits.deadlineMilliseconds))
        #expect(document["components.schemas.Progress.required"]?.texts == ["progressToken", "done"])
        let long = document["methods"]?.elements.filter { $0["x-progressToken"]?.bool == true } ?? []
        let longNames = long.compactMap { $0["name"]?.string }
        #expect(longNames.contains("daemon.doctor") && longNames.contains("audit.verify"))
    }
}
