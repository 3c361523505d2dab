import API
import Household
import JSONRPC
import Testing

@testable import Daemon

/// What the hub keeps.
@Suite struct EventHubTests {
    private func event() -> Event {
        let data = EventData.household(HouseholdNews(what: .parentLocked, say: ""))
        return Event(data, child: nil, to: .parents, at: Instant(seconds: 0), topic: .household)
    }

    @Test("The last events are kept, and how many is a bound", arguments: [0, 1, 1023, 1024, 1025, 2047, 2048, 5000])
    func kept(count: Int) {
        var hub = EventHub()
        for _ in 0..<count { _ = hub.number(event()) }
        for missed in [0, 1, 1023, 1024, 1025] where missed <= count {
            let events = hub.events(after: UInt64(count - missed))
            #expect(events?.count == (missed <= WireLimits.keptEvents ? missed : nil))
            #expect(events?.first?.number == (missed == 0 ? nil : events.map { _ in UInt64(count - missed + 1) }))
        }
        #expect(hub.events(after: UInt64(count + 1)) == nil)
    }

    @Test("A cursor is read back by its own run only")
    func cursors() {
        let hub = EventHub()
        #expect(hub.number(in: hub.cursor(17)) == 17)
        #expect(EventHub().number(in: hub.cursor(17)) == nil)
        for text in ["", "-", "17", hub.run, hub.run + "-", hub.run + "--1", hub.run + "-1-2"] {
            #expect(hub.number(in: text) == nil)
        }
    }

    @Test("News waits for its own record, and goes in order")
    func pending() {
        var hub = EventHub()
        for seq in [3, 3, 5] as [Int64] { hub.wait(.happened(event()), for: seq) }
        #expect(hub.take(storedUpTo: 2).isEmpty)
        #expect(hub.take(storedUpTo: 4).count == 2)
        hub.dropPending()
        #expect(hub.take(storedUpTo: 9).isEmpty)
    }
}
