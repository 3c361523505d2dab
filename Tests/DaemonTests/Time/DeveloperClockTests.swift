import HouseholdTesting
import Testing

@Suite struct DeveloperClockTests {
    private let daemon: TestDaemon
    private let client: TestClient

    init() throws {
        daemon = try TestDaemon { $0.isDeveloper = true }
        client = try daemon.family().parent
    }

    @Test("Advancing moves all clocks: use is counted, quiet hours come")
    func advance() throws {
        try client.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try client.call("clock.advance", #"{"seconds":45}"#).text("now") == "2026-11-21T15:00:45+01:00")
        try client.call("time.endLease", #"{"child":"mia","lease":"l"}"#)
        #expect(
            try client.call("time.usage", #"{"child":"mia"}"#)["days"]?.elements.reduce(0) {
                $0 + ($1["usedSeconds"]?.integer ?? 0)
            } == 45)
        try client.call("clock.advance", #"{"seconds":18000}"#)
        #expect(try client.call("time.mayI", #"{"child":"mia"}"#).text("state") == "quietHours")
    }

    @Test("No clock leads beyond the last year that a row can be of: moving is refused, and time stands still there")
    func lastYear() throws {
        try client.call("clock.set", #"{"at":"9998-11-30T00:00:00Z"}"#)
        let refusal = try client.refusal("invalid_params", "clock.advance", #"{"seconds":5000000}"#)
        #expect(try refusal.text("path") == "/seconds")
        try client.unlock()
        // The machine's own clock goes on.
        daemon.clock.advance(hours: 24 * 60)
        try client.unlock()
        try daemon.restart()
        let again = try daemon.client()
        #expect(try again.call("daemon.info").text("now") == "9999-01-01T00:59:59+01:00")
        try again.unlock()
        #expect(try again.call("daemon.doctor").flag("healthy"))
    }

    @Test("Setting moves the wall clock alone, and both survive a restart")
    func set() throws {
        try client.call("time.beginLease", #"{"child":"mia","lease":"l"}"#)
        try client.call("clock.set", #"{"at":"2026-11-21T18:00:00+01:00"}"#)
        try client.call("time.endLease", #"{"child":"mia","lease":"l"}"#)
        #expect(try client.call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds") == 0)
        try client.call("clock.advance", #"{"seconds":60}"#)
        try daemon.restart()
        let info = try daemon.client().call("daemon.info")
        #expect(try info.text("now") == "2026-11-21T18:01:00+01:00")
        #expect(try info.flag("isDeveloper"))
    }
}
