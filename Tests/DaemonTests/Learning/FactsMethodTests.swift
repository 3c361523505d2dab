import HouseholdTesting
import JSONRPC
import StrictJSON
import Testing

@testable import Daemon
@testable import Household

/// Practice, sprints and copying over the wire, and what is told of them.
@Suite struct FactsMethodTests {
    private let daemon: TestDaemon
    private let parent: TestClient
    private let child: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        child = try daemon.client()
    }

    /// What is right, from the prompt alone: a front-end knows no more.
    private func right(_ prompt: String) throws -> Int {
        if let match = prompt.firstMatch(of: /(\d+) ([+−×÷]) (\d+) = ___/) {
            let (left, right) = (try #require(Int(match.1)), try #require(Int(match.3)))
            return switch match.2 {
            case "+": left + right
            case "−": left - right
            case "×": left * right
            default: left / right
            }
        }
        return try #require(prompt.firstMatch(of: /Type this number: (\d+)/).flatMap { Int($0.1) })
    }

    private func answer(
        _ reply: Reply, by client: TestClient? = nil, wrong: Bool = false, after seconds: Int = 3, key: String? = nil,
        shows: Bool = true
    ) throws -> Reply {
        let client = client ?? child
        let number = try right(reply.text("question.prompt"))
        let presentation = try reply.text("question.presentation")
        let activity = String(presentation.prefix { $0 != "." })
        if shows {
            try client.call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
        }
        daemon.clock.advance(seconds: seconds)
        let options = reply["question.multipleChoice.options"]?.elements.map(\.self).compactMap {
            $0.member("id")?.string
        }
        let given =
            options.map { ids in #"{"option":"\#(ids.first { ($0 == "\(number)") != wrong } ?? "")"}"# }
            ?? #"{"text":"\#(wrong ? 77 : number)"}"#
        let keyed = key.map { #","idempotencyKey":"\#($0)""# } ?? ""
        return try client.call(
            "activity.answer",
            #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(given)\#(keyed)}"#)
    }

    private func start(_ members: String) throws -> Reply {
        try child.call("activity.start", #"{"child":"mia",\#(members)}"#)
    }

    /// Plays to the end.
    private func play(_ members: String, after seconds: Int = 3) throws -> Reply {
        var reply = try start(members)
        while reply["summary"] == nil { reply = try answer(reply, after: seconds) }
        return reply
    }

    @Test("Numbers are copied, facts practised, and a miss is explained in two steps")
    func practice() throws {
        let copied = try play(#""kind":"copying""#, after: 1)
        #expect(try copied.text("summary.kind") == "copying" && copied.number("summary.starsEarned") == 0)
        var reply = try start(#""kind":"practice","questions":12"#)
        #expect(try reply.text("title") == "Math facts to 20" && reply.number("question.total") == 12)
        reply = try answer(reply, wrong: true)
        #expect(try reply.text("outcome") == "explained")
        let fact = try reply.text("microLesson.fact")
        #expect(try reply.text("microLesson.example").hasSuffix("."))
        let why = try parent.call("facts.why", #"{"child":"mia","fact":"\#(fact)"}"#)
        #expect(why["microLesson"]?.source == reply["microLesson"]?.source)
        while reply["summary"] == nil { reply = try answer(reply) }
        #expect(try reply.number("summary.rightAnswers") == 11)
        let status = try parent.call("facts.status", #"{"child":"mia"}"#)
        #expect(try status.number("typing.typingMilliseconds") >= 1_000 && !status.flag("typing.isDue"))
        #expect(try status.number("factDetails.gateMilliseconds") == 3_000)
        let own = try child.call("facts.status", #"{"child":"mia"}"#)
        #expect(own["factDetails"] == nil && own["factBands"]?.count == 6)
        let matrix = try child.call("facts.matrix", #"{"child":"mia"}"#)
        #expect(matrix["factCells"]?.count == 231 && !matrix.text.contains("netMilliseconds"))
        #expect(try parent.call("facts.matrix", #"{"child":"mia"}"#).text.contains("netMilliseconds"))
        // The parent looks at it again, as it was.
        let activity = try reply.text("summary.activity")
        let replay = try parent.call("activity.replay", #"{"child":"mia","activity":"\#(activity)"}"#)
        #expect(try replay.text("shownQuestions.0.outcome") == "explained" && replay["shownQuestions"]?.count == 12)
    }

    @Test("A drill asks what it is about; members that do not go together are refused")
    func drill() throws {
        let reply = try start(#""kind":"practice","strategy":"doubles","questions":3"#)
        let match = try reply.text("question.prompt").firstMatch(of: /(\d+) ([+−]) (\d+)/)
        let (left, right) = (Int(try #require(match).1), Int(try #require(match).3))
        #expect(left == right || left == right.map { 2 * $0 })
        for members in [
            #""kind":"practice","lesson":"counting-objects""#, #""kind":"timed","questions":5"#,
            #""kind":"timed","strategy":"doubles""#, #""kind":"copying","factBand":2"#,
            #""kind":"practice","limitSeconds":60"#, #""kind":"quiz","subject":"math","factBand":1"#,
            #""kind":"practice","strategy":"bridgeTen","factBand":1"#,
        ] {
            try child.refusal("invalid_params", "activity.start", #"{"child":"mia",\#(members)}"#)
        }
        for members in [#""lesson":"math-facts""#, #""kind":"quiz","lesson":"math-facts""#] {
            try child.refusal("unknown_lesson", "activity.start", #"{"child":"mia",\#(members)}"#)
        }
        let list = try child.call("lesson.list", #"{"child":"mia","limit":200}"#).text
        #expect(!list.contains("math-facts"))
    }

    @Test("While a fact is asked it is not explained; before and after it is, at no cost")
    func why() throws {
        let reply = try start(#""kind":"practice""#)
        let prompt = try reply.text("question.prompt")
        let fact = prompt.replacing(" = ___", with: "").replacing(" ", with: "").replacing("−", with: "-")
        try child.refusal("hint_not_available", "facts.why", #"{"child":"mia","fact":"\#(fact)"}"#)
        _ = try answer(reply)
        let why = try child.call("facts.why", #"{"child":"mia","fact":"\#(fact)"}"#)
        #expect(try why.text("microLesson.fact") == fact)
        for wrong in ["7*11", "11+10", "5-6", "07+5"] {
            try child.refusal("invalid_params", "facts.why", #"{"child":"mia","fact":"\#(wrong)"}"#)
        }
    }

    @Test("A sprint ends by kidd's clock, also over a restart; five are enough for now")
    func sprints() throws {
        var reply = try start(#""kind":"timed""#)
        #expect(try reply.number("timer.limitSeconds") == 60 && reply["goal"] == nil)
        reply = try answer(reply, after: 20)
        try daemon.restart()
        var client = try daemon.client()
        let same = try client.call(
            "activity.question", #"{"activity":"\#(try reply.text("question.presentation").prefix { $0 != "." })"}"#)
        #expect(same["question"]?.source == reply["question"]?.source)
        #expect(try same.number("timer.secondsLeft") == 40)
        reply = try answer(same, by: client, after: 39)
        #expect(try reply.text("outcome") == "correct")
        let late = try answer(reply, by: client, after: 2)
        #expect(try late.text("outcome") == "late" && late.number("summary.sprint.rightAnswers") == 2)
        for _ in 2...5 {
            let next = try client.call("activity.start", #"{"child":"mia","kind":"timed"}"#)
            daemon.clock.advance(seconds: 60)
            let done = try client.call("activity.finish", #"{"activity":"\#(try next.text("activity"))"}"#)
            #expect(try done.number("summary.sprint.rightAnswers") == 0)
        }
        let refused = try client.refusal("sprints_rest", "activity.start", #"{"child":"mia","kind":"timed"}"#)
        #expect(refused.code == 511)
        let goal = try client.call("facts.goal", #"{"child":"mia"}"#)
        #expect(try goal.number("sprintsLeft") == 0 && goal.number("sprintBest") == 2)
        daemon.clock.advance(seconds: 1_800)
        client = try daemon.client()
        #expect(try client.call("facts.setGoal", #"{"child":"mia","goal":9}"#).number("goal") == 9)
        #expect(try client.call("activity.start", #"{"child":"mia","kind":"timed"}"#).number("goal") == 9)
    }

    @Test(
        "An answer that is sent again has its first reply, byte for byte, over a restart too",
        arguments: [
            "practice", "timed",
        ])
    func again(kind: String) throws {
        var reply = try start(#""kind":"\#(kind)""#)
        var client = child
        for number in 1...4 {
            let asked = reply
            reply = try answer(asked, by: client, wrong: number == 2, key: "key-\(number)")
            if number == 3 {
                try daemon.restart()
                client = try daemon.client()
            }
            let again = try answer(asked, by: client, wrong: number == 2, after: 0, key: "key-\(number)", shows: false)
            #expect(again.result?.source == reply.result?.source)
        }
    }

    @Test("A sprint may come to its end when time is over, and a practice only its question")
    func endOfTime() throws {
        for (kind, goesOn) in [("timed", true), ("practice", false)] {
            try parent.unlock()
            try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"finishing":"question"}"#)
            var reply = try start(#""kind":"\#(kind)""#)
            reply = try answer(reply, after: 5)
            try parent.unlock()
            daemon.clock.advance(seconds: 1)
            // What there is was used already.
            try parent.call("policy.set", #"{"child":"mia","dailyMinutes":0}"#)
            reply = try answer(reply, after: 5)
            #expect((reply["question"] != nil) == goesOn, "\(kind): \(reply.text)")
            if goesOn {
                let next = try answer(reply, after: 5)
                #expect(next["question"] != nil)
            }
            try parent.unlock()
            try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null}"#)
            daemon.clock.advance(seconds: 24 * 3600)
        }
    }

    @Test("A parent chooses the gate, and the audit tells it; a child does not")
    func gate() throws {
        let set = try parent.call("facts.set", #"{"child":"mia","gateMilliseconds":2500}"#)
        #expect(try set.number("factDetails.gateMilliseconds") == 2_500)
        #expect(try parent.call("audit.list", #"{"child":"mia"}"#).text.contains("math facts within"))
        #expect(try parent.call("facts.set", #"{"child":"mia"}"#).number("factDetails.gateMilliseconds") == 3_000)
        try child.refusal("pin_required", "facts.set", #"{"child":"mia","gateMilliseconds":2500}"#)
    }

    @Test("Products and divisions are a domain of their own: practice, sprint, matrix, goal and report")
    func products() throws {
        _ = try play(#""kind":"copying""#, after: 1)
        var reply = try start(#""kind":"practice","domain":"multiplyDivide","questions":6"#)
        #expect(try reply.text("title") == "Multiplication facts")
        #expect(try reply.text("question.prompt").contains(/[×÷]/))
        reply = try answer(reply, wrong: true)
        #expect(try reply.text("microLesson.fact").contains(/[*\/]/))
        while reply["summary"] == nil { reply = try answer(reply) }
        let status = try child.call("facts.status", #"{"child":"mia","domain":"multiplyDivide"}"#)
        #expect(try status.flag("isOffered") && !status.flag("typing.isDue") && status["factBands"]?.count == 6)
        #expect(try child.call("facts.status", #"{"child":"mia"}"#).text("say").hasPrefix("Let’s find out"))
        for (operation, count) in [("multiplication", 121), ("division", 110), ("subtraction", 231)] {
            let matrix = try child.call("facts.matrix", #"{"child":"mia","operation":"\#(operation)"}"#)
            #expect(matrix["factCells"]?.count == count)
        }
        let sprint = try start(#""kind":"timed","domain":"multiplyDivide""#)
        #expect(try sprint.text("question.prompt").contains(/[×÷]/))
        daemon.clock.advance(seconds: 60)
        _ = try child.call("activity.finish", #"{"activity":"\#(try sprint.text("activity"))"}"#)
        let goal = #"{"child":"mia","domain":"multiplyDivide","goal":7}"#
        #expect(try child.call("facts.setGoal", goal).number("goal") == 7)
        #expect(try child.call("facts.goal", #"{"child":"mia"}"#)["goal"] == nil)
        #expect(try child.call("facts.goal", #"{"child":"mia"}"#).number("sprintsLeft") == 4)
        let report = try parent.call("report.weekly", #"{"child":"mia"}"#)
        #expect(report["reports.0.factTimes"] == nil && report["reports.0.multiplicationFacts"] != nil)
        for members in [
            #""kind":"copying","domain":"multiplyDivide""#, #""lesson":"counting-objects","domain":"multiplyDivide""#,
            #""kind":"practice","domain":"multiplyDivide","strategy":"doubles""#,
        ] {
            try child.refusal("invalid_params", "activity.start", #"{"child":"mia",\#(members)}"#)
        }
        try child.refusal(
            "unknown_lesson", "activity.start", #"{"child":"mia","lesson":"multiplication-facts"}"#)
        // On the next day it goes on with them.
        daemon.clock.advance(seconds: 24 * 3600)
        let next = try daemon.client().call("lesson.next", #"{"child":"mia"}"#)
        #expect(try next.text("kind") == "practice" && next.text("domain") == "multiplyDivide")
    }

    @Test("Where math rests nothing of it is asked")
    func filtered() throws {
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":["reading"]}"#)
        for kind in ["practice", "timed", "copying"] {
            try child.refusal("filtered", "activity.start", #"{"child":"mia","kind":"\#(kind)"}"#)
        }
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":null,"blockedLessons":["math-facts"]}"#)
        try child.refusal("filtered", "activity.start", #"{"child":"mia","kind":"practice"}"#)
    }
}
