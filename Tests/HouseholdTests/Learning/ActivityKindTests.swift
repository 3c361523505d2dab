import QuestionKinds
import Testing

@testable import Household

/// One activity of each kind can be open.
struct ActivityKindTests {
    private static let quiz = ActivityKind(rawValue: "quiz")

    /// The fact of an activity of a kind that this version cannot start.
    private func started(_ id: ActivityID, _ kind: ActivityKind, like activity: Activity) throws -> LearningFact {
        .started(
            ActivityStarted(
                activity: id, kind: kind, lesson: activity.lesson, subject: activity.subject, pack: activity.pack,
                packVersion: activity.packVersion, edition: activity.edition, seed: 3, plan: activity.plan,
                maximum: 30, first: try #require(activity.current), at: activity.startedAt))
    }

    @Test("Another kind is open beside a lesson; each goes on by itself and closes alone")
    func sideBySide() throws {
        var learner = try Learner.inLesson(of: 3)
        let lesson = try #require(learner.book.open)
        learner.book.apply(try started("q1", Self.quiz, like: lesson))
        #expect(learner.book.openActivities.map(\.id) == ["a1", "q1"])
        #expect(learner.book.open(Self.quiz)?.id == "q1")
        #expect(learningRefusal { try learner.start("one", as: "a2") } == .open("a1"))
        learner.activity = "q1"
        #expect(try learner.answer(.option("b"), to: "q1.1").outcome == .correct)
        #expect(learner.book.open?.answers.isEmpty == true)
        try learner.abandon()
        #expect(learner.book.openActivities.map(\.id) == ["a1"])
        #expect(learner.book.closed.map(\.id) == ["q1"])
        learner.activity = "a1"
        #expect(try learner.answerRight().outcome == .correct)
    }

    @Test("A second start of a kind takes the place of the first and leaves other kinds alone")
    func onePerKind() throws {
        let learner = try Learner.inLesson(of: 3)
        var book = learner.book
        let lesson = try #require(book.open)
        book.apply(try started("q1", Self.quiz, like: lesson))
        book.apply(try started("q2", Self.quiz, like: lesson))
        #expect(book.openActivities.map(\.id) == ["a1", "q2"])
    }

    @Test("An answer says what it is evidence of", arguments: [true, false])
    func evidence(isShown: Bool) throws {
        var learner = try Learner.inLesson(of: 3)
        if isShown { try learner.shown() }
        learner.wait(5_000)
        try learner.answerRight()
        let evidence = learner.book.open?.answers.first?.evidence
        #expect(
            evidence
                == AnswerEvidence(
                    skill: "count", kind: MultipleChoice.kind, difficulty: 1, validity: isShown ? .timed : .untimed))
    }

    @Test(
        "What is too quick, or before a preschool child has heard it, is no evidence",
        arguments: [(AgeTier.elementary, 100, 0), (.preschool, 3_000, 4_000)])
    func noEvidence(tier: AgeTier, milliseconds: Int64, narration: Int64) throws {
        var learner = try Learner(Learner.library(of: 3), tier: tier)
        learner.context.filter.highestTier = .elementary
        try learner.start("one", seed: 7)
        try learner.shown()
        learner.wait(milliseconds)
        try learner.answer(learner.choice(right: true), narration: narration)
        #expect(learner.book.open?.answers.first?.evidence?.validity == AnswerEvidence.Validity.none)
    }
}
