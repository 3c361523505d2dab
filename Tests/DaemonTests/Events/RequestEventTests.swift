import HouseholdTesting
import Testing

/// What parents and children hear of requests for time.
@Suite struct RequestEventTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let mia: TestClient
    private let ben: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        mia = try daemon.client()
        ben = try daemon.client()
    }

    private static let topics = #""topics":["time.request"]"#

    private func listen() throws {
        try parent.call("events.subscribe", "{\(Self.topics)}")
        try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        try ben.call("events.subscribe", #"{"child":"ben",\#(Self.topics)}"#)
    }

    @Test("Opened and decided are told to parents and to the child concerned, who does not hear who answered")
    func decided() throws {
        try listen()
        let request = try mia.call("time.ask", #"{"child":"mia","minutes":20,"reason":"rain"}"#)
            .text("request.request")
        let opened = try parent.event()
        #expect(opened["what"]?.string == "opened" && opened["request"]?.string == request)
        #expect(opened["say"]?.string == "Mia asks for 20 minutes (rain).")
        #expect(try mia.event()["what"]?.string == "opened")
        try parent.call("time.decide", #"{"request":"\#(request)","approve":true,"minutes":5,"word":"Fine."}"#)
        let told = try parent.event()
        #expect(told["what"]?.string == "decided" && told["by"]?.string == "Anna")
        let heard = try mia.event()
        #expect(heard["grantedMinutes"]?.integer == 5 && heard["word"]?.string == "Fine." && heard["by"] == nil)
        #expect(!heard.text.contains("Anna"))
        try parent.call("time.decide", #"{"request":"\#(request)","approve":true,"minutes":5,"word":"Fine."}"#)
        #expect(try parent.allEvents().isEmpty && mia.allEvents().isEmpty && ben.allEvents().isEmpty)
    }

    @Test("An expiry is told at the day's end by the one timer, also of a request from before anybody listened")
    func expired() throws {
        let early = try mia.call("time.ask", #"{"child":"mia","minutes":20}"#).text("request.request")
        let state = try ben.call("events.subscribe", #"{"child":"ben",\#(Self.topics)}"#)
        #expect(state["present.children.0.requests"]?.count == 0)
        let own = try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        #expect(try own.text("present.children.0.requests.0.request") == early)
        try mia.call("time.ask", #"{"child":"mia","minutes":5}"#)
        #expect(try mia.allEvents().map { $0["what"]?.string } == ["opened"])
        #expect(daemon.alarms.count == 1)
        daemon.pass(hours: 12)
        let over = try mia.allEvents()
        #expect(over.map { $0["what"]?.string } == ["expired", "expired"])
        #expect(Set(over.map { $0["state"]?.string }) == ["expired"])
        #expect(try ben.allEvents().isEmpty)
        daemon.pass(hours: 30)
        #expect(try mia.allEvents().isEmpty)
    }

    @Test("A request that comes while somebody listens sets the timer itself")
    func expiresLater() throws {
        try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        #expect(daemon.alarms.count == 0)
        try mia.call("time.ask", #"{"child":"mia","minutes":5}"#)
        #expect(try mia.event()["what"]?.string == "opened")
        // The timer is set behind the event.
        #expect(try mia.allEvents().isEmpty)
        #expect(daemon.alarms.count == 1)
        daemon.pass(hours: 12)
        #expect(try mia.allEvents().map { $0["what"]?.string } == ["expired"])
    }

    @Test("An answer that could not be stored leaves the expiry to be told")
    func unstoredAnswer() throws {
        try mia.call("events.subscribe", #"{"child":"mia",\#(Self.topics)}"#)
        let request = try mia.call("time.ask", #"{"child":"mia","minutes":5}"#).text("request.request")
        try daemon.breakStorage()
        try parent.refusal("storage_failed", "time.decide", #"{"request":"\#(request)","approve":false}"#)
        try daemon.mendStorage()
        // The timer is set behind the refusal.
        #expect(try mia.allEvents().map { $0["what"]?.string } == ["opened"])
        daemon.pass(hours: 12)
        #expect(try mia.allEvents().map { $0["what"]?.string } == ["expired"])
    }

    @Test("A parent's subscription begins with the open requests of all")
    func state() throws {
        try mia.call("time.ask", #"{"child":"mia","minutes":20}"#)
        try ben.call("time.ask", #"{"child":"ben","minutes":10}"#)
        let state = try parent.call("events.subscribe", "{\(Self.topics)}")
        #expect(try state.text("present.children.0.requests.0.say") == "Mia asks for 20 minutes.")
        #expect(try state.number("present.children.1.requests.0.minutes") == 10)
        #expect(state["present.children.0.decision"] == nil)
        // Without the topic it says nothing of them.
        let other = try parent.call("events.subscribe", #"{"topics":["policy"]}"#)
        #expect(other["present.children.0.requests"] == nil)
    }

    @Test("An answer takes the expiry from the timer, and nobody who listens leaves none")
    func timer() throws {
        try listen()
        let request = try mia.call("time.ask", #"{"child":"mia","minutes":20}"#).text("request.request")
        try parent.call("time.decide", #"{"request":"\#(request)","approve":false}"#)
        for client in [parent, mia, ben] { try client.call("events.unsubscribe") }
        #expect(daemon.alarms.count == 0)
        try mia.call("time.ask", #"{"child":"mia","minutes":20}"#)
        #expect(daemon.alarms.count == 0)
    }

    @Test("A child's grants are told as what they are: given, redeemed")
    func grants() throws {
        try mia.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        let code = try parent.call("time.codes", #"{"minutes":15}"#).text("codes.0.code")
        try mia.call("time.redeem", #"{"child":"mia","code":"\#(code)"}"#)
        let request = try mia.call("time.ask", #"{"child":"mia","minutes":20}"#).text("request.request")
        try parent.call("time.decide", #"{"request":"\#(request)","approve":true}"#)
        let heard = try mia.allEvents()
        #expect(heard.map { $0["what"]?.string } == ["redeemed", "given"])
        #expect(heard.last?["request"]?.string == request)
    }
}
