import HouseholdTesting
import Testing

/// A subscription ends with the right to hear.
@Suite struct SubscriptionEndTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let listener: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        listener = try daemon.client()
    }

    private func expectEnd(_ reason: String) throws {
        let event = try listener.event()
        #expect(event.topic == "subscription")
        #expect(event["what"]?.string == reason && event["ended"]?.bool == true)
    }

    private func expectNothing() throws {
        let other = try daemon.client()
        try other.unlock()
        try other.call("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try listener.allEvents().isEmpty)
    }

    @Test("Locking ends what a parent hears")
    func locked() throws {
        try listener.unlock()
        try listener.call("events.subscribe")
        try listener.call("parent.lock")
        try expectEnd("locked")
        try expectNothing()
    }

    @Test("A new PIN ends what its parent hears, over every connection")
    func newPIN() throws {
        try listener.unlock()
        try listener.call("events.subscribe", #"{"child":"mia"}"#)
        try parent.call("parent.changePin", #"{"pin":"2580","newPin":"736105"}"#)
        try expectEnd("pinChanged")
        #expect(try listener.allEvents().isEmpty)
    }

    @Test("Who is removed as a parent hears that, and nothing about locking")
    func removed() throws {
        try parent.call("parent.add", #"{"name":"Sam","pin":"48151"}"#)
        try listener.call("parent.unlock", #"{"parent":"sam","pin":"48151"}"#)
        try listener.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        try parent.call("parent.remove", #"{"parent":"sam"}"#)
        let event = try listener.event()
        #expect(event["what"]?.string == "removed")
        #expect(event["say"]?.string == "This parent was removed.")
    }

    @Test("When a child is erased, its subscriptions say that and not that it was archived", arguments: [true, false])
    func erased(isParents: Bool) throws {
        if isParents { try listener.unlock() }
        try listener.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        try parent.call("child.erase", #"{"child":"mia","confirmName":"Mia"}"#)
        try expectEnd("erased")
    }

    @Test("An unlock that runs out ends what a parent hears by the timer, and tells nothing that came after")
    func expired() throws {
        try listener.unlock()
        try listener.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        daemon.pass(minutes: 9)
        try parent.call("rpc.ping")
        daemon.clock.advance(minutes: 2)
        let other = try daemon.client()
        try other.unlock()
        try other.call("time.grant", #"{"child":"mia","minutes":5}"#)
        try expectEnd("expired")
        try expectNothing()
    }

    @Test("Without anything else happening it ends when its time has come")
    func expiredAlone() throws {
        try listener.unlock()
        try listener.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        daemon.pass(minutes: 11)
        try expectEnd("expired")
        #expect(daemon.alarms.count == 0)
    }

    @Test("A call after the unlock has run out ends it too, before its own reply is over")
    func expiredByCall() throws {
        try listener.unlock()
        try listener.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        daemon.clock.advance(minutes: 11)
        try listener.refusal("pin_required", "household.get")
        try expectEnd("expired")
    }

    @Test("A child's subscription does not end when a parent on the same connection locks")
    func childStays() throws {
        try listener.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        try listener.unlock()
        try listener.call("parent.lock")
        try parent.call("time.grant", #"{"child":"mia","minutes":5}"#)
        #expect(try listener.event().topic == "time.grant")
    }

    @Test(
        "When the child's profile is given to an account, others hear no more", .enabled(if: ForeignAccount.isPossible))
    func account() throws {
        try listener.call("events.subscribe", #"{"child":"mia"}"#)
        try parent.call("child.update", #"{"child":"mia","uids":[54321]}"#)
        try expectEnd("account")
        try expectNothing()
    }
}
