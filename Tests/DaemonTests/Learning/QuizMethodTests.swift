import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

@testable import Daemon

/// Quizzes, reviews and their settings over the wire.
@Suite struct QuizMethodTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon { $0.shipped = try? FixturePack.all() }
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        child = try daemon.client()
    }

    /// The right answers of "Counting things", by a word of the prompt, and a wrong one.
    private static let answers = [
        ("apples", #"{"option":"b"}"#, #"{"option":"c"}"#), ("fish", #"{"tile":"4"}"#, #"{"tile":"5"}"#),
        ("ducks", #"{"option":"c"}"#, #"{"option":"a"}"#), ("stars", #"{"tile":"7"}"#, #"{"tile":"5"}"#),
        ("balls", #"{"option":"b"}"#, #"{"option":"a"}"#), ("flowers", #"{"tile":"9"}"#, #"{"tile":"8"}"#),
    ]

    /// Answers the question of a reply.
    private func answer(_ reply: Reply, right: Bool = true) throws -> Reply {
        let prompt = try reply.text("question.prompt")
        let known = try #require(Self.answers.first { prompt.contains($0.0) })
        let presentation = try reply.text("question.presentation")
        let activity = presentation.prefix { $0 != "." }
        try child.call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
        daemon.clock.advance(seconds: 5)
        return try child.call(
            "activity.answer",
            #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(right ? known.1 : known.2)}"#)
    }

    private func start(_ members: String) throws -> Reply {
        try child.call("activity.start", #"{"child":"mia",\#(members)}"#)
    }

    @Test("A quiz with a clock: each question once, a score, and it is told among the activities")
    func quiz() throws {
        var reply = try start(#""kind":"quiz","lesson":"counting-objects","questions":4,"limitSeconds":120"#)
        #expect(try reply.text("kind") == "quiz" && reply.number("timer.secondsLeft") == 120)
        let activity = try reply.text("activity")
        for number in 1...4 {
            #expect(try reply.number("question.total") == 4)
            reply = try answer(reply, right: number != 2)
            #expect(try reply.text("outcome") == (number == 2 ? "explained" : "correct"))
        }
        #expect(try reply.number("summary.percent") == 75)
        #expect(try reply.text("summary.kind") == "quiz")
        let list = try child.call("activity.list", #"{"child":"mia"}"#)
        #expect(
            try list.text("activityEntries.0.activity") == activity
                && list.text("activityEntries.0.state") == "finished")
        #expect(list["activityEntries.0.rests"] == nil)
        let replay = try parent.call("activity.replay", #"{"child":"mia","activity":"\#(activity)"}"#)
        #expect(replay["shownQuestions"]?.count == 4)
        #expect(try replay.text("shownQuestions.1.outcome") == "explained")
        try child.refusal("pin_required", "activity.replay", #"{"child":"mia","activity":"\#(activity)"}"#)
        // A quiz is no lesson: the first lesson is still the next one.
        let next = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try next.text("kind") == "new" && next.text("lesson.lesson") == "counting-objects")
    }

    @Test("When the time is over, finish tells what was done; an answer then does not count")
    func over() throws {
        let reply = try start(#""kind":"quiz","lesson":"counting-objects","questions":3,"limitSeconds":60"#)
        let activity = try reply.text("activity")
        _ = try answer(reply)
        daemon.clock.advance(seconds: 50)
        try child.call("time.renewLease", #"{"child":"mia","lease":"\#(activity)"}"#)
        daemon.clock.advance(seconds: 10)
        let done = try child.call("activity.finish", #"{"activity":"\#(activity)"}"#)
        #expect(try done.number("summary.percent") == 33)
    }

    @Test(
        "An absence up to five minutes is charged; after a longer one the child is welcomed, at another question",
        arguments: ["activity.question", "activity.resume"])
    func away(method: String) throws {
        let reply = try start(#""kind":"quiz","lesson":"counting-objects","questions":3,"limitSeconds":900"#)
        let activity = #"{"activity":"\#(try reply.text("activity"))"}"#
        daemon.clock.advance(seconds: 200)
        let short = try child.call(method, activity)
        #expect(try short.number("timer.secondsLeft") == 700 && short["sayWelcomeBack"] == nil)
        #expect(try short.text("question.presentation") == reply.text("question.presentation"))
        daemon.clock.advance(seconds: 400)
        let long = try child.call(method, activity)
        // From the last thing that was stored on: the first absence goes with the second.
        #expect(try long.number("timer.secondsLeft") == 900)
        #expect(try long.text("sayWelcomeBack") == "Welcome back! Let’s go on.")
        #expect(try long.text("question.presentation") != reply.text("question.presentation"))
        #expect(try long.text("question.prompt") != reply.text("question.prompt"))
        // The one that gave way is not answered any more, and the quiz goes on to its end, after a restart too.
        let presentation = try reply.text("question.presentation")
        try child.refusal(
            "stale_presentation", "activity.answer",
            #"{"activity":"\#(try reply.text("activity"))","presentation":"\#(presentation)","answer":{"option":"b"}}"#)
        var last = try answer(long)
        for _ in 1...2 { last = try answer(last) }
        #expect(try last.number("summary.percent") == 100)
        try parent.unlock()
        let replay = try parent.call(
            "activity.replay", #"{"child":"mia","activity":"\#(try reply.text("activity"))"}"#)
        #expect(try replay.text("shownQuestions.0.question.prompt") == long.text("question.prompt"))
    }

    @Test("An absence longer than the whole quiz ends it on no way: not by lesson.next, and not by a start")
    func awayForLong() throws {
        let wish = #""kind":"quiz","lesson":"counting-objects","questions":3,"limitSeconds":300"#
        let activity = try start(wish).text("activity")
        daemon.clock.advance(seconds: 2_000)
        let next = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try next.text("kind") == "resume" && next.text("place.activity") == activity)
        try child.refusal("open", "activity.start", #"{"child":"mia",\#(wish)}"#)
        let back = try child.call("activity.resume", #"{"activity":"\#(activity)"}"#)
        #expect(try back.number("timer.secondsLeft") == 300)
        #expect(try back.text("sayWelcomeBack") == "Welcome back! Let’s go on.")
    }

    @Test("What begins with the wrong members is told what it needs")
    func members() throws {
        for members in [
            #""kind":"quiz""#, #""kind":"review","lesson":"counting-objects""#, #""kind":"lesson""#,
            #""kind":"lesson","lesson":"counting-objects","questions":3"#, #""kind":"quiz","skill":"k.count-objects""#,
        ] {
            try child.refusal("invalid_params", "activity.start", #"{"child":"mia",\#(members)}"#)
        }
        try child.refusal(
            "review_not_due", "activity.start", #"{"child":"mia","kind":"review","skill":"k.count-objects"}"#)
        try child.refusal("unknown_skill", "activity.start", #"{"child":"mia","kind":"review","skill":"nothing"}"#)
    }

    /// The lesson on two days with a night between: the skill is mastered.
    private func master() throws {
        for _ in 1...2 {
            var reply = try start(#""lesson":"counting-objects""#)
            for _ in 1...6 { reply = try answer(reply) }
            daemon.clock.advance(seconds: 24 * 3600)
        }
    }

    @Test(
        "A skill that is due is proposed, looked back at, and comes back a week later; two failures lead back to learning"
    )
    func review() throws {
        try master()
        daemon.clock.advance(seconds: 2 * 24 * 3600)
        let next = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try next.text("kind") == "review" && next.text("review.skill") == "k.count-objects")
        #expect(try next.text("why").hasPrefix("You can do this well."))
        var reply = try start(#""kind":"review","skill":"k.count-objects""#)
        #expect(try reply.text("skill") == "k.count-objects" && reply.number("question.total") == 5)
        let resume = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try resume.text("place.kind") == "review" && resume.text("review.title") == next.text("review.title"))
        for _ in 1...5 { reply = try answer(reply) }
        #expect(try reply.flag("summary.isPassed") && reply.number("summary.reviewInDays") == 7)
        for (days, left) in [(7, 3), (3, nil)] as [(Int, Int?)] {
            daemon.clock.advance(seconds: days * 24 * 3600)
            reply = try start(#""kind":"review","skill":"k.count-objects""#)
            while reply["summary"] == nil { reply = try answer(reply, right: false) }
            #expect(try !reply.flag("summary.isPassed"))
            #expect(reply["summary.reviewInDays"]?.source == left.map(String.init))
        }
        let refused = try child.refusal(
            "review_not_due", "activity.start", #"{"child":"mia","kind":"review","skill":"k.count-objects"}"#)
        #expect(
            try refused.text("say") == "There is nothing to look back at here now. Let’s do something else!")
        // The way back is proposed once a day, from the next day on.
        #expect(try child.call("lesson.next", #"{"child":"mia"}"#).text("kind") != "relearn")
        daemon.clock.advance(seconds: 24 * 3600)
        let back = try child.call("lesson.next", #"{"child":"mia"}"#)
        #expect(try back.text("kind") == "relearn" && back.text("lesson.lesson") == "counting-objects")
        #expect(try back.text("say") == "Let’s do “Counting things” once more. It will come back!")
        reply = try start(#""lesson":"counting-objects""#)
        while reply["summary"] == nil { reply = try answer(reply) }
        #expect(try child.call("lesson.next", #"{"child":"mia"}"#).text("kind") != "relearn")
        try parent.unlock()
        let explained = try parent.call("mastery.explain", #"{"child":"mia","skill":"k.count-objects"}"#)
        #expect(try explained.text("masteryState") == "learning")
        #expect(try explained.text("say").hasPrefix("Mia had mastered this. Two reviews running were not passed"))
        #expect(try explained.text("lastAnswers.0.prompt").contains("How many"))
        let list = try child.call("mastery.list", #"{"child":"mia"}"#)
        let entry = list["mastery"]?.elements.map(\.self).first { $0.member("skill")?.string == "k.count-objects" }
        #expect(entry?.member("medal")?.string == "gold")
        // The parent sees that it was hard, the child only kind words.
        let activities = try parent.call("activity.list", #"{"child":"mia"}"#)
        #expect(activities["activityEntries.1.rests"]?.source == #"["misses"]"#)
    }

    @Test("A parent sees levels and forecasts, decides, and the audit tells it; a child does not")
    func settings() throws {
        try master()
        try parent.unlock()
        let before = try parent.call("mastery.settings", #"{"child":"mia"}"#)
        #expect(try before.text("scheduler") == "ladder")
        #expect(try before.number("forecasts.forecastCount") == 1 && !before.flag("forecasts.isMemoryOffered"))
        let after = try parent.call(
            "mastery.set", #"{"child":"mia","scheduler":"memory","subject":"math","adaptivePolicy":"early"}"#)
        #expect(try after.text("scheduler") == "memory")
        let math = after["levels"]?.elements.map(\.self).first { $0.member("subject")?.string == "math" }
        #expect(math?.member("adaptivePolicy")?.string == "early")
        #expect(math?.member("isChosenByParent")?.source == "true")
        let audit = try parent.call("audit.list", #"{"child":"mia"}"#).text
        #expect(audit.contains("reviews when the model of memory says so") && audit.contains("early"))
        try parent.call("mastery.set", #"{"child":"mia","subject":"math"}"#)
        let again = try parent.call("mastery.settings", #"{"child":"mia"}"#).text
        #expect(!again.contains(#""isChosenByParent":true"#))
        try parent.refusal("invalid_params", "mastery.set", #"{"child":"mia","adaptivePolicy":"early"}"#)
        try parent.refusal(
            "invalid_params", "mastery.set", #"{"child":"mia","subject":"maths","adaptivePolicy":"early"}"#)
        try child.refusal("pin_required", "mastery.settings", #"{"child":"mia"}"#)
        // It is known after a restart too.
        try daemon.restart()
        let next = try daemon.client()
        try next.unlock()
        #expect(try next.call("mastery.settings", #"{"child":"mia"}"#).text("scheduler") == "memory")
    }
}
