import HouseholdTesting
import Testing

/// What happens to a lesson when time ends in the middle of it.
@Suite struct EndOfTimeTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    /// A lesson with its first question open, one second after the day's only minute ended.
    private func lessonAtTheEnd(finishing: String = "question") throws -> LessonPlayer {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":1,"finishing":"\#(finishing)"}"#)
        let player = try LessonPlayer(daemon.client(), daemon.clock)
        for _ in 0..<2 {
            daemon.clock.advance(seconds: 29)
            try player.client.call(
                "activity.shown", #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
        }
        daemon.clock.advance(seconds: 3)
        return player
    }

    @Test("The open question may be answered; the next one is not for now, with the whole decision and kind words")
    func question() throws {
        var player = try lessonAtTheEnd()
        let params = try player.answer(isRight: true)
        player.last = try player.client.call("activity.answer", params)
        #expect(try player.last.text("outcome") == "correct")
        #expect(try player.last.text("time.state") == "dailyLimitReached")
        #expect(try !player.last.flag("time.allowed"))
        // No question comes that may not be answered.
        #expect(player.last["question"] == nil)
        #expect(player.last["time.finish"] == nil)
        daemon.clock.advance(seconds: 5)
        let refused = try player.refusal("not_now", "activity.question")
        #expect(try refused.text("decision.state") == "dailyLimitReached")
        #expect(try refused.flag("decision.allowed") == false)
        #expect(try !refused.text("say").isEmpty)
        // Sent again, the answer that was given still gets its first reply.
        #expect(try player.client.call("activity.answer", params).text("outcome") == "correct")
    }

    @Test("The grace for the open question is two minutes, which count as use")
    func grace() throws {
        var player = try lessonAtTheEnd()
        daemon.clock.advance(seconds: 50)
        player.last = try player.client.call("activity.question", #"{"activity":"\#(player.activity)"}"#)
        // The grace is told: by every call on the activity, and to who renews its lease.
        let left = try player.last.number("time.finish.remainingSeconds")
        #expect((60...70).contains(left))
        #expect(try player.last.text("time.say").hasPrefix("You may finish this first. "))
        let lease = #"{"child":"mia","lease":"\#(player.activity)"}"#
        #expect(try player.client.call("time.renewLease", lease).number("finish.remainingSeconds") == left)
        daemon.clock.advance(seconds: 50)
        player.last = try player.client.call("activity.question", #"{"activity":"\#(player.activity)"}"#)
        #expect(
            try player.client.call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds") > 60)
        daemon.clock.advance(seconds: 25)
        try player.client.refusal("not_now", "activity.answer", player.answer(isRight: true))
    }

    @Test("Finishing nothing refuses at once; finishing the lesson goes on to its end")
    func finishing() throws {
        let nothing = try lessonAtTheEnd(finishing: "none")
        try nothing.client.refusal("not_now", "activity.answer", nothing.answer(isRight: true))
        try parent.call("policy.set", #"{"child":"mia","finishing":"lesson","dailyMinutes":60}"#)
        try parent.call("policy.set", #"{"child":"ben","finishing":"lesson","dailyMinutes":1}"#)
        var ben = try LessonPlayer(daemon.client(), daemon.clock, child: "ben")
        for _ in 1...5 { try ben.play(seconds: 25) }
        #expect(try !ben.last.flag("time.allowed"))
        #expect(try ben.last.number("time.finish.remainingSeconds") > 400)
        try ben.play(seconds: 25)
        #expect(try ben.last.number("summary.rightAnswers") == 6)
    }

    @Test("A lesson that waits for time goes on at its question after a grant")
    func grant() throws {
        var player = try lessonAtTheEnd()
        player.last = try player.client.call("activity.answer", player.answer(isRight: true))
        daemon.clock.advance(minutes: 3)
        let refused = try player.client.refusal("not_now", "activity.question", #"{"activity":"\#(player.activity)"}"#)
        #expect(refused["decision.liftedBy"]?.texts.contains("grant") == true)
        try parent.call("time.grant", #"{"child":"mia","minutes":15}"#)
        try player.call("activity.question")
        #expect(try player.number == 2)
        #expect(try player.play().text("outcome") == "correct")
        #expect(try player.last.text("time.state") == "active")
    }

    @Test("Under a parent's lock nothing is finished")
    func lock() throws {
        let player = try LessonPlayer(daemon.client(), daemon.clock)
        try parent.call("time.lock", #"{"child":"mia"}"#)
        let refused = try player.client.refusal("not_now", "activity.answer", player.answer(isRight: true))
        #expect(try refused.text("decision.state") == "lockedByParent")
        // Pausing and giving up need no time.
        try player.client.call("activity.pause", #"{"activity":"\#(player.activity)"}"#)
    }

    @Test("A rapid answer leaves the question open that may be finished, within the same grace")
    func rapidAnswer() throws {
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":1}"#)
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.play()
        // The second question was opened in time, and is seen just after the end.
        for _ in 0..<2 {
            daemon.clock.advance(seconds: 28)
            try player.call("activity.question")
        }
        try player.play(seconds: 0)
        #expect(try player.last.flag("isRapid") && player.last.text("outcome") == "tryAgain")
        #expect(try player.number == 2 && player.last.number("question.attempt") == 1)
        let left = try player.last.number("time.finish.remainingSeconds")
        #expect(try player.last.text("time.say").hasPrefix("You may finish this first. "))
        daemon.clock.advance(seconds: 5)
        try player.call("activity.question")
        #expect(try player.last.number("time.finish.remainingSeconds") == left - 5)
        try player.play(seconds: 2)
        #expect(try player.last.text("outcome") == "correct")
        #expect(player.last["question"] == nil)
    }

    @Test("A start that is refused because a lesson is open invites to nothing while there is no time")
    func startWhileOpen() throws {
        let start = #"{"child":"mia","lesson":"comparing-numbers"}"#
        let client = try LessonPlayer(daemon.client(), daemon.clock).client
        #expect(try client.refusal("open", "activity.start", start).text("say").hasPrefix("You have one open already."))
        try parent.call("time.lock", #"{"child":"mia"}"#)
        let locked = try client.refusal("open", "activity.start", start)
        #expect(try locked.text("say") == "Time for a break. A parent will say when we go on.")
        try parent.call("time.unlock", #"{"child":"mia"}"#)
        daemon.clock.setWall("2026-11-21T21:00:00+01:00")
        #expect(try client.refusal("open", "activity.start", start).text("say").hasPrefix("Time to rest."))
    }

    @Test("While its question may be finished a start that is refused says so")
    func startInTheGrace() throws {
        let player = try lessonAtTheEnd()
        let start = #"{"child":"mia","lesson":"comparing-numbers"}"#
        let refused = try player.client.refusal("open", "activity.start", start)
        #expect(try refused.text("say").hasPrefix("You may finish this first. "))
    }

    @Test("Who leaves a lesson hears about that, and of time only when it ends")
    func leaving() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.call("activity.pause")
        #expect(try player.last.text("time.say") == "See you soon! Your place is kept.")
        try player.call("activity.resume")
        try player.call("activity.abandon")
        #expect(try player.last.text("time.say") == "All right. You can choose another one.")
        var last = try lessonAtTheEnd()
        try last.call("activity.pause")
        #expect(try last.last.text("time.state") == "dailyLimitReached")
        #expect(try !last.last.text("time.say").contains("See you soon"))
    }

    @Test("Events at the end of time say that the open question may be finished, to who is at it")
    func events() throws {
        let child = try daemon.client()
        try child.call("events.subscribe", #"{"topics":["time.state"],"child":"mia"}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":10}"#)
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        for _ in 0..<20 {
            daemon.pass(seconds: 30)
            try player.call("activity.question")
        }
        daemon.pass(seconds: 1)
        let end = try #require(try child.allEvents().last)
        #expect(end["state"]?.string == "dailyLimitReached" && end["allowed"]?.bool == false)
        #expect(end["say"]?.string?.hasPrefix("You may finish this first. That was a good day.") == true)
    }

    @Test("What is refused for lack of time changes nothing about the lesson")
    func nothingChanged() throws {
        let player = try lessonAtTheEnd(finishing: "none")
        let before = try #require(player.last["question"]?.source)
        for _ in 0..<3 { try player.client.refusal("not_now", "activity.answer", player.answer(isRight: false)) }
        try parent.call("time.grant", #"{"child":"mia","minutes":15}"#)
        let after = try player.client.call("activity.question", #"{"activity":"\#(player.activity)"}"#)
        #expect(after["question"]?.source == before)
    }
}
