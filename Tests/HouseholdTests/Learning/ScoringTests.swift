import Testing
import Words

@testable import Household

struct ScoringTests {
    @Test(
        "Run bonuses come at 3, 5, 7, 10 and every further 10",
        arguments: [
            (0, 0), (1, 0), (2, 0), (3, 1), (4, 0), (5, 2), (6, 0), (7, 3), (8, 0), (9, 0), (10, 5), (11, 0), (15, 0),
            (20, 5), (25, 0), (30, 5), (100, 5),
        ])
    func runBonuses(run: Int, bonus: Int) {
        #expect(LearningRules.runBonus(at: run) == bonus)
    }

    @Test("Stars and points of a lesson of twenty right answers, step by step")
    func twentyRightAnswers() throws {
        var learner = try Learner.inLesson(of: 20)
        var stars: [Int] = []
        var points: [Int] = []
        while learner.book.open != nil {
            let reply = try learner.answerRight()
            stars.append(reply.stars)
            points.append(reply.points)
        }
        #expect(stars == [1, 1, 2, 1, 3, 1, 4, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6])
        #expect(points == [10, 10, 10, 10, 15, 10, 10, 10, 10, 15, 10, 10, 10, 10, 15, 10, 10, 10, 10, 15])
        #expect(learner.book.stars == 36)
        #expect(learner.book.starsEarned == 36)
        #expect(learner.book.points == 220)
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.stars == 36)
        #expect(summary.points == 220)
        #expect(summary.longestRun == 20)
        #expect(summary.say == "Perfect! 20 in a row!")
        #expect(summary.score == 200)
        #expect(summary.maximum == 200)
    }

    @Test("A wrong answer ends the run and takes nothing; a retry neither extends nor ends one")
    func wrongAnswersEndTheRun() throws {
        var learner = try Learner.inLesson(of: 8)
        for _ in 0..<4 { try learner.answerRight() }
        #expect(try learner.answerWrong().run == 0)
        #expect(try learner.answerRight().run == 0)
        #expect(try learner.answerRight().run == 1)
        #expect(learner.book.stars == 6)
        #expect(learner.book.open?.tally.longestRun == 4)
    }

    @Test(
        "Each hint takes two points off its question, and nothing off stars and score",
        arguments: [(0, 10), (1, 8), (2, 6), (3, 4)])
    func hintsTakePoints(hints: Int, points: Int) throws {
        var learner = try Learner.inLesson(of: 8)
        for _ in 0..<4 { try learner.answerRight() }
        try learner.rectify()
        let purse = learner.book.stars
        for _ in 0..<hints { try learner.hint() }
        let reply = try learner.answerRight()
        #expect(reply.points == points)
        #expect(reply.stars == 1)
        #expect(learner.book.stars == purse + 1 - max(0, hints - 1) * 2)
        #expect(learner.book.open?.tally.score == 50)
        #expect(learner.book.open?.tally.hints == hints)
    }

    @Test("Points of a question never fall below 0")
    func pointsNeverFallBelowZero() throws {
        let presentation = Presentation(
            number: 1, question: "q", place: 0, total: 1, attempt: 1, order: [], rightPlaces: [], hintsGiven: 9)
        let score = AnswerScore(
            .correct, isRapid: false, presentation: presentation, worth: 10, of: .lesson,
            after: ActivityTally(maximum: 10),
            in: "one", today: LearnedToday())
        #expect(score.points == 0)
        #expect(score.stars == 1)
    }

    @Test("A question's own points make the score; reward points are always ten")
    func ownPointsMakeTheScore() throws {
        var draft = PackFixture.draft
        draft.lessons[0].lesson.questions[0].points = 30
        var learner = try Learner(PackFixture.library(draft))
        try learner.start("one")
        let reply = try learner.answerRight()
        #expect(reply.points == 10)
        #expect(learner.book.open?.tally.score == 30)
        #expect(learner.book.open?.tally.maximum == 50)
    }

    @Test(
        "Percent is rounded down, 70 passes",
        arguments: [(3, 2, 66, false), (3, 3, 100, true), (10, 7, 70, true), (10, 6, 60, false), (7, 5, 71, true)])
    func percentAndPassing(questions: Int, right: Int, percent: Int, isPassed: Bool) throws {
        var learner = try Learner.inLesson(of: questions)
        for index in 0..<questions {
            if index < right { try learner.answerRight() } else { try learner.rectify() }
            try learner.takeRest()
        }
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.percent == percent)
        #expect(summary.isPassed == isPassed)
        #expect(summary.right == right)
        #expect(summary.questions == questions)
        #expect(learner.book.history["one"]?.isPassed == isPassed)
    }

    @Test("A run below three is not told")
    func shortRunsAreNotTold() throws {
        var learner = try Learner.inLesson(of: 3)
        try learner.answerRight()
        try learner.answerRight()
        try learner.rectify()
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.longestRun == nil)
        #expect(summary.say == "Great job!")
    }

    @Test(
        "The celebration follows from percent and tier",
        arguments: [
            (100, "Perfect!"), (99, "Amazing!"), (80, "Amazing!"), (79, "Great job!"), (60, "Great job!"),
            (59, "Good effort!"), (40, "Good effort!"), (39, "Keep going!"), (0, "Keep going!"),
        ])
    func celebrations(percent: Int, word: String) {
        #expect(Celebration(percent: percent, tier: .preschool).milliseconds == 5_000)
        #expect(Celebration(percent: percent, tier: .preschool).word == word)
        #expect(Celebration(percent: percent, tier: .elementary).milliseconds == 3_500)
        #expect(!Celebration(percent: percent, tier: .elementary).isStill)
        #expect(Celebration(percent: percent, tier: .elementary).word == word)
        #expect(Celebration(percent: percent, tier: .preteen).milliseconds == 2_000)
        #expect(Celebration(percent: percent, tier: .preteen).word == word)
    }

    @Test("The best of a lesson never falls, and is told when it is new")
    func bests() throws {
        var learner = try Learner(Learner.library(of: 2))
        var isNew: [Bool] = []
        for (index, right) in [0, 1, 1, 2, 1].enumerated() {
            try learner.start("one", as: ActivityID(rawValue: "a\(index)"))
            for question in 0..<2 {
                if question < right { try learner.answerRight() } else { try learner.rectify() }
            }
            isNew.append(try learner.finish().isNewBest)
        }
        #expect(isNew == [false, true, false, true, false])
        #expect(learner.book.history["one"]?.bestPercent == 100)
        #expect(learner.book.history["one"]?.timesFinished == 5)
    }

    @Test("Time is counted while the activity runs; of a long silence five minutes count")
    func durations() throws {
        var learner = try Learner.inLesson(of: 3)
        learner.wait(10_000)
        try learner.answerRight()
        learner.wait(5_500)
        try learner.pause()
        learner.wait(3_600_000)
        try learner.resume()
        learner.wait(4_500)
        try learner.answerRight()
        learner.wait(86_400_000)
        try learner.answerRight()
        #expect(learner.book.activity("a1")?.summary?.durationSeconds == 10 + 10 + 300)
    }

    @Test("A clock that was set back takes no time away")
    func clockSetBack() throws {
        var learner = try Learner.inLesson(of: 2)
        learner.wait(10_000)
        try learner.answerRight()
        learner.wait(-86_400_000)
        try learner.answerRight()
        #expect(learner.book.activity("a1")?.summary?.durationSeconds == 10)
    }

    @Test(
        "Who earns nothing, as the questions gave their stars on this day, is told so; on the next day they give some")
    func paidBefore() throws {
        var learner = try Learner.inLesson(of: 4)
        while learner.book.open != nil { try learner.answerRight() }
        let first = try #require(learner.book.activity("a1")?.summary)
        #expect(first.stars > 0 && first.say == "Perfect! 4 in a row!")
        for (day, id) in [(0, "a2"), (1, "a3")] as [(Int, ActivityID)] {
            learner.context.day = learner.context.day.advanced(by: day)
            try learner.start("one", as: id)
            while learner.book.open != nil { try learner.answerRight() }
            let summary = try #require(learner.book.activity(id)?.summary)
            #expect((summary.stars == 0) == (day == 0))
            #expect(
                summary.say == "Perfect! 4 in a row!"
                    + (day == 0 ? " You have the stars for these questions already. Tomorrow they bring new ones." : "")
            )
        }
    }
}
