import QuestionKinds
import Testing

@testable import Household

struct GuessingGuardTests {
    private func answerAfter(_ milliseconds: Int64, typed: Bool) throws -> AnswerReply {
        var learner = try Learner.inLesson(of: 3)
        if typed {
            try learner.answerRight()
            try learner.answerRight()
        }
        try learner.shown()
        learner.wait(milliseconds)
        return try learner.answerRight()
    }

    @Test("Faster than can be read is rapid", arguments: [(0, true), (399, true), (400, false), (5000, false)])
    func fastTaps(milliseconds: Int64, isRapid: Bool) throws {
        let reply = try answerAfter(milliseconds, typed: false)
        #expect(reply.isRapid == isRapid)
        #expect(reply.outcome == .correct)
        #expect(reply.stars == (isRapid ? 0 : 1))
        #expect(reply.points == (isRapid ? 0 : 10))
        #expect(reply.run == (isRapid ? 0 : 1))
    }

    @Test("Typing needs a little longer", arguments: [(599, true), (600, false)])
    func fastTyping(milliseconds: Int64, isRapid: Bool) throws {
        #expect(try answerAfter(milliseconds, typed: true).isRapid == isRapid)
    }

    @Test("Rapid answers stand in neither score nor maximum, and leave the run alone")
    func rapidAnswersDoNotCount() throws {
        var learner = try Learner.inLesson(of: 4)
        try learner.answerRight()
        try learner.shown()
        let rapid = try learner.answerRight()
        #expect(rapid.run == 1)
        #expect(rapid.say.contains("take our time"))
        try learner.shown()
        #expect(try learner.answerWrong().run == 1)
        learner.wait(1000)
        try learner.answerRight()
        let summary = try #require(try learner.answerRight().summary)
        #expect(summary.score == 20)
        #expect(summary.maximum == 20)
        #expect(summary.percent == 100)
    }

    @Test("A lesson of nothing but rapid answers is neither passed nor a best")
    func nothingButRapidAnswers() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.shown()
        try learner.answerRight()
        try learner.shown()
        let summary = try #require(try learner.answerRight().summary)
        #expect(summary.maximum == 0)
        #expect(summary.percent == 0)
        #expect(!summary.isPassed)
        #expect(!summary.isNewBest)
    }

    @Test(
        "The fourth answer at one place running is a guess when at least three of the row were wrong",
        arguments: 0..<40 as Range<UInt64>)
    func samePlaces(seed: UInt64) throws {
        var learner = try Learner.inLesson(of: 12, seed: seed)
        var wrong = 0
        for number in 1...8 {
            let order = try #require(learner.book.open?.current?.order)
            let reply = try learner.answer(.option(order[0]))
            if reply.outcome != .correct { wrong += 1 }
            #expect(reply.isRapid == (number >= 4 && wrong >= 3))
            // A right answer that was read is never told to slow down, though it earns nothing here.
            #expect(reply.say.contains("take our time") == (reply.isRapid && reply.outcome != .correct))
            if reply.isRapid { #expect(reply.stars == 0) }
        }
        let order = try #require(learner.book.open?.current?.order)
        #expect(try !learner.answer(.option(order[1])).isRapid)
    }

    @Test("Who is always right is never taken for a guesser", arguments: 0..<50 as Range<UInt64>)
    func rightAnswersAreNeverRapid(seed: UInt64) throws {
        var learner = try Learner.inLesson(of: 40, seed: seed)
        while learner.book.open != nil { #expect(try !learner.answerRight().isRapid) }
    }

    @Test("A typed answer ends a row of places")
    func typedAnswersEndTheRow() throws {
        var draft = PackFixture.draft
        let choice = QuestionBody(PackFixture.fourOptions)
        draft.lessons[1].lesson.questions = [
            PackFixture.question("m1", choice),
            PackFixture.question("typed", draft.lessons[1].lesson.questions[0].body),
            PackFixture.question("m2", choice),
        ]
        draft.lessons[1].lesson.sections[0].questions = ["m1", "typed", "m2"]
        var learner = try Learner(PackFixture.library(draft))
        try learner.start("two")
        func tapFirst() throws -> Bool {
            let order = try #require(learner.book.open?.current?.order)
            return try learner.answer(.option(order[0])).isRapid
        }
        // Up to three choices at the first place, until the first question is over.
        while try learner.question.id == "m1" { #expect(try !tapFirst()) }
        #expect(learner.book.open?.samePlaces ?? 0 > 0)
        try learner.answerRight()
        #expect(learner.book.open?.samePlaces == 0)
        #expect(try !tapFirst())
        #expect(learner.book.activity("a1")?.samePlaces == 1)
    }

    @Test("Two choices have no places: the same one may be right many times")
    func twoChoicesHaveNoPlaces() throws {
        var draft = PackFixture.draft
        let two = MultipleChoice(options: Array(PackFixture.fourOptions.options.prefix(2)), correct: "b")
        var questions = (1...8).map { PackFixture.question(QuestionID(rawValue: "m\($0)"), QuestionBody(two)) }
        questions.append(draft.lessons[0].lesson.questions[1])
        draft.lessons[0].lesson.questions = questions
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: questions.map(\.id))
        ]
        var learner = try Learner(PackFixture.library(draft))
        try learner.start("one")
        for _ in 0..<8 {
            let order = try #require(learner.book.open?.current?.order)
            #expect(try !learner.answer(.option(order[0])).isRapid)
            if learner.book.open?.current?.attempt == 2 { try learner.answerRight() }
        }
    }

    @Test("Without shown, after a pause or over a restart of the machine no response time is known")
    func unknownResponseTimes() throws {
        var learner = try Learner.inLesson(of: 6)
        #expect(try !learner.answerRight().isRapid)
        try learner.shown()
        try learner.pause()
        try learner.resume()
        try learner.shown()
        #expect(try !learner.answerRight().isRapid)
        try learner.shown()
        learner.context.now.boot = BootID(rawValue: "another boot")
        #expect(try !learner.answerRight().isRapid)
        let times = try #require(learner.book.open?.answers.map(\.responseMilliseconds))
        #expect(times == [nil, nil, nil])
    }

    @Test(
        "Narration up to a minute is taken off the response time",
        arguments: [
            (10_000, 0, 10_000), (10_000, 4_000, 6_000), (10_000, 20_000, 0), (90_000, 80_000, 30_000),
            (10_000, -5, 10_000),
        ] as [(Int64, Int64, Int64)])
    func narration(visible: Int64, narration: Int64, response: Int64) throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.shown()
        learner.wait(visible)
        let reply = try learner.answer(learner.choice(right: true), narration: narration)
        #expect(!reply.isRapid)
        #expect(learner.book.open?.answers.first?.responseMilliseconds == response)
    }

    @Test("Shown said twice keeps the first time; for an answered question it changes nothing")
    func shownTwice() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.shown()
        learner.wait(1000)
        try learner.shown()
        #expect(learner.facts.count == 2)
        try learner.answerRight()
        #expect(learner.book.open?.answers.first?.responseMilliseconds == 1000)
        let late = try learner.book.shown("a1.1", of: "a1", in: learner.context)
        #expect(late.facts.isEmpty)
        #expect(
            learningRefusal { _ = try learner.book.shown("a1.5", of: "a1", in: learner.context) }
                == .stalePresentation(current: "a1.2"))
    }
}
