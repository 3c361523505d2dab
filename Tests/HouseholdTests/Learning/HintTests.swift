import Testing

@testable import Household

struct HintTests {
    @Test("The first hint is free, each further one costs two stars")
    func prices() throws {
        var learner = try Learner.inLesson(of: 8)
        for _ in 0..<3 { try learner.answerRight() }
        #expect(learner.book.stars == 4)
        #expect(
            try learner.hint()
                == HintReply(text: "Secret hint one.", number: 1, hintsLeft: 2, hintPrice: 2, starsPaid: 0, stars: 4))
        #expect(
            try learner.hint()
                == HintReply(text: "Secret hint two.", number: 2, hintsLeft: 1, hintPrice: 2, starsPaid: 2, stars: 2))
        #expect(
            try learner.hint()
                == HintReply(
                    text: "Secret hint three.", number: 3, hintsLeft: 0, hintPrice: nil, starsPaid: 2, stars: 0))
        #expect(learner.book.stars == 0)
        #expect(learner.book.starsEarned == 4)
        #expect(learningRefusal { try learner.hint() } == .hintNotAvailable)
    }

    @Test("With fewer than two stars a further hint is refused and not used up", arguments: [0, 1])
    func tooFewStars(stars: Int) throws {
        var learner = try Learner.inLesson(of: 8)
        for _ in 0..<stars { try learner.answerRight() }
        try learner.hint()
        #expect(learningRefusal { try learner.hint() } == .notEnoughStars(needed: 2, have: stars))
        #expect(try learner.view().question?.hintsLeft == 2)
        #expect(learner.book.stars == stars)
        #expect(try learner.answerRight().points == 8)
    }

    @Test("Hints are counted per question and stay used on a retry")
    func hintsStayUsedOnARetry() throws {
        var learner = try Learner.inLesson(of: 8)
        try learner.hint()
        #expect(try learner.answerWrong().question?.hintsLeft == 2)
        #expect(try learner.answerRight().question?.hintsLeft == 3)
        #expect(try learner.hint().starsPaid == 0)
    }

    @Test("Where a parent switched hints off there are none")
    func hintsSwitchedOff() throws {
        var learner = try Learner.inLesson(of: 3)
        learner.context.hintsOffered = false
        #expect(try learner.view().question?.hintsLeft == 0)
        #expect(learningRefusal { try learner.hint() } == .hintNotAvailable)
    }

    @Test("What was right with a hint is no Perfect!, and is celebrated all the same", arguments: [0, 1, 4])
    func noPerfect(hinted: Int) throws {
        var learner = try Learner.inLesson(of: 4)
        for number in 0..<4 {
            if number < hinted { try learner.hint() }
            try learner.answerRight()
        }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.percent == 100 && summary.hints == hinted)
        #expect(summary.celebration.words == .key(hinted == 0 ? .perfect : .amazing))
    }

    @Test("A hint for a presentation that is over is stale")
    func staleHints() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerRight()
        #expect(
            learningRefusal { _ = try learner.book.hint(for: "a1.1", of: "a1", in: learner.context) }
                == .stalePresentation(current: "a1.2"))
    }
}
