import API
import Household
import HouseholdTesting
import JSONRPC
import QuestionKinds
import SampleFamily
import Shapes
import Testing

@testable import Daemon
@testable import Packs

/// Every shipped lesson, played over the wire as a front-end does.
@Suite struct ShippedLessonTests {
    private static let lessons = EmbeddedPacks.all.flatMap(\.lessons)

    /// The question that the child looks at, as the daemon has it: one that is made of a template depends on the seed.
    private func question(_ daemon: TestDaemon, in activity: String) throws -> Question {
        let open = daemon.server?.openQuestion(
            of: ChildID(rawValue: "mia"), in: ActivityID(rawValue: activity))
        return try #require(open).question
    }

    private func play(_ lesson: LessonHead, wrongFirst: Bool) throws -> HouseholdTesting.Reply {
        let daemon = try TestDaemon()
        let client = try daemon.family().parent
        var reply = try client.call("activity.start", #"{"child":"mia","lesson":"\#(lesson.id)"}"#)
        let activity = try reply.text("activity")
        while let prompt = reply["question.prompt"]?.string {
            let question = try question(daemon, in: activity)
            #expect(question.prompt == prompt)
            let solutions = Solutions(question: question)
            let isExtra = reply["question.isExtra"] != nil
            let isWrong = try wrongFirst && !isExtra && reply.number("question.attempt") == 1
            let isGraded = question.body.content.solution != nil
            let answer = try #require(isWrong && isGraded ? solutions.wrong.first : solutions.right.last)
            let presentation = try reply.text("question.presentation")
            try client.call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
            daemon.clock.advance(seconds: 5)
            let json = String(decoding: Shape.answer.encode(answer), as: UTF8.self)
            reply = try client.call(
                "activity.answer",
                #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(json)}"#)
            let outcome = isGraded ? (isWrong ? "tryAgain" : "correct") : "participated"
            #expect(try reply.text("outcome") == outcome, "\(question.id)")
            #expect(try !reply.flag("isRapid"), "\(question.id)")
        }
        return reply
    }

    @Test("Each has a sticker of its own among those of its pack")
    func stickers() {
        let stickers = Self.lessons.compactMap(\.sticker)
        #expect(stickers.count == Self.lessons.count)
        for pack in EmbeddedPacks.all { #expect(Set(pack.lessons.map(\.sticker)).count == pack.lessons.count) }
    }

    @Test("After the last try no words ask for another one", arguments: lessons)
    func lastTry(lesson: LessonHead) throws {
        let daemon = try TestDaemon()
        let client = try daemon.family().parent
        var reply = try client.call("activity.start", #"{"child":"mia","lesson":"\#(lesson.id)"}"#)
        let activity = try reply.text("activity")
        while let prompt = reply["question.prompt"]?.string {
            let question = try question(daemon, in: activity)
            #expect(question.prompt == prompt)
            let solutions = Solutions(question: question)
            let wrong = try #require(solutions.wrong.first ?? solutions.right.last)
            let json = String(decoding: Shape.answer.encode(wrong), as: UTF8.self)
            let attempt = try reply.number("question.attempt")
            let presentation = try reply.text("question.presentation")
            reply = try client.call(
                "activity.answer",
                #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(json)}"#)
            guard attempt == 3, try reply.text("outcome") == "explained" else { continue }
            #expect(try reply.text("say") == "Let’s look at this one together.")
            #expect(try reply.text("explanation") == question.explanation)
        }
        #expect(reply["summary"] != nil)
    }

    @Test("Who answers everything right is perfect", arguments: lessons)
    func perfect(lesson: LessonHead) throws {
        let reply = try play(lesson, wrongFirst: false)
        #expect(try reply.number("summary.percent") == 100)
        let graded = try lesson.asked - ungraded(in: lesson)
        #expect(try reply.number("summary.rightAnswers") == graded)
        #expect(try reply.number("summary.gradedQuestions") == graded)
        #expect(try reply.number("summary.questions") == lesson.asked)
    }

    /// Those of a first play that are never graded.
    private func ungraded(in lesson: LessonHead) throws -> Int {
        let installed = EmbeddedPacks.all.flatMap(\.installed).first { $0.lesson.id == lesson.id }
        let whole = try #require(installed?.content).lesson
        // A first play asks the first of each section.
        let asked = Set(whole.sections.flatMap { $0.questions.prefix($0.draws ?? $0.questions.count) })
        return whole.questions.count { asked.contains($0.id) && $0.body.content.solution == nil }
    }

    @Test("Who is wrong first finds everything in the end, without points", arguments: lessons)
    func rectified(lesson: LessonHead) throws {
        let reply = try play(lesson, wrongFirst: true)
        // The last answer of a lesson with drawings may be one of them.
        #expect(try reply.flag("isRectified") || ungraded(in: lesson) > 0)
        #expect(try reply.number("summary.percent") == 0)
    }

    @Test("An answer of the wrong shape is told, and the question stays as it is")
    func wrongShape() throws {
        let daemon = try TestDaemon()
        let client = try daemon.family().parent
        var reply = try client.call("activity.start", #"{"child":"mia","lesson":"rhymes"}"#)
        let activity = try reply.text("activity")
        for answer in [#"{"option":"a"}"#, #"{"tile":"log"}"#] {
            daemon.clock.advance(seconds: 5)
            let presentation = try reply.text("question.presentation")
            reply = try client.call(
                "activity.answer",
                #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(answer)}"#)
        }
        #expect(try reply.text("question.kind") == "matching")
        let presentation = try reply.text("question.presentation")
        for answer in [
            #"{"pairs":[]}"#, #"{"pairs":[{"left":"moon","right":"spoon"}]}"#, #"{"placements":[]}"#,
            #"{"option":"a"}"#,
        ] {
            let refused = try client.refusal(
                "wrong_shape", "activity.answer",
                #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(answer)}"#)
            #expect(refused.code == 503)
        }
        let after = try client.call("activity.question", #"{"activity":"\#(activity)"}"#)
        #expect(try after.text("question.presentation") == presentation)
        #expect(try after.number("question.attempt") == 1)
    }
}

extension Lesson: CustomTestStringConvertible {
    public var testDescription: String { id.rawValue }
}
