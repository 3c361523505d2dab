import HouseholdTesting
import Testing

@Suite struct LeaseTests {
    private let daemon: TestDaemon
    private let client: TestClient
    private static let lease = #"{"child":"mia","lease":"l1"}"#

    init() throws {
        daemon = try TestDaemon()
        try daemon.family()
        client = try daemon.client()
    }

    private func used(_ client: TestClient? = nil) throws -> Int {
        try (client ?? self.client).call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds")
    }

    @Test("The seconds between the calls on a lease are counted, at most 60 each")
    func counting() throws {
        let begun = try client.call("time.beginLease", Self.lease)
        #expect(try begun.text("expiresAt") == "2026-11-21T15:01:00+01:00")
        daemon.clock.advance(seconds: 20)
        try client.call("time.renewLease", Self.lease)
        daemon.clock.advance(seconds: 59)
        try client.call("time.renewLease", Self.lease)
        #expect(try used() == 79)
        daemon.clock.advance(seconds: 6)
        let ended = try client.call("time.endLease", Self.lease)
        #expect(ended["expiresAt"] == nil)
        daemon.clock.advance(seconds: 30)
        #expect(try used() == 85)
        // Ending twice is harmless.
        try client.call("time.endLease", Self.lease)
        #expect(try used() == 85)
    }

    @Test("What nobody sees in the name of an app shows itself where it is told, and it is the same app as before")
    func unseen() throws {
        let activity = #""activity":{"app":"chess\u200B"}"#
        for _ in 0..<2 { try client.call("time.beginLease", #"{"child":"mia","lease":"l1",\#(activity)}"#) }
        let usage = try client.call("time.usage", #"{"child":"mia"}"#)
        #expect(try usage.text("leases.0.activity.app") == "chess\u{FFFD}")
    }

    @Test("A lease that is left alone is charged up to its expiry, and is over")
    func expiry() throws {
        try client.call("time.beginLease", Self.lease)
        daemon.clock.advance(seconds: 60)
        try client.refusal("lease_expired", "time.renewLease", Self.lease)
        #expect(try used() == 60)
        daemon.clock.advance(minutes: 10)
        #expect(try used() == 60)
        try client.refusal("lease_expired", "time.renewLease", #"{"child":"mia","lease":"unknown"}"#)
    }

    @Test("A lease begun anew every 59 seconds counts like one that is renewed")
    func begunAnew() throws {
        for number in 0..<10 {
            try client.call("time.beginLease", #"{"child":"mia","lease":"n\#(number)"}"#)
            daemon.clock.advance(seconds: 59)
        }
        #expect(try used() == 590)
    }

    @Test("Two front-ends of one child use its time once")
    func overlap() throws {
        try client.call("time.beginLease", Self.lease)
        try daemon.client().call("time.beginLease", #"{"child":"mia","lease":"l2","activity":{"app":"tuxpaint"}}"#)
        daemon.clock.advance(seconds: 40)
        #expect(try used() == 40)
        let leases = try client.call("time.usage", #"{"child":"mia"}"#)["leases"]
        #expect(leases?.elements.compactMap { $0["lease"]?.string } == ["l1", "l2"])
    }

    @Test("Suspend is no use, and no step of the wall clock makes or destroys use")
    func clocks() throws {
        try client.call("time.beginLease", Self.lease)
        daemon.clock.advance(seconds: 10)
        daemon.clock.suspend(seconds: 3600)
        daemon.clock.advance(seconds: 10)
        try client.call("time.renewLease", Self.lease)
        #expect(try used() == 20)
        daemon.clock.setWall("2026-11-21T12:00:00+01:00")
        daemon.clock.advance(seconds: 10)
        try client.call("time.renewLease", Self.lease)
        #expect(try used() == 30)
    }

    @Test("A running lease is charged through a restart to its next call, through a reboot at most to its expiry")
    func restart() throws {
        try client.call("time.beginLease", Self.lease)
        daemon.clock.advance(seconds: 20)
        try daemon.restart()
        daemon.clock.advance(seconds: 20)
        let second = try daemon.client()
        try second.call("time.renewLease", Self.lease)
        #expect(try used(second) == 40)
        daemon.clock.advance(seconds: 5)
        try daemon.reboot(offSeconds: 3600)
        let third = try daemon.client()
        try third.refusal("lease_expired", "time.renewLease", Self.lease)
        #expect((45...100).contains(try used(third)))
    }

    @Test("Use over the start of the day is split there: five minutes of today at 00:05")
    func daySplit() throws {
        let parent = try daemon.client()
        try parent.unlock()
        try parent.call("policy.set", #"{"child":"mia","quietHours":[],"dailyMinutes":null}"#)
        daemon.clock.setWall("2026-11-21T23:58:00+01:00")
        try client.call("time.beginLease", Self.lease)
        for _ in 0..<14 {
            daemon.clock.advance(seconds: 30)
            try client.call("time.renewLease", Self.lease)
        }
        let usage = try client.call("time.usage", #"{"child":"mia","dayCount":2}"#)
        #expect(try usage.text("days.0.day") == "2026-11-21")
        #expect(try usage.number("days.0.usedSeconds") == 120)
        #expect(try usage.number("days.1.usedSeconds") == 300)
    }

    @Test("A household day that starts at four in the morning goes on after midnight")
    func dayStart() throws {
        let daemon = try TestDaemon(clock: FakeClock("2026-11-22T03:59:30+01:00"))
        let client = try daemon.client()
        try client.call(
            "household.setUp", #"{"name":"L","zone":"Europe/Berlin","dayStart":"04:00","parentName":"A","pin":"2580"}"#)
        try client.unlock()
        try client.call("child.add", #"{"name":"Mia","born":"2019-04"}"#)
        try client.call("policy.set", #"{"child":"mia","quietHours":[]}"#)
        try client.call("time.beginLease", Self.lease)
        daemon.clock.advance(seconds: 50)
        let usage = try client.call("time.usage", #"{"child":"mia","dayCount":2}"#)
        #expect(try usage.text("days.1.day") == "2026-11-22")
        #expect(try usage.number("days.0.usedSeconds") == 30)
        #expect(try usage.number("days.1.usedSeconds") == 20)
    }

    @Test("A lease whose name another activity of the child has is refused")
    func taken() throws {
        try client.call("time.beginLease", Self.lease)
        try client.call("time.beginLease", Self.lease)
        try client.refusal(
            "lease_taken", "time.beginLease", #"{"child":"mia","lease":"l1","activity":{"app":"tuxpaint"}}"#)
        // Another child's names are its own.
        try client.call("time.beginLease", #"{"child":"ben","lease":"l1"}"#)
    }
}
