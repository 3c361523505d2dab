import API
import Household
import JSONRPC
import Testing
import Words

@testable import Daemon

/// What the hub keeps.
@Suite struct EventHubTests {
    private func event() -> Event {
        let data = EventData.household(HouseholdNews(what: .parentLocked, say: Saying(told: "")))
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
        for number in [0, 1, .max] as [UInt64] { #expect(hub.number(in: hub.cursor(number)) == number) }
        for text in ["", "-", "17", hub.run, hub.run + "-", hub.run + "--1", hub.run + "-1-2", hub.cursor(17) + "0"] {
            #expect(hub.number(in: text) == nil)
        }
    }

    @Test("No cursor comes twice, and none shows its number")
    func cursorsHide() {
        let hub = EventHub()
        let cursors = (0..<1000).map { hub.cursor($0 / 2) }
        #expect(Set(cursors).count == 1000)
        #expect(cursors.allSatisfy { $0.utf8.count == 49 && !$0.contains("00000000") })
    }

    @Test("What was missed comes before what has come since, numbered on, and only what the subscriber hears")
    func missed() {
        var hub = EventHub()
        for _ in 0..<4 { _ = hub.number(event()) }
        let subscription = Subscription(
            topics: [.household], child: nil, isParents: true, opener: .null, replyAfter: 0, lastReading: 0,
            missed: hub.events(after: 2) ?? [])
        #expect(subscription.waiting.isEmpty)
        subscription.hold(hub.number(event()), isBehind: false)
        subscription.open()
        #expect(subscription.waiting.map(\.event.number) == [3, 4, 5])
        #expect(subscription.waiting.map(\.seq) == [1, 2, 3])
        let other = Subscription(
            topics: [.policy], child: nil, isParents: true, opener: .null, replyAfter: 0, lastReading: 0,
            missed: hub.events(after: 0) ?? [])
        other.open()
        #expect(other.waiting.isEmpty)
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
