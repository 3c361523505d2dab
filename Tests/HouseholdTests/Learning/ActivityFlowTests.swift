import QuestionKinds
import Testing
import Words

@testable import Household

struct ActivityFlowTests {
    @Test("A start shows the first question of the plan")
    func startShowsTheFirstQuestion() throws {
        var learner = try Learner(PackFixture.library())
        let view = try learner.start("one", as: "a7k2")
        #expect(view.activity == "a7k2")
        #expect(view.title == "Counting")
        #expect(view.state == .running)
        #expect(view.question?.presentation == "a7k2.1")
        #expect(view.question?.number == 1)
        #expect(view.question?.total == 3)
        #expect(view.question?.section == SectionView(title: "Look", kind: .instruction, text: "Count one by one."))
        #expect(learner.book.open?.plan == ["q1", "q2", "q3"])
        #expect(learner.book.open?.tally.maximum == 30)
        #expect(learner.facts.count == 1)
    }

    @Test("A right answer leads to the next question in the same reply")
    func rightAnswerLeadsOn() throws {
        var learner = try Learner.inLesson(of: 3)
        let reply = try learner.answerRight()
        #expect(reply.outcome == .correct)
        #expect(reply.stars == 1)
        #expect(reply.points == 10)
        #expect(reply.run == 1)
        #expect(reply.question?.presentation == "a1.2")
        #expect(reply.question?.number == 2)
        #expect(reply.question?.attempt == 1)
        #expect(reply.summary == nil)
        #expect(learner.facts.count == 2)
    }

    @Test("A wrong answer gets the words of its option and the same question under a new presentation")
    func wrongAnswerLeadsToARetry() throws {
        var learner = try Learner.inLesson(of: 3)
        let before = try #require(learner.book.open?.current?.order)
        let reply = try learner.answer(.option("c"))
        #expect(reply.outcome == .tryAgain)
        #expect(reply.say == "You chose 6. Let's count again: 5.")
        #expect(reply.stars == 0)
        #expect(reply.run == 0)
        #expect(reply.explanation == nil)
        #expect(reply.question?.presentation == "a1.2")
        #expect(reply.question?.number == 1)
        #expect(reply.question?.attempt == 2)
        #expect(learner.book.open?.current?.order != before)
    }

