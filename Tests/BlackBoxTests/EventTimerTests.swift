import HouseholdTesting
import Testing

/// The daemon's own timer, in real time.
@Suite struct EventTimerTests {
    @Test("A warning comes when its moment has come, without anybody asking") func warning() throws {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        let parent = try LineClient(daemon.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        let evening = #"{"child":"mia","quietHours":[{"start":"20:00","end":"07:00"}]}"#
        _ = try parent.result("policy.set", evening)
        _ = try parent.result("clock.set", #"{"at":"2027-01-15T19:54:59\#(Family.offset)"}"#)
        let child = try LineClient(daemon.places.socket)
        _ = try child.result("events.subscribe", #"{"child":"mia","topics":["time.warning"]}"#)
        let event = try child.reply()
        #expect(event.words("method") == "event")
        #expect(event.words("params.topic") == "time.warning")
        #expect(event.words("params.at").hasPrefix("2027-01-15T19:55:00"))
    }
}
