import QuestionKinds
import Testing
import Words

@testable import Household

@Suite("Quizzes over a subject: what was learned apart comes mixed")
struct MixedQuizTests {
    private static let math = ActivityWish.mixedQuiz(subject: "math", questions: nil, limitSeconds: nil)

    /// A child who finished these lessons, all right, the day before.
    private static func learner(_ lessons: [LessonID] = ["one", "two"]) throws -> Learner {
        var learner = try Learner(PackFixture.library())
        for lesson in lessons {
            try learner.start(lesson, as: ActivityID(rawValue: "\(lesson)"))
            while learner.book.open != nil { try learner.answerRight() }
        }
        learner.wait(.day)
        learner.context.day = learner.context.day.advanced(by: 1)
        return learner
    }

    @Test("It asks of each lesson in turn, each question once, and keeps no best")
    func mixed() throws {
        var learner = try Self.learner()
        let view = try learner.start(Self.math)
        #expect(view.kind == .quiz && view.subject == "math" && view.title == "Math")
        var asked: [QuestionID] = []
        while let open = learner.book.open(.quiz), let current = open.current {
            asked.append(current.question)
            #expect(try learner.view().question?.total == 5)
            try learner.answerRight()
        }
        #expect(Set(asked) == ["q1", "q2", "q3", "t1", "t2"] && asked.count == 5)
        // They alternate as long as there are questions of both.
        #expect(zip(asked.prefix(3), asked.dropFirst()).allSatisfy { $0.rawValue.first != $1.rawValue.first })
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.subject == "math" && summary.percent == 100 && !summary.isNewBest)
        #expect(learner.book.quizzes.isEmpty)
        #expect(learner.book.history["one"]?.timesFinished == 1 && learner.book.history["two"]?.timesFinished == 1)
    }

    @Test("Each answer is evidence of its own skill, and pays for its own lesson once a day")
    func evidence() throws {
        var learner = try Self.learner()
        try learner.start(Self.math)
        while learner.book.open(.quiz) != nil { try learner.answerRight() }
        let answers = try #require(learner.book.activity("a1")?.answers)
        for answer in answers {
            #expect(answer.evidence?.skill == (answer.question.rawValue.hasPrefix("q") ? "count" : "add"))
        }
        #expect(Set(learner.book.today.parts.keys) == ["one", "two"])
        // The lesson pays nothing for what the quiz has paid on the same day.
        let stars = learner.book.stars
        try learner.start("two", as: "again")
        while learner.book.open != nil { try learner.answerRight() }
        #expect(learner.book.stars == stars)
    }

    @Test("Nothing is mixed before lessons of two skills were finished")
    func tooEarly() throws {
        for lessons: [LessonID] in [[], ["one"]] {
            var learner = try Self.learner(lessons)
            #expect(learningRefusal { try learner.start(Self.math) } == .nothingToMix("math"))
        }
        var learner = try Self.learner()
        let art = ActivityWish.mixedQuiz(subject: "art", questions: nil, limitSeconds: nil)
        #expect(learningRefusal { try learner.start(art) } == .nothingToMix("art"))
    }

    @Test("One of its lessons that rests now ends the others, and gives way to a quiz without it")
    func filtered() throws {
        var learner = try Self.learner()
        try learner.start(Self.math)
        try learner.answerRight()
        learner.context.filter = ContentFilter(blockedLessons: ["two"])
        #expect(learningRefusal { try learner.answerRight() } == .filtered(.resting))
        #expect(learningRefusal { _ = try learner.view() } == .filtered(.resting))
        #expect(learningRefusal { try learner.start(Self.math, as: "a2") } == .nothingToMix("math"))
        try learner.start(.quiz("one", questions: nil, limitSeconds: nil), as: "a3")
        #expect(learner.book.activity("a1")?.state == .abandoned)
    }

    @Test(
        "What kidd proposes counts: a mix of all four questions there are makes a learning day from two right ones on",
        arguments: [(0, false), (1, false), (2, true), (3, true), (4, true)])
    func learningDay(right: Int, counts: Bool) throws {
        var draft = PackFixture.draft
        draft.lessons[0].lesson.questions.removeLast()
        draft.lessons[0].lesson.sections.removeLast()
        var earner = Earner(try PackFixture.library(draft))
        for lesson: LessonID in ["one", "two"] {
            try earner.work { try $0.start(lesson, as: ActivityID(rawValue: "\(lesson)")) }
            while earner.learner.book.open != nil { try earner.work { try $0.answerRight() } }
        }
        earner.sleep()
        try earner.work { try $0.start(Self.math, as: "a2") }
        var answers = 0
        while let current = earner.learner.book.open(.quiz)?.current {
            if !current.isExtra { answers += 1 }
            try earner.work { try $0.answer($0.choice(right: current.isExtra || answers <= right)) }
        }
        #expect(answers == 4 && earner.child.rewards.day(earner.day).counts == counts)
        #expect(earner.child.rewards.status(on: earner.day).state == (counts ? .active : .open))
    }

    @Test("A mix of fewer questions than there are is one's own choice, and makes no learning day")
    func ownChoice() throws {
        var learner = try Self.learner()
        try learner.start(.mixedQuiz(subject: "math", questions: 4, limitSeconds: nil))
        while learner.book.open(.quiz) != nil { try learner.answerRight() }
        guard case .finished(let finish)? = learner.facts.last else {
            Issue.record("it did not end")
            return
        }
        #expect(finish.summary.percent == 100 && !finish.makesLearningDay)
    }

    @Test("It can be looked at again as it was shown, and an answer that is repeated has its first reply")
    func again() throws {
        var learner = try Self.learner()
        var shown = [try #require(try learner.start(Self.math).question)]
        var replies: [(PresentationID, AnswerReply)] = []
        while learner.book.open(.quiz) != nil {
            let presentation = try learner.presentation
            let reply = try replies.count == 1 ? learner.answerWrong() : learner.answerRight()
            replies.append((presentation, reply))
            if let next = reply.question { shown.append(next) }
        }
        let activity = try #require(learner.book.activity("a1"))
        let replay = activity.replay(in: learner.context.library)
        #expect(replay.map(\.question?.prompt) == shown.map(\.prompt))
        #expect(replay.map(\.question?.body) == shown.map(\.body))
        for (presentation, reply) in replies {
            #expect(try learner.answer(.option("a"), to: presentation) == reply)
        }
    }

    @Test("The same seed mixes the same; another one, on another day, is another mix")
    func seeds() throws {
        func first(_ seed: UInt64) throws -> Activity? {
            var learner = try Self.learner()
            try learner.start(Self.math, seed: seed)
            return learner.book.open(.quiz)
        }
        #expect(try first(1)?.plan == first(1)?.plan)
        #expect(try Set((1...8).map { try first($0)?.plan }).count > 1)
    }

    @Test("A plan of a lesson that is begun again is never taken from a mix")
    func plans() throws {
        var learner = try Self.learner()
        try learner.start(Self.math)
        while learner.book.open(.quiz) != nil { try learner.answerRight() }
        let edition = try #require(learner.book.activity("a1")?.edition)
        #expect(learner.book.plan(of: edition, .quiz) == nil)
        // All of its editions are kept for it.
        #expect(learner.book.editions.count == 2)
    }

    @Test("Three lessons of a subject bring a mix, and only three more the next one")
    func next() throws {
        var learner = try Self.learner()
        func kind(_ subject: String? = nil) -> NextLesson {
            var child = ChildState(
                profile: ChildProfile(
                    id: ChildID(rawValue: "mia"), name: "Mia", birth: BirthMonth(year: 2019, month: 4)),
                handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
            child.apply(learner.facts.map(Fact.learning))
            return NextLesson(
                for: child, subject: subject, through: learner.context.gate, HouseholdCalendar(zone: .utc))
        }
        #expect(kind().kind == .again)
        try learner.start("one", as: "third")
        while learner.book.open != nil { try learner.answerRight() }
        #expect(kind().kind == .mixed && kind().subject == NextLesson.Subject(id: "math", title: "Math"))
        // It is announced with as many questions as it then has.
        #expect(kind().questions(for: learner.book, through: learner.context.gate) == 5)
        #expect(kind("art").kind == .nothing)
        try learner.start(Self.math)
        #expect(kind().kind == .resume && kind().subject?.id == "math")
        #expect(kind().questions(for: learner.book, through: learner.context.gate) == nil)
        #expect(kind().say == "Let’s go on with your mix of “Math”: question 1 of 5.")
        // Who does not want it is not asked again at once.
        try learner.abandon()
        #expect(kind().kind == .again)
    }
}
