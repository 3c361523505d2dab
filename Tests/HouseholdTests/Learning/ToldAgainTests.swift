import QuestionKinds
import Testing
import Words

@testable import Household

/// Facts hold keys; the sentences are made when they are told, the same each time.
struct ToldAgainTests {
    @Test(
        "Every answer of a lesson is told again in the same words, whatever came after",
        arguments: 1...12 as ClosedRange<UInt64>)
    func sameReplies(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var learner = try Learner.inLesson(of: 6, seed: seed)
        var replies: [(PresentationID, AnswerReply)] = []
        while learner.book.open != nil {
            if random.number(below: 3) == 0 { _ = try? learner.hint() }
            if random.number(below: 2) == 0 { try learner.shown() }
            learner.wait(Int64(random.number(below: 2_000)))
            let presentation = try learner.presentation
            replies.append((presentation, try learner.answer(learner.choice(right: random.number(below: 3) > 0))))
        }
        #expect(replies.count >= 6)
        for (presentation, reply) in replies {
            #expect(try learner.answer(.option("b"), to: presentation) == reply)
        }
        // Facts that were read from rows say the same.
        var rebuilt = LearningBook()
        for fact in learner.facts { rebuilt.apply(fact) }
        #expect(rebuilt == learner.book)
    }

    @Test("No sentence stands in the facts of a lesson")
    func noSentences() throws {
        var learner = try Learner.inLesson(of: 6)
        while learner.book.open != nil { try learner.rectify() }
        for case .answered(let fact) in learner.facts {
            guard case .words = fact.told, case .change = fact.sums else {
                Issue.record("\(fact.told), \(fact.sums)")
                continue
            }
        }
        guard case .finished(let finish)? = learner.facts.last else {
            Issue.record("it is not finished")
            return
        }
        #expect(finish.summary.told == nil)
        #expect(finish.summary.celebration.words == .key(.keepGoing))
        #expect(finish.summary.say == "Keep going!")
    }

    @Test("Facts of before keys keep telling their texts, sums and what followed")
    func oldFacts() throws {
        var learner = try Learner.inLesson(of: 3)
        let current = try #require(learner.book.open?.current)
        let question = try learner.question
        let next = current.retry(of: question, seed: 7)
        let tally = ActivityTally(score: 20, maximum: 30, right: 2, stars: 3, points: 20, run: 2, longestRun: 2)
        learner.book.apply(
            .answered(
                AnswerFact(.option("a")) {
                    $0.activity = "a1"
                    $0.presentation = "a1.1"
                    $0.question = question.id
                    $0.outcome = .tryAgain
                    $0.told = .text(say: "Old words.", spelling: nil, explanation: "Old reason.")
                    $0.sums = .whole(tally)
                    $0.next = .question(next)
                    $0.at = learner.context.now.wall
                }))
        let told = try learner.answer(.option("b"), to: "a1.1")
        #expect(told.say == "Old words." && told.explanation == "Old reason." && told.run == 2)
        #expect(told.question == (try learner.view()).question)
        #expect(learner.book.open?.tally == tally)
        try learner.answerRight()
        #expect(learner.book.open?.answers.count == 2)
        let after = try learner.answer(.option("b"), to: "a1.2")
        #expect(after.question?.presentation == "a1.3")
        #expect(after.question?.number == 2)
    }

    @Test("Each key has words of its own, and a row its length", arguments: AnswerWords.allCases)
    func words(key: AnswerWords) {
        let grading = Grading(isRight: false, feedback: Saying(told: "You chose 6."), spelling: "six")
        let sentence = key.sentence(grading, run: 5)
        for other in AnswerWords.allCases where other != key { #expect(other.sentence(grading, run: 5) != sentence) }
        #expect(sentence.contains("5 in a row") == key.rawValue.hasPrefix("row"))
        #expect(!key.sentence(nil, run: 5).isEmpty)
    }
}
