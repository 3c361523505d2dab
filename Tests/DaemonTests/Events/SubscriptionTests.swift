import HouseholdTesting
import Testing

/// Subscriptions: their order, their cursors, and who hears what.
@Suite struct SubscriptionTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    private func grant(_ minutes: Int, child: String = "mia") throws {
        try parent.call("time.grant", #"{"child":"\#(child)","minutes":\#(minutes)}"#)
    }

    @Test("Numbers rise by one, and a cursor resumes with what was missed, in order")
    func resumed() throws {
        var client = try daemon.client()
        try client.call("events.subscribe", #"{"topics":["time.grant"],"child":"mia"}"#)
        for minutes in 1...3 { try grant(minutes) }
        var events: [TestEvent] = []
        for _ in 0..<3 { events.append(try client.event()) }
        #expect(events.map(\.seq) == [1, 2, 3])
        client.close()
        for minutes in 4...6 { try grant(minutes) }
        try grant(7, child: "ben")
        client = try daemon.client()
        let params = #"{"topics":["time.grant"],"child":"mia","since":"\#(events[1].cursor)"}"#
        let reply = try client.call("events.subscribe", params)
        #expect(try reply.flag("gap") == false)
        let missed = try client.allEvents()
        #expect(missed.map { $0["minutes"]?.integer } == [3, 4, 5, 6])
        #expect(missed.map(\.seq) == [1, 2, 3, 4])
        // The place in the reply is the one before what was missed.
        try client.call(
            "events.subscribe", #"{"topics":["time.grant"],"child":"mia","since":"\#(reply.text("cursor"))"}"#)
        #expect(try client.allEvents().map { $0["minutes"]?.integer } == [3, 4, 5, 6])
    }

    @Test(
        "A cursor of another run, of a time long gone, or of nothing is a gap, and nothing old is told",
        arguments: ["0011223344556677-1", "nonsense", "-", "x-1-2"])
    func foreignCursor(cursor: String) throws {
        try grant(5)
        let reply = try parent.call("events.subscribe", #"{"since":"\#(cursor)"}"#)
        #expect(try reply.flag("gap"))
        #expect(try parent.allEvents().isEmpty)
    }

    @Test("After a restart an earlier cursor is a gap; without a cursor there is none")
    func restarted() throws {
        let cursor = try parent.call("events.subscribe").text("cursor")
        #expect(try !parent.call("events.subscribe", #"{"since":"\#(cursor)"}"#).flag("gap"))
        try daemon.restart()
        let client = try daemon.client()
        #expect(try client.call("events.subscribe", #"{"child":"mia","since":"\#(cursor)"}"#).flag("gap"))
        #expect(try !client.call("events.subscribe", #"{"child":"mia"}"#).flag("gap"))
    }

    @Test("More than are kept is a gap: one less is not")
    func fallenOut() throws {
        let cursor = try parent.call("events.subscribe", #"{"topics":["policy"]}"#).text("cursor")
        try parent.call("events.unsubscribe")
        func change(_ count: Int) throws {
            let calls = (0..<count).map { index in
                CallLine.text("\(index)", "policy.set", #"{"child":"mia","dailyMinutes":\#(30 + index % 2)}"#)
            }
            try parent.send("[" + calls.joined(separator: ",") + "]")
            _ = try parent.receiveBatch()
        }
        for _ in 0..<10 { try change(100) }
        try change(24)
        let since = #"{"topics":["policy"],"since":"\#(cursor)"}"#
        #expect(try !parent.call("events.subscribe", since).flag("gap"))
        #expect(try parent.allEvents().count == 1024)
        try parent.call("events.unsubscribe")
        try change(1)
        #expect(try parent.call("events.subscribe", since).flag("gap"))
        #expect(try parent.allEvents().isEmpty)
    }

    @Test("A second subscription replaces the first, and unsubscribing twice does no harm")
    func replaced() throws {
        try parent.call("events.subscribe", #"{"topics":["time.grant"]}"#)
        try parent.call("events.subscribe", #"{"topics":["policy"]}"#)
        try grant(5)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":30}"#)
        let events = try parent.allEvents()
        #expect(events.map(\.topic) == ["policy"])
        #expect(events.first?.seq == 1)
        for _ in 0..<2 { try parent.call("events.unsubscribe") }
        try grant(5)
        #expect(try parent.allEvents().isEmpty)
    }

    @Test("The reply comes before the first event, also when it waits for a commit, and events split no batch")
    func order() throws {
        let calls = [
            CallLine.text("1", "time.lock", #"{"child":"mia"}"#),
            CallLine.text("2", "events.subscribe", #"{"child":"mia","topics":["time.state"]}"#),
            CallLine.text("3", "time.unlock", #"{"child":"mia"}"#),
        ]
        for _ in 0..<20 {
            try parent.send(calls.joined(separator: "\n"))
            let lines = try (0..<4).map { _ in try parent.anyLine() }
            #expect(lines.filter { !$0.id.isEmpty }.map(\.id) == ["1", "2", "3"])
            #expect(lines.prefix(2).map(\.id) == ["1", "2"])
            // What the reply has told is not told again.
            #expect(lines.compactMap { $0.root["params.state"]?.string } == ["active"])
            try parent.call("events.unsubscribe")
        }
        try parent.send("[" + calls.joined(separator: ",") + "]")
        #expect(try parent.anyLine().root.kind == .array)
        #expect(try parent.event()["state"]?.string == "active")
    }

    @Test("Unknown topics are refused with those that there are; none at all too")
    func topics() throws {
        let reply = try parent.refusal(
            "invalid_params", "events.subscribe", #"{"topics":["time.state","weather"]}"#, isWellFormed: false)
        #expect(try reply.text("path") == "/topics/1")
        for topic in ["time.state", "time.warning", "time.grant", "activity.result", "policy", "household"] {
            #expect(reply.message.contains(topic))
        }
        try parent.refusal("invalid_params", "events.subscribe", #"{"topics":[]}"#, isWellFormed: false)
    }

    @Test("Without a child a parent is needed, and an unknown child is told")
    func roles() throws {
        let client = try daemon.client()
        try client.refusal("pin_required", "events.subscribe")
        try client.refusal("unknown_child", "events.subscribe", #"{"child":"zoe"}"#)
        #expect(try parent.call("events.subscribe")["present.children"]?.count == 2)
        #expect(try parent.call("events.subscribe", #"{"child":"ben"}"#)["present.children"]?.count == 1)
        try grant(5)
        #expect(try parent.allEvents().isEmpty)
        try grant(5, child: "Ben")
        #expect(try parent.allEvents().map(\.child) == ["ben"])
    }

    @Test("A commit that fails tells nothing, and what follows is told as if it had never been")
    func failedCommit() throws {
        let client = try daemon.client()
        try client.call("events.subscribe", #"{"child":"mia"}"#)
        try daemon.breakStorage()
        try parent.refusal("storage_failed", "time.grant", #"{"child":"mia","minutes":5}"#)
        try parent.refusal("storage_failed", "time.lock", #"{"child":"mia"}"#)
        #expect(try client.allEvents().isEmpty)
        try daemon.mendStorage()
        try parent.call("time.lock", #"{"child":"mia"}"#)
        let events = try client.allEvents()
        #expect(events.map(\.topic) == ["time.state"])
        #expect(events.first?.seq == 1)
    }

    @Test("A finished lesson, new limits and another filter are told to the child in its own words")
    func facts() throws {
        let client = try daemon.client()
        // What a lesson earns is told beside it, in topics of its own.
        try client.call(
            "events.subscribe", #"{"child":"mia","topics":["activity.result","policy","household"]}"#)
        var player = try LessonPlayer(client, daemon.clock)
        for _ in 0..<6 { try player.play() }
        let result = try client.event()
        #expect(result.topic == "activity.result")
        #expect(result["percent"]?.integer == 100)
        #expect(result["title"]?.string == "Counting things")
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":45}"#)
        let limits = try client.event()
        #expect(limits["what"]?.string == "limits" && limits["policy.dailyMinutes"]?.integer == 45)
        try parent.call("filter.set", #"{"child":"mia","blockedLessons":["adding-with-objects"]}"#)
        let filter = try client.event()
        #expect(filter["what"]?.string == "filter" && filter["policy"] == nil)
        #expect(!filter.text.contains("adding"))
        try parent.call("child.update", #"{"child":"mia","avatar":"owl"}"#)
        #expect(try client.event()["what"]?.string == "childChanged")
        let again = try client.call("events.subscribe", #"{"child":"mia"}"#)
        #expect(try again.number("present.children.0.summary.percent") == 100)
        #expect(try again.number("present.children.0.rewards.stars") > 0)
        #expect(try again.number("present.children.0.policy.dailyMinutes") == 45)
    }

    @Test("Parents hear of parents, wrong PINs and profiles; a child does not")
    func household() throws {
        let client = try daemon.client()
        try client.call("events.subscribe", #"{"child":"mia"}"#)
        try parent.call("events.subscribe", #"{"topics":["household"]}"#)
        let other = try daemon.client()
        try other.refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
        try other.unlock()
        try other.call("parent.lock")
        try parent.call("child.add", #"{"name":"Zoe","born":"2020-12"}"#)
        let events = try parent.allEvents()
        #expect(
            events.map { $0["what"]?.string } == ["unlockFailed", "parentUnlocked", "parentLocked", "childAdded"])
        #expect(events.first?["failures"]?.integer == 1)
        #expect(events[1]["parent"]?.string == "anna")
        #expect(try client.allEvents().isEmpty)
    }

    @Test("A wrong PIN over an unlocked connection tells whose it is; a stranger's is nobody's")
    func whoseWrongPIN() throws {
        try parent.call("events.subscribe", #"{"topics":["household"]}"#)
        let other = try daemon.client()
        try other.refusal("wrong_pin", "parent.unlock", #"{"pin":"1357"}"#)
        #expect(try parent.event()["parent"] == nil)
        try other.unlock()
        #expect(try parent.event()["what"]?.string == "parentUnlocked")
        try other.refusal("wrong_pin", "parent.newRecoveryCode", #"{"pin":"1357"}"#)
        let event = try parent.event()
        #expect(event["what"]?.string == "unlockFailed" && event["parent"]?.string == "anna")
    }

    @Test("A child that is added while a parent listens to all is watched from then on")
    func added() throws {
        try parent.call("events.subscribe", #"{"topics":["time.state"]}"#)
        try parent.call("child.add", #"{"name":"Zoe","born":"2020-12"}"#)
        try parent.call("time.lock", #"{"child":"zoe"}"#)
        #expect(try parent.event().child == "zoe")
    }
}
