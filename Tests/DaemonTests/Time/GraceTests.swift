import HouseholdTesting
import Testing

@Suite struct GraceTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    @Test("A child who ended the lesson's lease and lost its minutes finishes one question, not the lesson")
    func endedLease() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.client.call("time.endLease", #"{"child":"mia","lease":"\#(player.activity)"}"#)
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        daemon.clock.advance(seconds: 70)
        player.last = try player.client.call("activity.answer", player.answer(isRight: true))
        daemon.clock.advance(seconds: 70)
        try player.client.refusal("not_now", "activity.answer", player.answer(isRight: true))
        // More minutes, and it goes on where it stopped.
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":60}"#)
        try player.play()
    }

    @Test("After a pause and a limit of nothing, one question may be finished, and its time counts")
    func pause() throws {
        var player = try LessonPlayer(daemon.client(), daemon.clock)
        try player.call("activity.pause")
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
        daemon.clock.advance(seconds: 30)
        _ = try player.client.ask("activity.resume", #"{"activity":"\#(player.activity)"}"#)
        daemon.clock.advance(seconds: 30)
        _ = try player.client.ask("activity.question", #"{"activity":"\#(player.activity)"}"#)
        for _ in 0..<3 {
            daemon.clock.advance(seconds: 50)
            let reply = try player.client.ask("activity.answer", player.answer(isRight: true))
            guard reply.kind == nil else {
                #expect(reply.kind == "not_now")
                break
            }
            player.last = reply
        }
        #expect(try player.number <= 2, "more than one question was answered after the end of time")
    }
}
