import QuestionKinds
import Testing
import Words

@testable import Household

/// Answers that are not graded: a drawing, and what was said without a transcript.
struct UngradedAnswerTests {
    private static let drawn = Answer(DrawnStrokes(count: 3))
    private static let said = Answer(SpokenText(nil))

    /// A learner in a lesson of these questions, each worth ten points.
    private func learner(_ bodies: [QuestionBody]) throws -> Learner {
        var draft = PackFixture.draft
        draft.lessons.removeLast()
        let questions = bodies.enumerated().map { index, body in
            PackFixture.question(QuestionID(rawValue: "q\(index)"), body)
        }
        draft.lessons[0].lesson.questions = questions
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: questions.map(\.id))
        ]
        var learner = try Learner(PackFixture.library(draft))
        try learner.start("one")
        return learner
    }

    private static let drawing = QuestionBody(Drawing())
    private static let cow = QuestionBody(AudioResponse(answers: ["moo"]))
    private static let choice = QuestionBody(PackFixture.fourOptions)

    private func lastAnswer(_ learner: Learner) throws -> AnswerFact {
        try #require(
            learner.facts.reversed().lazy.compactMap { if case .answered(let fact) = $0 { fact } else { nil } }.first)
    }

    @Test("It ends its question with a kind word: no star, no point, no evidence, and the row of right ones goes on")
    func takesPart() throws {
        var learner = try learner([Self.choice, Self.choice, Self.drawing, Self.choice])
        for _ in 0..<2 { try learner.answerRight() }
        let reply = try learner.answer(Self.drawn)
        #expect(reply.outcome == .participated)
        #expect(reply.say == "You did it your own way. Thank you!")
        #expect(reply.stars == 0 && reply.points == 0 && reply.run == 2)
        #expect(reply.question?.number == 4)
        let fact = try lastAnswer(learner)
        #expect(!fact.isScored && fact.evidence?.validity == AnswerEvidence.Validity.none)
        #expect(try learner.answerRight().run == 3)
    }

    @Test("What was said and not written is explained, for nobody has heard it; a drawing is not")
    func explanation() throws {
        var learner = try learner([Self.drawing, Self.cow, Self.choice])
        #expect(try learner.answer(Self.drawn).explanation == nil)
        let question = try #require(learner.context.library.question("q1", seed: 0))
        #expect(try learner.answer(Self.said).explanation == question.explanation)
    }

    @Test("The score is that of the graded questions, and the finish counts by them")
    func score() throws {
        var learner = try learner([Self.choice, Self.drawing, Self.cow, Self.drawing])
        try learner.answerRight()
        for answer in [Self.drawn, Self.said] { try learner.answer(answer) }
        let summary = try #require(try learner.answer(Self.drawn).summary)
        #expect(summary.score == 10 && summary.maximum == 10 && summary.percent == 100)
        #expect(summary.isPassed && summary.right == 1 && summary.stars == 1)
        // One of four would be too few.
        guard case .finished(let finish)? = learner.facts.last else { throw NothingOpen() }
        #expect(finish.counts)
    }

    @Test("A lesson in which nothing was graded is done, and counts for nothing")
    func nothingGraded() throws {
        var learner = try learner([Self.drawing, Self.cow])
        try learner.answer(Self.drawn)
        let summary = try #require(try learner.answer(Self.said).summary)
        #expect(summary.maximum == 0 && summary.percent == 100 && summary.isPassed)
        #expect(summary.stars == 0 && summary.points == 0)
        guard case .finished(let finish)? = learner.facts.last else { throw NothingOpen() }
        #expect(!finish.counts)
    }

    @Test("A quick stroke is a drawing too")
    func rapid() throws {
        var learner = try learner([Self.drawing, Self.cow])
        try learner.shown()
        learner.wait(1)
        let reply = try learner.answer(Self.drawn)
        #expect(reply.outcome == .participated && !reply.isRapid)
    }

    @Test("A wrong first answer stays in the score when the next try is not graded")
    func afterWrong() throws {
        var learner = try learner([Self.choice, Self.cow])
        try learner.answerRight()
        #expect(try learner.answer(Answer(SpokenText("baa"))).outcome == .tryAgain)
        let summary = try #require(try learner.answer(Self.said).summary)
        #expect(summary.maximum == 20 && summary.percent == 50 && !summary.isPassed)
    }

    @Test("A transcript is graded, and a right one pays")
    func transcript() throws {
        var learner = try learner([Self.cow, Self.choice])
        let reply = try learner.answer(Answer(SpokenText("Moo")))
        #expect(reply.outcome == .correct && reply.stars == 1)
    }

    @Test("It is told again in the same words, and books made from its facts are the same")
    func again() throws {
        var learner = try learner([Self.drawing, Self.choice])
        let presentation = try learner.presentation
        let reply = try learner.answer(Self.drawn)
        #expect(try learner.answer(Self.drawn, to: presentation) == reply)
        var rebuilt = LearningBook()
        for fact in learner.facts { rebuilt.apply(fact) }
        #expect(rebuilt == learner.book)
    }

    @Test("What is no drawing costs no attempt")
    func wrongShape() throws {
        var learner = try learner([Self.drawing, Self.choice])
        let before = try learner.presentation
        #expect(throws: LearningRefusal.self) { try learner.answer(Answer(DrawnStrokes(count: 0))) }
        #expect(try learner.presentation == before)
    }
}
