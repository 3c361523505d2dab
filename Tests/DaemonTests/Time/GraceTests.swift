import HouseholdTesting
import Testing

@Suite struct GraceTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    @Test("With a lease that has expired and minutes that are gone, one question is finished and not the lesson")
    func expiredLease() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        daemon.clock.advance(seconds: 70)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        daemon.clock.advance(seconds: 30)
        player.last = try player.client.call("activity.answer", player.answer(isRight: true))
        #expect(try player.last["question"] == nil && player.last.flag("isWaiting"))
        daemon.clock.advance(seconds: 70)
        try player.refusal("not_now", "activity.question")
        // More minutes, and it goes on where it stopped.
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        #expect(try player.call("activity.question").number("question.number") == 2)
        try player.play()
    }

    @Test("A wrong answer in the grace says that the activity waits, and comes again when there is time")
    func wrongInTheGrace() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        #expect(try player.play()["isWaiting"] == nil)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        daemon.clock.advance(seconds: 30)
        player.last = try player.client.call("activity.answer", player.answer(isRight: false))
        let reply = player.last
        #expect(try reply.text("outcome") == "tryAgain" && reply.flag("isWaiting"))
        #expect(reply["question"] == nil && reply["summary"] == nil)
        #expect(try reply.flag("time.allowed") == false)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        let again = try player.call("activity.question")
        #expect(try again.number("question.number") == 2 && again.number("question.attempt") == 2)
    }

    @Test("A paused activity is told without its question, and one that was given up as it is")
    func paused() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.call("activity.pause")
        let paused = try player.call("activity.question")
        #expect(try paused.text("state") == "paused" && paused["question"] == nil)
        try player.call("activity.abandon")
        for method in ["activity.question", "activity.abandon"] {
            #expect(try player.call(method).text("state") == "abandoned")
        }
        try player.refusal("finished", "activity.pause")
    }

    @Test("What comes next is told with the time, and invites to nothing that may not be done now")
    func next() throws {
        let client = try daemon.client()
        let mia = #"{"child":"mia"}"#
        let before = try client.call("lesson.next", mia)
        #expect(try before.flag("time.allowed") && before.text("say") == "Let’s try “Counting things”!")
        var player = try LessonPlayer(client, daemon.clock)
        try player.play()
        daemon.clock.advance(seconds: 10)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        // The question in hand may be finished, and every reply says so.
        let grace = try client.call("lesson.next", mia)
        #expect(try grace.text("kind") == "resume" && grace.number("time.finish.remainingSeconds") > 0)
        #expect(try grace.text("say") == grace.text("time.say"))
        let same = try client.call("activity.question", #"{"activity":"\#(player.activity)"}"#)
        #expect(try same.number("time.finish.remainingSeconds") == grace.number("time.finish.remainingSeconds"))
        daemon.clock.advance(minutes: 5)
        let over = try client.call("lesson.next", mia)
        #expect(try !over.flag("time.allowed") && over["time.finish"] == nil)
        #expect(try over.text("say") == client.call("time.mayI", mia).text("say"))
        #expect(try over.text("place.activity") == player.activity)
    }

    @Test("The end of a lesson tells the time of its own activity, whoever asks for it")
    func finished() throws {
        try parent.call(
            "policy.set",
            #"{"child":"mia","budgets":[{"name":"math","activities":[{"subject":"math"}],"minutes":1}]}"#)
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        for number in 1...6 { try player.play(seconds: number < 6 ? 10 : 12) }
        #expect(try player.last.text("time.state") == "budgetReached")
        for _ in 0..<2 {
            let finish = try player.client.call("activity.finish", #"{"activity":"\#(player.activity)"}"#)
            #expect(try finish.text("state") == "finished" && finish.text("time.state") == "budgetReached")
        }
        #expect(
            try player.client.call("lesson.next", #"{"child":"mia","subject":"math"}"#).text("time.state")
                == "budgetReached")
        #expect(try player.client.call("time.mayI", #"{"child":"mia"}"#).flag("allowed"))
    }

    @Test("After a pause and a limit of nothing, one question may be finished, and its time counts")
    func pause() throws {
        let player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.client.call("activity.pause", #"{"activity":"\#(player.activity)"}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        daemon.clock.advance(seconds: 30)
        _ = try player.client.ask("activity.resume", #"{"activity":"\#(player.activity)"}"#)
        daemon.clock.advance(seconds: 30)
        _ = try player.client.ask("activity.question", #"{"activity":"\#(player.activity)"}"#)
        daemon.clock.advance(seconds: 50)
        let reply = try player.client.ask("activity.answer", player.answer(isRight: true))
        // Taken or not, nothing more is opened.
        #expect(reply.kind == nil || reply.kind == "not_now")
        #expect(reply["question"] == nil)
        try player.refusal("not_now", "activity.question")
    }
}

@Suite struct ActivityLeaseTests {
    @Test("The lease of a lesson is not ended beside the lesson, and not taken for something else")
    func ownLease() throws {
        let daemon = try TestDaemon()
        try daemon.family()
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        let lease = #""child":"mia","lease":"\#(player.activity)""#
        try player.client.refusal("lease_taken", "time.endLease", "{\(lease)}")
        try player.client.refusal("lease_taken", "time.beginLease", #"{\#(lease),"activity":{"app":"paint"}}"#)
        try player.client.call("time.renewLease", "{\(lease)}")
        daemon.clock.advance(seconds: 40)
        try player.play(seconds: 10)
        let used = try player.client.call("time.usage", #"{"child":"mia","dayCount":1}"#).number("days.0.usedSeconds")
        #expect(used == 50)
    }
}