    @Test("A lesson that is done again asks other questions of its sections, until all were asked")
    func draws() throws {
        var draft = PackFixture.draft
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: ["q1", "q2", "q3"], draws: 1)
        ]
        var learner = Learner(try PackFixture.library(draft))
        for (id, question) in [("a1", "q1"), ("a2", "q2"), ("a3", "q3"), ("a4", "q1")] as [(ActivityID, QuestionID)] {
            let view = try learner.start("one", as: id)
            #expect(view.question?.total == 1 && learner.book.open?.plan == [question])
            #expect(learner.book.open?.tally.maximum == 10)
            try learner.answerRight()
        }
    }

    @Test("A lesson without spare questions that is done again asks the same in the same order")
    func noSpares() throws {
        var learner = try Learner.inLesson(of: 8)
        let first = try #require(learner.book.open?.plan)
        while learner.book.open != nil { try learner.answerRight() }
        let lesson = try #require(learner.book.history.keys.first)
        try learner.start(lesson, as: "a2")
        let second = try #require(learner.book.open?.plan)
        #expect(second == first)
    }

    @Test("A passage stays with its questions, in a lesson and in a quiz")
    func passages() throws {
        var draft = PackFixture.draft
        let fox = Passage(id: "fox", title: "The fox", text: "A fox sleeps.\nIt dreams.")
        draft.lessons[0].lesson.passages = [fox]
        for index in draft.lessons[0].lesson.questions.indices {
            draft.lessons[0].lesson.questions[index].passage = "fox"
        }
        var learner = Learner(try PackFixture.library(draft))
        #expect(try learner.start("one").question?.passage == fox)
        while learner.book.open != nil {
            #expect(try learner.answerRight().question.map { $0.passage == fox } != false)
        }
        let quiz = try learner.start(.quiz("one", questions: 2, limitSeconds: nil), as: "a2")
        #expect(quiz.question?.passage == fox)
        #expect(try learner.answerRight().question?.passage == fox)
    }

    @Test("What a front-end cannot bring is not asked there, and it is told so; a text stands for images")
    func shows() throws {
        var draft = PackFixture.draft
        draft.lessons[0].lesson.questions[1].imageText = "Four ducks."
        var learner = Learner(try PackFixture.library(draft))
        learner.context.shows = [.sounds]
        let view = try learner.start("one")
        #expect(learner.book.open?.plan == ["q2"] && learner.book.open?.tally.maximum == 10)
        #expect(view.notShown?.description.hasPrefix("2 questions need a picture") == true)
        #expect(view.question?.imageText == "Four ducks.")
        #expect(throws: LearningRefusal.self) { try learner.start("two", as: "a2", replace: true) }
        learner.context.shows = Set(ShownMedia.allCases)
        #expect(try learner.start("two", as: "a3", replace: true).notShown == nil)
    }

    @Test("The same mistake twice does not hear the same sentence twice")
    func repeatedMistake() throws {
        var learner = try Learner.inLesson(of: 3)
        #expect(try learner.answer(.option("c")).say == "You chose 6. Let's count again: 5.")
        #expect(try learner.answer(.option("c")).say == "You tried that before. Let’s try another way.")
        #expect(try learner.answer(.option("a"), to: "a1.2").say == "You tried that before. Let’s try another way.")
        var other = try Learner.inLesson(of: 3)
        try other.answer(.option("c"))
        #expect(try other.answer(.option("a")).say == "You chose 4. Let's count again: 5.")
    }

    @Test("A retry that is right is rectified: unscored, without penalty")
    func rectifiedAnswersAreUnscored() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerWrong()
        let reply = try learner.answerRight()
        #expect(reply.outcome == .correct)
        #expect(reply.isRectified)
        #expect(reply.stars == 0)
        #expect(reply.points == 0)
        #expect(reply.question?.number == 2)
        let answers = try #require(learner.book.open?.answers)
        #expect(answers.map(\.isScored) == [true, false])
        #expect(learner.book.open?.tally == ActivityTally(maximum: 30))
        #expect(learner.book.open?.firstAnswers.count == 1)
    }

    @Test("After two retries the question is explained and the lesson goes on")
    func retriesEnd() throws {
        var learner = try Learner.inLesson(of: 3)
        #expect(try learner.answerWrong().question?.attempt == 2)
        #expect(try learner.answerWrong().question?.attempt == 3)
        let reply = try learner.answerWrong()
        #expect(reply.outcome == .explained)
        #expect(reply.explanation == "Secret explanation.")
        #expect(reply.question?.number == 2)
        #expect(reply.question?.attempt == 1)
        #expect(reply.question?.presentation == "a1.4")
    }

    @Test("The last answer finishes the activity in the same record")
    func lastAnswerFinishes() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.answerRight()
        let reply = try learner.answerRight()
        #expect(reply.question == nil)
        #expect(reply.summary?.percent == 100)
        #expect(learner.book.open == nil)
        #expect(learner.book.activity("a1")?.state == .finished)
        #expect(learner.facts.count == 4)
        guard case .finished(let fact)? = learner.facts.last else {
            Issue.record("no finish")
            return
        }
        #expect(fact.summary == reply.summary)
    }

    @Test("Finish tells the same summary again, and changes nothing")
    func finishIsIdempotent() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.answerRight()
        let summary = try learner.answerRight().summary
        let count = learner.facts.count
        #expect(try learner.finish() == summary)
        #expect(try learner.finish() == summary)
        #expect(learner.facts.count == count)
        #expect(learner.book.history["one"]?.timesFinished == 1)
    }

    @Test("Finish before the end names the open questions")
    func finishBeforeTheEnd() throws {
        var learner = try Learner.inLesson(of: 4)
        try learner.answerRight()
        #expect(learningRefusal { _ = try learner.finish() } == .unfinished([2, 3, 4]))
        try learner.answerWrong()
        #expect(learningRefusal { _ = try learner.finish() } == .unfinished([3, 4]))
    }

    @Test("A retry of the last question may be left out")
    func lastRetryMayBeLeftOut() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.answerRight()
        try learner.answerWrong()
        #expect(learner.book.open != nil)
        let summary = try learner.finish()
        #expect(summary.percent == 50)
        #expect(learner.book.open == nil)
        #expect(learner.book.activity("a1")?.summary == summary)
    }

    @Test("Only one lesson is open; another start is refused with its id, or replaces it")
    func oneLessonIsOpen() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one", as: "a1")
        #expect(learningRefusal { try learner.start("two", as: "a2") } == .open("a1"))
        #expect(learner.facts.count == 1)
        try learner.start("two", as: "a2", replace: true)
        #expect(learner.book.open?.id == "a2")
        #expect(learner.book.activity("a1")?.state == .abandoned)
        #expect(learner.facts.count == 3)
    }

    @Test("A pause hides the question and takes no answers; resume goes on at the same one")
    func pauseAndResume() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerRight()
        let question = try learner.view().question
        let paused = try learner.pause()
        #expect(paused.state == .paused)
        #expect(paused.question == nil)
        #expect(try learner.view().question == nil)
        #expect(learningRefusal { try learner.answerRight() } == .paused("a1"))
        #expect(learningRefusal { try learner.hint() } == .paused("a1"))
        #expect(learningRefusal { try learner.shown() } == .paused("a1"))
        let resumed = try learner.resume()
        #expect(resumed.state == .running)
        #expect(resumed.question == question)
        #expect(try learner.answerRight().outcome == .correct)
    }

    @Test("Pause, resume and abandon called twice change nothing the second time")
    func repeatedMarksChangeNothing() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.resume()
        #expect(learner.facts.count == 1)
        try learner.pause()
        try learner.pause()
        #expect(learner.facts.count == 2)
        try learner.abandon()
        try learner.abandon()
        #expect(learner.facts.count == 3)
        #expect(try learner.view().state == .abandoned)
    }

    @Test("What is over takes nothing more")
    func whatIsOverTakesNothing() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.abandon()
        #expect(learningRefusal { try learner.answer(.option("b"), to: "a1.1") } == .abandoned("a1"))
        #expect(learningRefusal { try learner.resume() } == .abandoned("a1"))
        #expect(learningRefusal { try learner.finish() } == .abandoned("a1"))
        try learner.start("one", as: "a2")
        try learner.answerRight()
        try learner.answerRight()
        #expect(learningRefusal { try learner.answer(.option("b"), to: "a2.3") } == .finished("a2"))
        #expect(learningRefusal { try learner.pause() } == .finished("a2"))
        #expect(learningRefusal { try learner.abandon() } == .finished("a2"))
        learner.activity = "a9"
        #expect(learningRefusal { _ = try learner.view() } == .unknownActivity("a9"))
        #expect(learningRefusal { try learner.answer(.option("b"), to: "a9.1") } == .unknownActivity("a9"))
    }

    @Test("Every refusal has words for both: the remedy, and the child's")
    func refusalsHaveWords() {
        let kinds: [LearningRefusalKind] = [
            .open("a"), .unknownLesson("l"), .filtered(.resting), .unknownActivity("a"), .finished("a"),
            .abandoned("a"), .paused("a"), .stalePresentation(current: "a.1"), .wrongShape("x"), .unfinished([2]),
            .hintNotAvailable, .notEnoughStars(needed: 2, have: 1), .contentChanged("q"),
        ]
        for kind in kinds {
            let refusal = LearningRefusal(kind)
            #expect(refusal.message.count > 20)
            #expect(refusal.say.description.count > 10)
            for banned in ["parent", "wrong", "fail", "missed", "behind"] {
                #expect(!refusal.say.description.lowercased().contains(banned))
            }
        }
    }
}
