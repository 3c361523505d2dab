import HouseholdTesting
import Testing

/// A child asks for time, and a parent answers.
@Suite struct TimeRequestTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        child = try daemon.client()
    }

    private func ask(_ more: String = "", child name: String = "mia") throws -> String {
        try child.call("time.ask", #"{"child":"\#(name)","minutes":20\#(more)}"#).text("request.request")
    }

    private func decide(_ request: String, _ answer: String) -> String { #"{"request":"\#(request)",\#(answer)}"# }

    @Test(
        "What somebody writes to another may have lines, and nothing that nobody sees: the error says where it stands")
    func ownWords() throws {
        let request = try ask(#","reason":"one\nmore""#)
        let unseen = #""until\u202e0081""#
        for (client, method, params) in [
            (child, "time.ask", #"{"child":"mia","minutes":5,"reason":\#(unseen)}"#),
            (parent, "time.decide", decide(request, #""approve":false,"word":\#(unseen)"#)),
            (parent, "time.grant", #"{"child":"mia","minutes":5,"why":\#(unseen)}"#),
            (parent, "time.lock", #"{"child":"mia","why":\#(unseen)}"#),
        ] {
            let refusal = try client.refusal("invalid_params", method, params)
            #expect(refusal.text.contains("none that turn the direction of writing"), "\(method)")
        }
        #expect(try parent.call("time.requests").text("requests.0.say") == "Mia asks for 20 minutes (one\nmore).")
    }

    @Test("A request is seen by the child and the parent, answered once, and its minutes count at once")
    func approved() throws {
        let asked = try child.call("time.ask", #"{"child":"mia","minutes":20,"reason":"nearly done"}"#)
        #expect(try asked.text("request.state") == "open")
        #expect(try asked.text("decision.state") == "dailyLimitReached")
        #expect(try !asked.text("say").isEmpty)
        #expect(try asked.text("request.expiresAt") == "2026-11-22T00:00:00+01:00")
        let request = try asked.text("request.request")
        let seen = try parent.call("time.requests")
        #expect(try seen.text("requests.0.say") == "Mia asks for 20 minutes (nearly done).")
        let decided = try parent.call("time.decide", decide(request, #""approve":true,"minutes":10,"word":"Go on!""#))
        #expect(try decided.text("request.state") == "approved")
        #expect(try decided.number("decision.remainingSeconds") == 600)
        #expect(try decided.text("note") == "Granted 10 minutes.")
        let own = try child.call("time.requests", #"{"child":"mia"}"#)
        #expect(try own.number("requests.0.parentAnswer.minutes") == 10)
        #expect(try own.text("requests.0.say") == "Yes! You have 10 more minutes. \u{201C}Go on!\u{201D}")
        let usage = try child.call("time.usage", #"{"child":"mia"}"#)
        #expect(try usage.text("grants.0.grant.request") == request)
    }

    @Test("The child hears what the parent hears: minutes that quiet hours take away are not promised")
    func lateRequest() throws {
        try parent.call(
            "policy.set", #"{"child":"mia","dailyMinutes":60,"quietHours":[{"start":"15:05","end":"20:00"}]}"#)
        try child.call("events.subscribe", #"{"topics":["time.request","time.grant"],"child":"mia"}"#)
        let request = try ask()
        let note = try parent.call("time.decide", decide(request, #""approve":true,"word":"Go on!""#)).text("note")
        #expect(note == "Granted 20 minutes, but quiet hours begin at 15:05.")
        let rest = "Time to rest begins at 15:05."
        let heard = try child.allEvents().compactMap { $0["say"]?.string }
        #expect(heard.contains("You have 20 more minutes. " + rest))
        #expect(heard.contains("Yes! You have 20 more minutes. \(rest) \u{201C}Go on!\u{201D}"))
        let own = try child.call("time.requests", #"{"child":"mia"}"#).text("requests.0.say")
        #expect(own == "Yes! You have 20 more minutes. \(rest) \u{201C}Go on!\u{201D}")
        // Nor while they last; when the minutes are over, nothing stands against them.
        daemon.pass(minutes: 10)
        let later = try child.call("time.requests", #"{"child":"mia"}"#).text("requests.0.say")
        #expect(later.hasPrefix("Yes! You have 20 more minutes. Time to rest"))
        try parent.unlock()
        try parent.call("time.undoGrant", #"{"child":"mia","grant":"request-\#(request)"}"#)
        let over = try child.call("time.requests", #"{"child":"mia"}"#).text("requests.0.say")
        #expect(over == "Yes! You have 20 more minutes. \u{201C}Go on!\u{201D}")
    }

    @Test("Exactly one answer is final, over a restart and for two parents at once")
    func final() throws {
        let request = try ask()
        let other = try daemon.client()
        try other.unlock()
        _ = try parent.begin("time.decide", decide(request, #""approve":true"#))
        _ = try other.begin("time.decide", decide(request, #""approve":false"#))
        let replies = try [parent.receive(), other.receive()]
        #expect(replies.count { $0.kind == nil } == 1)
        let refused = try #require(replies.first { $0.kind == "request_closed" })
        #expect(refused.code == 305)
        #expect(try refused.text("by") == "Anna" && !refused.text("at").isEmpty)
        let isApproved = try refused.text("state") == "approved"
        try daemon.restart()
        let later = try daemon.client()
        try later.unlock()
        try later.refusal("request_closed", "time.decide", decide(request, "\"approve\":\(!isApproved)"))
        try later.refusal("request_closed", "time.decide", decide(request, #""approve":true,"minutes":3"#))
        let before = try later.call("daemon.stats").number("storage.rows")
        try later.call("time.decide", decide(request, "\"approve\":\(isApproved)"))
        #expect(try later.call("daemon.stats").number("storage.rows") == before)
        let minutes = isApproved ? 1200 : 0
        #expect(try later.call("time.mayI", #"{"child":"mia"}"#).number("remainingSeconds") == minutes)
    }

    @Test("Nobody's answer: it expires with the day, grants nothing, and says so")
    func expired() throws {
        let request = try ask()
        daemon.clock.setWall("2026-11-22T08:00:00+01:00")
        let refused = try parent.refusal("request_closed", "time.decide", decide(request, #""approve":true"#))
        #expect(try refused.text("state") == "expired" && refused["by"] == nil)
        #expect(refused.message.contains("grants nothing"))
        #expect(try child.call("time.requests", #"{"child":"mia"}"#).text("requests.0.state") == "expired")
        #expect(try child.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
    }

    @Test("At most three are open; the refusal has kind words")
    func most() throws {
        for _ in 0..<3 { _ = try ask() }
        let refused = try child.refusal("too_many_requests", "time.ask", #"{"child":"mia","minutes":5}"#)
        #expect(try refused.text("say").contains("wait"))
        _ = try ask(child: "ben")
    }

    @Test("Sent twice it counts once: by the front-end's id, over a restart too, and by an idempotency key")
    func twice() throws {
        let first = try ask(#","clientId":"castle""#)
        #expect(try ask(#","clientId":"castle""#) == first)
        // Another child's id is its own.
        #expect(try ask(#","clientId":"castle""#, child: "ben") != first)
        try daemon.restart()
        let later = try daemon.client()
        let again = try later.call("time.ask", #"{"child":"mia","minutes":20,"clientId":"castle"}"#)
        #expect(try again.text("request.request") == first)
        let keyed = #"{"child":"mia","minutes":5,"idempotencyKey":"k"}"#
        let one = try later.call("time.ask", keyed)
        #expect(try later.call("time.ask", keyed).result?.source == one.result?.source)
        #expect(try later.call("time.requests", #"{"child":"mia"}"#)["requests"]?.count == 2)
    }

    @Test("A child sees its own; only a parent decides, and leaves the child out")
    func roles() throws {
        let request = try ask()
        #expect(try child.call("time.requests", #"{"child":"ben"}"#)["requests"]?.count == 0)
        try child.refusal("pin_required", "time.requests")
        try child.refusal("pin_required", "time.decide", decide(request, #""approve":true"#))
        // Whether the request is known or not makes no difference to a child.
        try child.refusal("pin_required", "time.decide", decide("x", #""approve":true"#))
        try parent.refusal("unknown_request", "time.decide", decide("x", #""approve":true"#))
        try parent.call("child.archive", #"{"child":"mia","archived":true}"#)
        try parent.refusal("child_archived", "time.decide", decide(request, #""approve":true"#))
        #expect(try parent.call("time.requests")["requests"]?.count == 0)
    }

    @Test(
        "Values out of bounds are refused with their place",
        arguments: [
            #""minutes":0"#, #""minutes":1441"#, #""minutes":1.5"#, #""minutes":5,"reason":"""#,
            #""minutes":5,"clientId":"""#,
            #""minutes":5,"reason":7"#, #""minutes":5,"other":1"#, #""reason":"x""#,
        ])
    func malformed(members: String) throws {
        try child.refusal("invalid_params", "time.ask", #"{"child":"mia",\#(members)}"#, isWellFormed: false)
        #expect(try child.call("time.requests", #"{"child":"mia"}"#)["requests"]?.count == 0)
    }

    @Test("Long and hostile texts are bounded, and stand as they came")
    func texts() throws {
        let marks = String(repeating: "e\u{301}", count: 100)
        let asked = try child.call("time.ask", #"{"child":"mia","minutes":5,"reason":"\#(marks)"}"#)
        #expect(try Array(asked.text("request.reason").utf8) == Array(marks.utf8))
        try child.refusal(
            "invalid_params", "time.ask", #"{"child":"mia","minutes":5,"reason":"\#(marks)x"}"#,
            isWellFormed: false)
        let refused = #"{"child":"mia","minutes":5,"activity":{"lesson":"no-such"}}"#
        try child.refusal("unknown_lesson", "time.ask", refused)
    }

    @Test("A grant, an approval and an undo say when the filter keeps away what they are for")
    func filtered() throws {
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#)
        let activity = #""activity":{"lesson":"counting-objects"}"#
        let granted = try parent.call("time.grant", #"{"child":"mia","minutes":5,"grant":"g",\#(activity)}"#)
        #expect(try granted.text("decision.state") == "notAllowed")
        #expect(
            try granted.text("note")
                == "Granted 5 minutes for lesson counting-objects, but the filter does not allow it.")
        let request = try ask(",\(activity)")
        let decided = try parent.call("time.decide", decide(request, #""approve":true"#))
        #expect(
            try decided.text("note")
                == "Granted 20 minutes for lesson counting-objects, but the filter does not allow it.")
        let undone = try parent.call("time.undoGrant", #"{"child":"mia","grant":"g"}"#)
        #expect(try undone.text("decision.state") == "notAllowed")
    }

    @Test("Who is declined hears what is still there, at once and later")
    func declinedWithTimeLeft() throws {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":93}"#)
        try child.call("events.subscribe", #"{"child":"mia","topics":["time.request"]}"#)
        try parent.call("time.decide", decide(try ask(), #""approve":false"#))
        let say = "Not this time. You still have 1 h 33 min."
        #expect(try child.allEvents().compactMap { $0["say"]?.string }.contains(say))
        let own = try child.call("time.requests", #"{"child":"mia"}"#)
        #expect(try own.text("requests.0.say") == say)
    }

    @Test("Everything about it is in the audit, the child's in simple words")
    func audit() throws {
        let request = try ask(#","reason":"rain""#)
        try parent.call("time.decide", decide(request, #""approve":false,"word":"Dinner""#))
        let entries = try parent.call("audit.list", #"{"limit":2}"#)
        #expect(try entries.text("entries.0.say") == "Mia: request declined (Dinner)")
        #expect(try entries.text("entries.1.say") == "Mia: asks for 20 minutes (rain)")
        let own = try child.call("audit.list", #"{"child":"mia","limit":2}"#)
        #expect(try own.text("entries.0.say") == "Anna said: not this time. “Dinner”")
        #expect(try own.text("entries.1.say") == "You asked for 20 minutes.")
        #expect(try parent.call("audit.verify").flag("intact"))
    }

    @Test("A request and its answer outlive a snapshot")
    func snapshot() throws {
        let daemon = try TestDaemon { $0.snapshotRecords = 1 }
        let parent = try daemon.family().parent
        let asked = try parent.call("time.ask", #"{"child":"mia","minutes":5,"clientId":"a"}"#)
        try parent.call("time.decide", decide(asked.text("request.request"), #""approve":true"#))
        try daemon.restart()
        let later = try daemon.client()
        let list = try later.call("time.requests", #"{"child":"mia"}"#)
        #expect(try list.text("requests.0.state") == "approved")
    }
}
