import QuestionKinds
import Testing
import Words

@testable import Household

struct FilteredActivityTests {
    @Test("A lesson that the filter keeps back cannot be started, and the child hears kind words")
    func startIsFiltered() throws {
        var learner = try Learner(PackFixture.library())
        learner.context.filter.blockedLessons = ["one"]
        do {
            try learner.start("one")
            Issue.record("it started")
        } catch let refusal as LearningRefusal {
            #expect(refusal.kind == .filtered(.resting))
            #expect(refusal.say == "This one is resting right now.")
        }
        #expect(learningRefusal { try learner.start("three") } == .unknownLesson("three"))
        try learner.start("two")
    }

    @Test("A running activity is asked again at every step that shows content")
    func runningActivitiesAreFiltered() throws {
        var learner = try Learner.inLesson(of: 3)
        let first = try learner.answerRight()
        let answer = try learner.choice(right: true)
        learner.context.filter.allowedSubjects = []
        #expect(learningRefusal { _ = try learner.view() } == .filtered(.subjectNotAllowed))
        #expect(learningRefusal { try learner.answer(answer) } == .filtered(.subjectNotAllowed))
        #expect(learningRefusal { try learner.hint() } == .filtered(.subjectNotAllowed))
        // What the answer came to is told again, but no content.
        var told = first
        told.question = nil
        told.receipt = nil
        told.say = FilterCode.subjectNotAllowed.say
        #expect(try learner.answer(.option("b"), to: "a1.1") == told)
        #expect(try learner.pause().title == "")
        #expect(learningRefusal { try learner.resume() } == .filtered(.subjectNotAllowed))
        learner.context.filter.allowedSubjects = nil
        #expect(try learner.answer(.option("b"), to: "a1.1") == first)
        #expect(try learner.resume().title == "Counting")
        learner.context.filter.allowedSubjects = []
        try learner.pause()
        #expect(learningRefusal { try learner.resume() } == .filtered(.subjectNotAllowed))
        learner.context.filter.allowedSubjects = nil
        #expect(try learner.resume().question == first.question)
        learner.context.filter.allowedSubjects = []
        #expect(try learner.abandon().state == .abandoned)
    }

    @Test("A question that changed with a new version of its pack is not graded by its old choices")
    func changedQuestions() throws {
        var draft = PackFixture.draft
        var learner = try Learner(PackFixture.library(draft))
        try learner.start("one")
        draft.lessons[0].lesson.questions[0].body = QuestionBody(
            MultipleChoice(
                options: PackFixture.fourOptions.options.map {
                    ChoiceOption(id: "new.\($0.id)", text: $0.text, image: nil, explanation: nil)
                }, correct: "new.b"))
        learner.context.library = try PackFixture.library(draft)
        #expect(learningRefusal { _ = try learner.view() } == .contentChanged("q1"))
        #expect(learningRefusal { try learner.answer(.option("b")) } == .contentChanged("q1"))
        try learner.start("one", as: "a2", replace: true)
        #expect(try learner.answerRight().outcome == .correct)
    }

    @Test("A pack that is gone leaves the progress alone, and the activity goes on when it comes back")
    func removedPacks() throws {
        var learner = try Learner.inLesson(of: 3)
        let reply = try learner.answerRight()
        let library = learner.context.library
        learner.context.library = Library()
        #expect(learningRefusal { _ = try learner.view() } == .unknownLesson("one"))
        #expect(try learner.answer(.option("b"), to: "a1.1").outcome == .correct)
        #expect(learner.book.stars == 1)
        learner.context.library = library
        #expect(try learner.view().question == reply.question)
    }

    @Test("An open lesson that the filter keeps away does not stand in the way of another")
    func restingLessonGivesWay() throws {
        var learner = try Learner(PackFixture.library())
        try learner.start("one")
        let second = try #require(learner.context.library.lessons.last?.lesson.id)
        #expect(learningRefusal { try learner.start(second) } == .open("a1"))
        learner.context.filter.blockedLessons = ["one"]
        try learner.start(second)
        #expect(learner.book.open?.lesson == second)
        #expect(learner.book.closed.last?.state == .abandoned)
    }
}
