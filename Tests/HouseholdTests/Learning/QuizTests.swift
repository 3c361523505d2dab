import QuestionKinds
import Testing
import Words

@testable import Household

@Suite("Quizzes: each question once, chosen by the level, with a clock where somebody wants one")
struct QuizTests {
    /// A lesson whose questions have these levels.
    private static func library(
        _ levels: [Int], bridges: Set<Int> = [], tier: AgeTier = .elementary
    ) throws -> Library {
        var draft = PackFixture.draft
        draft.lessons.removeLast()
        let questions = levels.enumerated().map { index, level in
            var question = PackFixture.question(
                QuestionID(rawValue: "m\(index)"),
                // A lesson has two kinds at least.
                index == levels.count - 1 ? QuestionBody(PackFixture.bank) : QuestionBody(PackFixture.fourOptions))
            question.difficulty = level
            question.bridge = bridges.contains(index)
            return question
        }
        draft.lessons[0].lesson.tier = tier
        draft.lessons[0].lesson.questions = questions
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: questions.map(\.id))
        ]
        return try PackFixture.library(draft)
    }

    private static func learner(
        _ levels: [Int] = Array(repeating: 1, count: 8), bridges: Set<Int> = [], questions: Int? = nil,
        limit: Int? = nil, tier: AgeTier = .elementary
    ) throws -> Learner {
        var learner = try Learner(library(levels, bridges: bridges, tier: tier), tier: tier)
        try learner.start(.quiz("one", questions: questions, limitSeconds: limit))
        return learner
    }

    private func open(_ learner: Learner) -> Activity? { learner.book.open(.quiz) }

    @Test("A quiz asks as many questions as were wanted, each once, and tells a score of them")
    func bounded() throws {
        var learner = try Self.learner(questions: 5)
        var asked: [QuestionID] = []
        for number in 1...5 {
            asked.append(try learner.question.id)
            let view = try learner.view()
            #expect(view.question?.number == number && view.question?.total == 5)
            let reply = number == 2 ? try learner.answerWrong() : try learner.answerRight()
            // There is no second try in a quiz.
            #expect(reply.outcome == (number == 2 ? .explained : .correct))
        }
        #expect(Set(asked).count == 5)
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.kind == .quiz && summary.score == 40 && summary.maximum == 50 && summary.percent == 80)
        #expect(summary.isPassed && summary.isNewBest && summary.questions == 5)
        // What is remembered of lessons is left alone.
        #expect(learner.book.history.isEmpty)
        #expect(
            learner.book.quizzes["one"]
                == QuizHistory(timesFinished: 1, perfect: 0, bestPercent: 80, countedPercent: 80))
    }

    @Test("Without a number it asks ten, five of a preschool child, and never more than the lesson has")
    func count() throws {
        #expect(open(try Self.learner(Array(repeating: 1, count: 12)))?.total == 10)
        #expect(open(try Self.learner(Array(repeating: 1, count: 12), tier: .preschool))?.total == 5)
        #expect(open(try Self.learner(Array(repeating: 1, count: 4), questions: 20))?.total == 4)
    }

    @Test("A lesson and a quiz over it can be open at the same time, and one of each kind")
    func beside() throws {
        var learner = try Self.learner()
        try learner.start(.lesson("one"), as: "a2")
        #expect(learner.book.openActivities.map(\.kind) == [.lesson, .quiz])
        let refusal = learningRefusal {
            try learner.start(.quiz("one", questions: nil, limitSeconds: nil), as: "a3")
        }
        #expect(refusal == .open("a1"))
    }

    @Test("Questions follow the level: right ones lead up, and a bridge comes first on the new level")
    func levels() throws {
        var learner = try Learner(Self.library([1, 1, 1, 1, 2, 2, 2, 3], bridges: [5]))
        learner.book.follow(LearningSettings(adaptive: ["math": .steady]))
        try learner.start(.quiz("one", questions: 8, limitSeconds: nil))
        var asked: [QuestionID] = []
        for _ in 1...8 {
            asked.append(try learner.question.id)
            try learner.answerRight()
        }
        // Three at level 1; then the bridge of level 2 and the others; then level 3; then what is left, the nearest.
        #expect(asked == ["m0", "m1", "m2", "m5", "m4", "m6", "m7", "m3"])
        let level = learner.book.level(of: "math")
        #expect(level.history.map(\.to) == [2, 3] && level.history.allSatisfy { $0.reason == .rightInRow })
    }

    @Test("Wrong ones lead down, to the nearest level that has a question, the lower one first")
    func down() throws {
        var learner = try Learner(Self.library([1, 1, 3, 3, 3, 3]))
        learner.book.follow(LearningSettings(adaptive: ["math": .steady]))
        try learner.start(.quiz("one", questions: 6, limitSeconds: nil))
        // The level is 1 from the start, and stays there.
        #expect(try learner.question.difficulty == 1)
        try learner.answerWrong()
        try learner.answerWrong()
        #expect(try learner.question.difficulty == 3)
        #expect(learner.book.level(of: "math").level == 1)
    }

    @Test("The next quiz begins with what the last ones did not ask, at the level that was reached")
    func unseen() throws {
        var learner = try Learner(Self.library([1, 1, 1, 1, 1, 1]))
        try learner.start(.quiz("one", questions: 3, limitSeconds: nil))
        for _ in 1...3 { try learner.answerRight() }
        try learner.start(.quiz("one", questions: 3, limitSeconds: nil), as: "a2")
        var asked: [QuestionID] = []
        for _ in 1...3 {
            asked.append(try learner.question.id)
            try learner.answerRight()
        }
        #expect(asked == ["m3", "m4", "m5"])
    }

    @Test("A clock counts what passes, and an answer after its end is not looked at")
    func late() throws {
        var learner = try Self.learner(questions: 3, limit: 60)
        try learner.shown()
        learner.wait(20_000)
        try learner.answerRight()
        #expect(try learner.view().timer == timer(left: 40, of: 60))
        learner.wait(40_000)
        #expect(try learner.view().timer?.secondsLeft == 0)
        let reply = try learner.answerRight()
        #expect(reply.outcome == .late && reply.say == "The time is up. Let’s see what you did!")
        let summary = try #require(reply.summary)
        // What was not reached counts as not right.
        #expect(summary.percent == 33 && summary.questions == 3 && summary.right == 1)
        #expect(learner.book.mastery.values.first?.count == 1)
    }

    private func timer(left: Int, of limit: Int, _ style: QuizTimer.Style = .bar) -> QuizTimer {
        QuizTimer(style: style, limitSeconds: limit, secondsLeft: left, isStopped: false)
    }

    @Test("Without an answer the quiz can be finished when the time is over, and not before")
    func finish() throws {
        var learner = try Self.learner(questions: 3, limit: 60)
        #expect(learningRefusal { try learner.finish() } == .unfinished([1, 2, 3]))
        learner.wait(60_000)
        #expect(try learner.finish().percent == 0)
    }

    @Test("The first pause stops the clock, a later one does not")
    func pauses() throws {
        var learner = try Self.learner(questions: 3, limit: 60)
        learner.wait(10_000)
        try learner.pause()
        learner.wait(100_000)
        #expect(try learner.view().timer?.isStopped == true)
        try learner.resume()
        #expect(try learner.view().timer?.secondsLeft == 50)
        try learner.pause()
        learner.wait(20_000)
        #expect(try learner.view().timer?.isStopped == false)
        #expect(try learner.view().timer?.say == "The clock runs on. Come back soon.")
        try learner.resume()
        #expect(try learner.view().timer?.secondsLeft == 30 && learner.view().timer?.say == nil)
    }

    @Test("A pause that follows the offer of a rest stops the clock as well, until the next answer")
    func offeredPause() throws {
        var learner = try Self.learner(questions: 7, limit: 600)
        try learner.pause()
        try learner.resume()
        for _ in 1...3 { try learner.answerWrong() }
        #expect(learner.book.open(.quiz)?.rests == [.misses])
        try learner.pause()
        learner.wait(400_000)
        #expect(try learner.view().timer?.isStopped == true && learner.view().timer?.say == nil)
        try learner.resume()
        #expect(try learner.view().timer?.secondsLeft == 600)
        try learner.answerRight()
        try learner.pause()
        learner.wait(100_000)
        try learner.resume()
        #expect(try learner.view().timer?.secondsLeft == 500)
    }

    @Test("A bar for elementary children, digits for preteens, and never a clock for preschool children")
    func styles() throws {
        #expect(try Self.learner(limit: 60, tier: .elementary).view().timer?.style == .bar)
        #expect(try Self.learner(limit: 60, tier: .preteen).view().timer?.style == .digits)
        var young = try Self.learner(limit: 60, tier: .preschool)
        #expect(try young.view().timer == nil)
        young.wait(100_000)
        #expect(try young.answerRight().outcome == .correct)
    }

    @Test(
        "The mood is relaxed above half, a warning above a fifth, else urgent",
        arguments: [(100, .relaxed), (51, .relaxed), (50, .warning), (21, .warning), (20, .urgent), (0, .urgent)]
            as [(Int, QuizTimer.Mood)])
    func mood(left: Int, mood: QuizTimer.Mood) {
        #expect(timer(left: left, of: 100).mood == mood)
    }

    @Test("Who guesses in a quiz wins nothing: rapid answers are no tries there either")
    func rapid() throws {
        var learner = try Self.learner(questions: 4)
        for _ in 1...3 { try learner.answerTooFast(right: true) }
        #expect(open(learner)?.current?.place == 1)
        while open(learner) != nil { try learner.answerRight() }
        #expect(learner.book.activity("a1")?.summary?.percent == 75)
    }

    @Test("A lesson in which nothing can be graded has no quiz")
    func nothing() throws {
        var draft = PackFixture.draft
        draft.lessons.removeLast()
        draft.lessons[0].lesson.questions = [
            PackFixture.question("d", QuestionBody(Drawing())),
            PackFixture.question("t", QuestionBody(AudioResponse(answers: []))),
        ]
        draft.lessons[0].lesson.sections = [
            Section(id: "s", title: "Try", kind: .practice, text: nil, questions: ["d", "t"])
        ]
        var learner = try Learner(PackFixture.library(draft))
        let refusal = learningRefusal { try learner.start(.quiz("one", questions: nil, limitSeconds: nil)) }
        #expect(refusal == .nothingToAsk("one"))
    }

    @Test("A child whose profile asks for reduced motion is celebrated without movement")
    func still() throws {
        var learner = try Self.learner(questions: 1)
        learner.context.isStill = true
        #expect(try learner.answerRight().summary?.celebration.isStill == true)
    }
}
