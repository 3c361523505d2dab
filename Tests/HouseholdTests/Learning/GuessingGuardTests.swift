import QuestionKinds
import Testing
import Words

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
        #expect(reply.outcome == (isRapid ? .tryAgain : .correct))
        #expect(reply.question?.number == (isRapid ? 1 : 2))
        #expect(reply.stars == (isRapid ? 0 : 1))
        #expect(reply.points == (isRapid ? 0 : 10))
        #expect(reply.run == (isRapid ? 0 : 1))
    }

    @Test("Typing needs a little longer", arguments: [(599, true), (600, false)])
    func fastTyping(milliseconds: Int64, isRapid: Bool) throws {
        #expect(try answerAfter(milliseconds, typed: true).isRapid == isRapid)
    }

    @Test("A rapid answer is no try: the first one that was read is the first", arguments: [true, false])
    func rapidAnswersAreNoTries(wouldBeRight: Bool) throws {
        var learner = try Learner.inLesson(of: 4)
        try learner.answerRight()
        let order = learner.book.open?.current?.order
        for number in 1...2 {
            let rapid = try learner.answerTooFast(right: wouldBeRight)
            #expect(rapid.outcome == .tryAgain && rapid.isRapid && !rapid.isRectified)
            #expect(rapid.run == 1 && rapid.stars == 0 && rapid.points == 0)
            #expect(rapid.question?.attempt == 1 && rapid.question?.number == 2)
            #expect(learner.book.open?.current?.rapidAnswers == number)
            #expect(learner.book.open?.openNumbers == [2, 3, 4])
        }
        #expect(learner.book.open?.current?.order != order)
        #expect(learner.book.today.parts["one"]?.answered.count == 1)
        let read = try learner.answerRight()
        #expect(read.outcome == .correct && read.run == 2 && read.stars == 1 && read.points == 10)
        #expect(learner.book.open?.firstAnswers.count == 2)
        while learner.book.open != nil { try learner.answerRight() }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.score == 40 && summary.maximum == 40 && summary.percent == 100 && summary.right == 4)
    }

    @Test("The words to a rapid answer are the same whether it was right or wrong, and so is the reply")
    func rapidRepliesTellNothing() throws {
        var right = try Learner.inLesson(of: 4)
        var wrong = right
        for _ in 1...3 {
            let told = try right.answerTooFast(right: true)
            #expect(try wrong.answerTooFast(right: false).withoutReceipt == told.withoutReceipt)
            #expect(told.rightParts == nil && told.spelling == nil)
        }
    }

    @Test("The third rapid answer to a question is explained: it stays in the maximum, and ends the run")
    func thirdRapidAnswer() throws {
        var learner = try Learner.inLesson(of: 4)
        try learner.answerRight()
        for _ in 1...2 { #expect(try learner.answerTooFast(right: true).explanation == nil) }
        let last = try learner.answerTooFast(right: true)
        #expect(last.outcome == .explained && last.isRapid && last.run == 0 && last.stars == 0)
        #expect(last.explanation != nil && last.say == "Let’s look at this one together.")
        #expect(last.question?.number == 3)
        // A rest is offered, and no question of its own.
        #expect(last.rest != nil && last.question?.isExtra == false)
        // The next question bears as many.
        #expect(try learner.answerTooFast(right: true).outcome == .tryAgain)
        try learner.answerRight()
        let summary = try #require(try learner.answerRight().summary)
        #expect(summary.right == 3 && summary.score == 30 && summary.maximum == 40 && summary.percent == 75)
    }

    @Test("One right of six with five guessed is no perfect lesson")
    func oneOfSix() throws {
        var learner = try Learner.inLesson(of: 6)
        try learner.answerRight()
        while learner.book.open != nil {
            try learner.answerTooFast(right: true)
            try learner.takeRest()
        }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.maximum == 60 && summary.percent == 16 && !summary.isPassed)
        #expect(summary.say == "Keep going!")
        let extras = try #require(learner.book.activity("a1")).answers.count(where: \.isExtra)
        #expect(learner.facts.count == 1 + 1 + 5 * 3 * 2 + extras + 1)
        #expect(learner.book.history["one"]?.isCounted == false)
    }

    @Test("At a retry a rapid answer takes no try away, and hints keep their price")
    func rapidRetries() throws {
        var learner = try Learner.inLesson(of: 4)
        for _ in 0..<3 { try learner.answerRight() }
        try learner.start("one", as: "a2", replace: true)
        try learner.answerWrong()
        try learner.hint()
        let rapid = try learner.answerTooFast(right: true)
        #expect(rapid.outcome == .tryAgain && rapid.question?.attempt == 2)
        #expect(rapid.question?.hintPrice == 2 || rapid.question?.hintsLeft == 0)
        #expect(learner.book.open?.current?.hintsGiven == 1)
        #expect(try learner.answerWrong().question?.attempt == 3)
        #expect(try learner.answerWrong().outcome == .explained)
        // Nothing of the question before is left.
        #expect(learner.book.open?.current?.rapidAnswers == 0)
    }

    @Test("After a pause and from its rows a lesson stands at the same try")
    func standsAtTheSameTry() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerTooFast(right: true)
        let view = try learner.view().question
        try learner.pause()
        try learner.resume()
        #expect(try learner.view().question == view && view?.attempt == 1 && view?.presentation == "a1.2")
        var rebuilt = LearningBook()
        for fact in learner.facts { rebuilt.apply(fact) }
        #expect(rebuilt == learner.book)
    }

    @Test(
        "The fourth answer at one place running is a guess when at least three of the row were wrong",
        arguments: 0..<40 as Range<UInt64>)
    func samePlaces(seed: UInt64) throws {
        var learner = try Learner.inLesson(of: 12, seed: seed)
        var wrong = 0
        for number in 1...8 {
            let current = try #require(learner.book.open?.current)
            let isRight = try learner.question.body.content.rightChoice == current.order[0]
            if !isRight { wrong += 1 }
            let reply = try learner.answer(.option(current.order[0]))
            #expect(reply.isRapid == (number >= 4 && wrong >= 3))
            guard reply.isRapid else { continue }
            #expect(reply.stars == 0 && reply.outcome == (current.rapidAnswers < 2 ? .tryAgain : .explained))
            guard reply.outcome == .tryAgain else { continue }
            #expect(reply.say == "Look at each one once more, and then choose." && !reply.say.contains("fast"))
            // Who looks now finds the right one, and is not taken for a guesser again.
            var reader = learner
            #expect(try !reader.answerRight().isRapid)
        }
        let order = try #require(learner.book.open?.current?.order)
        #expect(try !learner.answer(.option(order[1])).isRapid)
    }

    @Test("Who taps always the same place gets no more than the first three")
    func alwaysOnePlace() throws {
        for seed in 0..<20 as Range<UInt64> {
            var learner = try Learner.inLesson(of: 12, seed: seed)
            while let current = learner.book.open?.current, current.order.count == 4 {
                try learner.answer(.option(current.order[0]))
            }
            try learner.answerRight()
            let summary = try #require(learner.book.activity("a1")?.summary)
            #expect(summary.maximum == 120 && summary.percent < RewardRules.percentThatCounts)
        }
    }

    @Test("Too fast answers leave the row of places alone")
    func tooFastLeavesPlaces() throws {
        var learner = try Learner.inLesson(of: 4)
        try learner.answerWrong()
        let before = try #require(learner.book.open)
        try learner.answerTooFast(right: false)
        #expect(learner.book.open?.samePlaces == before.samePlaces && learner.book.open?.lastPlace == before.lastPlace)
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
        "Who never says what is shown is looked at from when the question was sent, and has no response time",
        arguments: [(0, true), (399, true), (400, false), (5000, false)])
    func unshown(milliseconds: Int64, isRapid: Bool) throws {
        var learner = try Learner.inLesson(of: 3)
        learner.context.watchesReading = true
        learner.wait(milliseconds)
        #expect(try learner.answerRight().isRapid == isRapid)
        let answer = try #require(learner.book.open?.answers.last)
        #expect(answer.responseMilliseconds == nil)
        #expect(answer.evidence?.validity == (isRapid ? AnswerEvidence.Validity.none : .untimed))
        // The next question is sent with the reply.
        learner.wait(399)
        #expect(try learner.answerRight().isRapid)
        // After a pause it is sent again.
        try learner.pause()
        learner.wait(5000)
        try learner.resume()
        #expect(try learner.answerRight().isRapid)
    }

    @Test("How long a question has been open is unknown when the clock was set back, or when a hint came last")
    func openUnknown() throws {
        var learner = try Learner.inLesson(of: 3)
        learner.context.watchesReading = true
        learner.context.now.wall = learner.context.now.wall + -5000
        #expect(try !learner.answerRight().isRapid)
        learner.wait(5000)
        _ = try learner.hint()
        #expect(try !learner.answerRight().isRapid)
        #expect(try learner.answerRight().isRapid)
    }

    @Test("A program that answers right as fast as it can earns nothing: no star, no evidence, no lesson that counts")
    func blind() throws {
        var learner = try Learner.inLesson(of: 6)
        learner.context.watchesReading = true
        while learner.book.open != nil { try learner.answerRight() }
        let activity = try #require(learner.book.activity("a1"))
        #expect(activity.answers.allSatisfy { $0.isRapid && $0.stars == 0 && $0.points == 0 })
        #expect(activity.summary?.percent == 0 && learner.book.history["one"]?.isCounted == false)
        #expect(learner.book.mastery.isEmpty)
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
