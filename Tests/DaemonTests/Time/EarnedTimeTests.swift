import HouseholdTesting
import Testing

/// Minutes that finished lessons earn, as the wire tells them.
@Suite struct EarnedTimeTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call(
            "policy.set", #"{"child":"mia","earnedTime":{"minutesPerLesson":5,"dailyCapMinutes":15}}"#)
    }

    /// Plays the lesson to its end; returns the last reply.
    private func finish(isRight: Bool = true) throws -> Reply {
        var player = try LessonPlayer(parent, daemon.clock)
        for _ in 0..<30 {
            let reply = try player.play(isRight: isRight)
            if reply["summary"] != nil { return reply }
        }
        throw TestFault("the lesson does not end")
    }

    @Test(
        "A program that answers as fast as it can earns no minutes, whether it says what is shown or not",
        arguments: [true, false])
    func blind(saysShown: Bool) throws {
        let daemon = try TestDaemon { $0.watchesReading = true }
        let parent = try daemon.family().parent
        try parent.call(
            "policy.set", #"{"child":"mia","earnedTime":{"minutesPerLesson":5,"dailyCapMinutes":15}}"#)
        var player = try LessonPlayer(try daemon.client(), daemon.clock)
        for _ in 0..<60 where player.last["summary"] == nil {
            if saysShown {
                try player.client.call(
                    "activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
            }
            player.last = try player.client.call("activity.answer", player.answer(isRight: true))
        }
        #expect(player.last["summary"] != nil && player.last["earnedMinutes"] == nil)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
    }

    @Test("The last answer tells the minutes that it earned, in its record; the same lesson earns once a day")
    func earned() throws {
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"child":"mia","topics":["time.grant"]}"#)
        let reply = try finish()
        #expect(try reply.number("earnedMinutes") == 5)
        let event = try child.event()
        #expect(event["what"]?.string == "earned" && event["say"]?.string == "You have earned 5 more minutes!")
        let usage = try parent.call("time.usage", #"{"child":"mia"}"#)
        #expect(try usage.text("grants.0.grant.by") == "earned")
        #expect(try usage.text("grants.0.grant.lesson") == LessonPlayer.lesson)
        #expect(try usage.text("grants.0.title") == "Counting things")
        let entry = try parent.call("audit.list", #"{"limit":1}"#)
        #expect(try entry.text("entries.0.say") == "Mia: 5 minutes earned by the lesson counting-objects")
        let ledger = try parent.call("rewards.ledger", #"{"child":"mia"}"#)
        #expect(try ledger.text("lines.0.title") == "Counting things")
        #expect(try finish()["earnedMinutes"] == nil)
        try daemon.restart()
        let later = try daemon.client()
        #expect(try later.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 1)
    }

    @Test("A child reads the same title of a lesson in its language beside a grant and in its ledger")
    func language() throws {
        try parent.call("child.update", #"{"child":"mia","locale":"de"}"#)
        #expect(try finish().number("earnedMinutes") == 5)
        let child = try daemon.client()
        #expect(try child.call("time.usage", #"{"child":"mia"}"#).text("grants.0.title") == "Dinge z\u{E4}hlen")
        #expect(try child.call("rewards.ledger", #"{"child":"mia"}"#).text("lines.0.title") == "Dinge z\u{E4}hlen")
    }

    @Test("Without the rule nothing is earned")
    func off() throws {
        try parent.call("policy.set", #"{"child":"mia","earnedTime":null}"#)
        #expect(try finish()["earnedMinutes"] == nil)
        #expect(try parent.call("time.usage", #"{"child":"mia"}"#)["grants"]?.count == 0)
    }
}
