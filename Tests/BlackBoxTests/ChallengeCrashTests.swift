import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 around the answer that reaches a challenge: what it pays is there once or not at all.
@Suite struct ChallengeCrashTests {
    private static let steps = Crash.commitSteps + Crash.checkpointSteps + Crash.snapshotSteps
    private static let questions = 6

    /// A child before the last answer of a lesson that makes a day of learning, which is all that its challenge wants.
    private struct Stage {
        let scratch: ScratchFolder
        let params: String

        init() throws {
            scratch = try Family.copy()
            let daemon = try scratch.daemon()
            let client = try LineClient(daemon.places.socket)
            _ = try client.result("parent.unlock", Family.unlock)
            _ = try client.result(
                "challenge.create",
                #"{"children":["mia"],"title":"Goal","bonusPercent":50,"wanted":{"counts":"streakDays","target":1}}"#)
            _ = try client.result(
                "policy.set",
                #"{"child":"mia","earnedTime":{"minutesPerLesson":1,"dailyCapMinutes":30,"minutesPerChallenge":7}}"#)
            var reply = try client.result("activity.start", #"{"child":"mia","lesson":"\#(ShippedPack.lesson)"}"#)
            let activity = reply.words("result.activity")
            for number in 1..<questions {
                try #require(reply.integer("result.question.number") == number)
                reply = try client.result("activity.answer", "{\(try Self.answer(to: reply, activity))}")
            }
            try #require(reply.integer("result.question.number") == questions)
            params = #"{\#(try Self.answer(to: reply, activity)),"idempotencyKey":"the-last-answer"}"#
            try daemon.stop()
        }

        private static func answer(to reply: CallReply, _ activity: String) throws -> String {
            let answer = try ShippedPack.answer(to: reply.words("result.question.prompt"))
            let presentation = reply.words("result.question.presentation")
            return #""activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(answer)"#
        }
    }

    /// What the household holds of the challenge after all.
    private struct Outcome: Equatable {
        var reply: [String]
        var state: String
        var paid: String
        var points: String
        var bonusLines: [String]
        var grantedMinutes: [String]
        var badges: Int

        init(_ reply: CallReply, _ client: LineClient) throws {
            self.reply = [
                "outcome", "starsEarned", "pointsEarned", "earnedMinutes", "reachedChallenges", "summary.score",
            ].map { reply.words("result.\($0)") }
            let view = try client.result("challenge.progress", #"{"child":"mia","challenge":"goal"}"#)
            state = view.words("result.state")
            paid = view.words("result.bonusPoints")
            let summary = try client.result("rewards.summary", #"{"child":"mia"}"#)
            points = summary.words("result.points")
            bonusLines = try client.result("rewards.ledger", #"{"child":"mia"}"#).list("result.lines")
                .filter { $0.member("what")?.string == "challengeBonus" }
                .map { $0.member("pointsEarned")?.integer.map { "\($0)" } ?? "-" }
            grantedMinutes = try client.result("time.usage", #"{"child":"mia"}"#).list("result.grants")
                .map { $0.member("grant")?.member("minutes")?.integer.map { "\($0)" } ?? "-" }.sorted()
            badges = try client.result("rewards.badges", #"{"child":"mia"}"#).list("result.earned")
                .count { $0.member("badge")?.string == "challenge.first" }
        }
    }

    /// The same without an accident.
    private static let uneventful = Result<Outcome, any Error> {
        let stage = try Stage()
        let daemon = try stage.scratch.daemon()
        let client = try LineClient(daemon.places.socket)
        return try Outcome(try client.result("activity.answer", stage.params), client)
    }

    @Test("It is paid exactly once, and the same key gets the same reply, wherever the daemon died", arguments: steps)
    func once(_ step: String) throws {
        let stage = try Stage()
        let crash = Crash(step: step, count: 1)
        let dying = try stage.scratch.daemon(environment: crash.environment)
        #expect(throws: LineClient.Gone.self) {
            let client = try LineClient(dying.places.socket)
            _ = try client.call("activity.answer", stage.params)
            try crash.goOn(client)
        }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try stage.scratch.daemon()
        let client = try LineClient(again.places.socket)
        if let isStored = crash.isStored {
            let view = try client.result("challenge.progress", #"{"child":"mia","challenge":"goal"}"#)
            #expect(view.words("result.state") == (isStored ? "completed" : "running"))
        }
        let first = try client.result("activity.answer", stage.params)
        let outcome = try Outcome(first, client)
        #expect(try outcome == Self.uneventful.get())
        let second = try client.result("activity.answer", stage.params)
        #expect(second.words("result") == first.words("result"))
        #expect(try Outcome(second, client) == outcome)
        #expect(try again.stop() == .exited(0))
    }

    @Test("The answer of these tests does reach the challenge, and pays half of the lesson's points")
    func earned() throws {
        let outcome = try Self.uneventful.get()
        #expect(outcome.state == "completed" && outcome.bonusLines.count == 1 && outcome.badges == 1)
        #expect(outcome.paid == outcome.bonusLines.first && outcome.paid != "0")
        #expect(outcome.grantedMinutes == ["1", "7"])
        #expect(outcome.reply.joined().contains("Goal"))
    }
}
