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
        #expect(player.last["question"] == nil)
        daemon.clock.advance(seconds: 70)
        try player.refusal("not_now", "activity.question")
        // More minutes, and it goes on where it stopped.
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        #expect(try player.call("activity.question").number("question.number") == 2)
        try player.play()
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
        let used = try player.client.call("time.usage", #"{"child":"mia","days":1}"#).number("days.0.usedSeconds")
        #expect(used == 50)
    }
}
