import HouseholdTesting
import Testing

/// What front-ends report of idle time, and the time in which apps may save.
@Suite struct IdleAndSaveTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    private static let lease = #""child":"mia","lease":"paint""#

    private func used() throws -> Int {
        try parent.call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds")
    }

    @Test("Idle seconds are not counted, also when the lease ends with them and after a restart")
    func idle() throws {
        try parent.call("time.beginLease", "{\(Self.lease)}")
        daemon.clock.advance(seconds: 30)
        try parent.call("time.renewLease", #"{\#(Self.lease),"idleSeconds":20}"#)
        #expect(try used() == 10)
        try daemon.restart()
        let later = try daemon.client()
        daemon.clock.advance(seconds: 30)
        try later.call("time.endLease", #"{\#(Self.lease),"idleSeconds":3600}"#)
        #expect(try later.call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds") == 10)
    }

    @Test("The audit has one entry of a lease's idle time a day, and none of its renewals")
    func audit() throws {
        try parent.call("time.beginLease", "{\(Self.lease)}")
        for _ in 0..<5 {
            daemon.clock.advance(seconds: 30)
            try parent.call("time.renewLease", #"{\#(Self.lease),"idleSeconds":10}"#)
        }
        let entries = try parent.call("audit.list", #"{"limit":50}"#)["entries"].map { Array($0.elements) } ?? []
        #expect(entries.count { $0["what"]?.string == "idleClaimed" } == 1)
        #expect(entries.first?["say"]?.string?.contains("paint") == true)
        #expect(try used() == 100)
    }

    @Test("Claims out of bounds are refused", arguments: ["-1", "3601", "1.5", "\"9\"", "null"])
    func bounds(seconds: String) throws {
        for method in ["time.renewLease", "time.endLease"] {
            try parent.refusal(
                "invalid_params", method, "{\(Self.lease),\"idleSeconds\":\(seconds)}", isWellFormed: false)
        }
    }

    @Test("An app that said so may save once when time ends; the reply says until when, the audit that it did")
    func save() throws {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":1}"#)
        let begun = try parent.call(
            "time.beginLease", #"{\#(Self.lease),"saveSeconds":30,"activity":{"app":"paint"}}"#)
        #expect(begun["saveSeconds"] == nil && begun["closeAt"] == nil)
        daemon.clock.advance(seconds: 50)
        try parent.call("time.renewLease", "{\(Self.lease)}")
        daemon.clock.advance(seconds: 20)
        let ended = try parent.call("time.renewLease", "{\(Self.lease)}")
        #expect(try !ended.flag("decision.allowed") && ended.number("saveSeconds") == 20)
        let closeBy = try ended.text("closeAt")
        try daemon.restart()
        let later = try daemon.client()
        daemon.clock.advance(seconds: 10)
        let again = try later.call("time.renewLease", "{\(Self.lease)}")
        #expect(try again.number("saveSeconds") == 10 && again.text("closeAt") == closeBy)
        daemon.clock.advance(seconds: 10)
        #expect(try later.call("time.renewLease", "{\(Self.lease)}")["closeAt"] == nil)
        try later.unlock()
        let entries = try later.call("audit.list", #"{"limit":20}"#)["entries"].map { Array($0.elements) } ?? []
        #expect(entries.count { $0["what"]?.string == "saveTime" } == 1)
        #expect(entries.contains { $0["say"]?.string == "Mia: time had ended: paint was given a moment to save" })
    }

    @Test("No app saves longer than a minute", arguments: [0, 61, -1])
    func saveBounds(seconds: Int) throws {
        try parent.refusal(
            "invalid_params", "time.beginLease", "{\(Self.lease),\"saveSeconds\":\(seconds)}", isWellFormed: false)
    }
}
