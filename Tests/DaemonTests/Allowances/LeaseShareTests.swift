import Household
import HouseholdTesting
import Testing

/// A child without an account can be acted for by any account; none of them takes all that the child has.
@Suite(.enabled(if: ForeignAccount.isPossible, "only root can connect as another account"))
struct LeaseShareTests {
    private static let hostile: UInt32 = 261_001
    private static let other: UInt32 = 261_002
    private static let mia: UInt32 = 61_001

    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon { $0.socketMode = 0o666 }
        try daemon.folder.open()
        parent = try daemon.family().parent
    }

    private static func lease(_ id: String, _ child: String = "ben") -> String {
        #"{"child":"\#(child)","lease":"\#(id)"}"#
    }

    /// Begins leases until there is no place any more; how many there were.
    private func fill(_ client: TestClient, _ name: String, child: String = "ben") throws -> Int {
        for number in 0...Lease.mostOpen {
            let reply = try client.ask("time.beginLease", Self.lease("\(name)\(number)", child))
            if reply.kind == "too_many_leases" { return number }
            guard reply.result != nil else { throw TestFault(reply.text) }
        }
        return .max
    }

    @Test("A hostile account holds its part; others still begin leases and activities")
    func share() throws {
        let hostile = try daemon.client(as: Self.hostile)
        #expect(try fill(hostile, "h") == Lease.mostOfAccount / 2)
        let other = try daemon.client(as: Self.other)
        try other.call("time.beginLease", Self.lease("o"))
        try other.call("activity.start", #"{"child":"ben","lesson":"counting-objects"}"#)
        // However many of them there are, strangers hold a half together.
        var all = Lease.mostOfAccount / 2 + 2
        for uid: UInt32 in 261_003...261_012 { all += try fill(daemon.client(as: uid), "\(uid)-") }
        #expect(all == Lease.mostOfAccount)
        let own = try daemon.client()
        try own.call("time.beginLease", Self.lease("own"))
        // What is open goes on, and beginning it twice is harmless.
        try hostile.call("time.renewLease", Self.lease("h0"))
        try hostile.call("time.beginLease", Self.lease("h0"))
        // A parent is cut by nobody.
        #expect(try fill(parent, "p") == Lease.mostOpen - all - 1)
    }

    @Test("A lease too many writes no row, however often it is asked for")
    func noRows() throws {
        let hostile = try daemon.client(as: Self.hostile)
        _ = try fill(hostile, "h")
        let rows = try parent.call("daemon.stats").number("storage.rows")
        for _ in 1...5 {
            daemon.clock.advance(seconds: 1)
            try hostile.refusal("too_many_leases", "time.beginLease", Self.lease("more"))
        }
        #expect(try parent.call("daemon.stats").number("storage.rows") == rows)
    }

    @Test("What expired or ended frees its place")
    func freed() throws {
        let hostile = try daemon.client(as: Self.hostile)
        let most = try fill(hostile, "h")
        try hostile.call("time.endLease", Self.lease("h0"))
        try hostile.call("time.beginLease", Self.lease("again"))
        try hostile.refusal("too_many_leases", "time.beginLease", Self.lease("more"))
        daemon.clock.advance(seconds: 61)
        #expect(try fill(hostile, "later") == most)
    }

    @Test("A child's own account has all places of its child")
    func own() throws {
        try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.mia)]}"#)
        #expect(try fill(daemon.client(as: Self.mia), "m", child: "mia") == Lease.mostOpen)
    }
}
