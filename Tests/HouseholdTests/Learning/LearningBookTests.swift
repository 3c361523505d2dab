import QuestionKinds
import Testing

@testable import Household

struct LearningBookTests {
    /// One random call; refusals are as welcome as results.
    private func step(_ learner: inout Learner, _ random: inout SeededRandom, _ count: Int) {
        learner.wait(Int64(random.number(below: 20_000)))
        do {
            switch random.number(below: 16) {
            case 0:
                try learner.start(random.number(below: 2) == 0 ? "one" : "two", as: ActivityID(rawValue: "r\(count)"))
            case 1: try learner.start("one", as: ActivityID(rawValue: "r\(count)"), seed: random.next(), replace: true)
            case 2: try learner.pause()
            case 3, 4: try learner.resume()
            case 5: try learner.hint()
            case 6: try learner.shown()
            case 7: try learner.finish()
            case 8: if random.number(below: 4) == 0 { try learner.abandon() }
            case 9: try learner.answer(.option("b"), to: PresentationID(learner.activity, random.number(below: 6)))
            case 10: try learner.answer(.text("5"))
            case 11, 12: try learner.answerWrong()
            default: try learner.answerRight()
            }
        } catch {}
    }

    @Test("Facts alone rebuild the book, whatever was called", arguments: 0..<60 as Range<UInt64>)
    func factsRebuildTheBook(seed: UInt64) throws {
        var learner = try Learner(PackFixture.library())
        var random = SeededRandom(seed: seed, stream: 99)
        for count in 0..<300 {
            let before = learner.book
            let facts = learner.facts.count
            step(&learner, &random, count)
            // No fact, no change.
            if learner.facts.count == facts { #expect(learner.book == before) }
            #expect(learner.book.stars >= 0)
            #expect(learner.book.starsEarned >= before.starsEarned)
            #expect(learner.book.points >= before.points)
            #expect(learner.book.closed.count <= LearningRules.closedActivities)
            if let tally = learner.book.open?.tally { #expect(tally.score <= tally.maximum) }
        }
        #expect(learner.facts.count > 50)
        var rebuilt = LearningBook()
        for fact in learner.facts { rebuilt.apply(fact) }
        #expect(rebuilt == learner.book)
    }

    @Test("A crash between any two facts goes on at the same question")
    func crashesGoOn() throws {
        var learner = try Learner.inLesson(of: 5)
        while learner.book.open != nil {
            let view = try learner.view()
            var rebuilt = LearningBook()
            for fact in learner.facts { rebuilt.apply(fact) }
            learner.book = rebuilt
            #expect(try learner.view() == view)
            if learner.facts.count % 3 == 0 { try learner.answerWrong() } else { try learner.answerRight() }
        }
        #expect(learner.book.history["one"]?.timesFinished == 1)
    }

    @Test("The presentations of an activity are numbered without gaps, and its answers stand in their order")
    func presentationsHaveNoGaps() throws {
        var learner = try Learner.inLesson(of: 5)
        while learner.book.open != nil {
            if learner.facts.count % 2 == 0 { try learner.answerWrong() } else { try learner.answerRight() }
        }
        let answers = try #require(learner.book.activity("a1")?.answers)
        #expect(answers.map(\.presentation) == answers.indices.map { PresentationID("a1", $0 + 1) })
    }

    @Test("Facts about an activity that is not open change only the ledgers")
    func strayFacts() throws {
        var learner = try Learner.inLesson(of: 2)
        try learner.hint()
        try learner.answerRight()
        try learner.pause()
        var stray = LearningBook()
        for fact in learner.facts.dropFirst() { stray.apply(fact) }
        #expect(stray.open == nil)
        #expect(stray.stars == 1)
        #expect(stray.points == 8)
    }
}
