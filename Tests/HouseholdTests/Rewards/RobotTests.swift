import Testing

@testable import Household

/// Who starts lessons anew or guesses gets no more than who plays each lesson once.
@Suite("Robots at the lessons")
struct RobotTests {
    private static let questions = 12

    private func robot() throws -> Earner { try Earner(Learner.library(of: Self.questions)) }

    /// A day of which everything was right at once.
    private func honestDay() throws -> LearningDay {
        var honest = try robot()
        try honest.lesson()
        return honest.child.rewards.day(honest.day)
    }

    /// Starts the lesson anew and answers as it is told, one after another.
    private func play(_ robot: inout Earner, _ number: Int, _ answers: [Bool], thinking: Int64 = 3_000) throws {
        let id = ActivityID(rawValue: "r\(number)")
        try robot.work { try $0.start("one", as: id, seed: UInt64(number), replace: true) }
        for isRight in answers where robot.child.learning.open != nil {
            try robot.work { learner in
                learner.activity = id
                try learner.shown()
                learner.wait(thinking)
                if isRight { try learner.answerRight() } else { try learner.answerWrong() }
                try learner.takeRest()
            }
        }
    }

    @Test(
        "A day of starting anew and guessing pays no more than one honest lesson", arguments: 0..<8 as Range<UInt64>)
    func bound(seed: UInt64) throws {
        let honest = try honestDay()
        var random = SeededRandom(seed: seed)
        var robot = try robot()
        for day in 0..<2 {
            for lesson in 0..<15 {
                let skill = random.number(below: 11)
                let length = random.number(below: 3 * Self.questions)
                let answers = (0..<length).map { _ in random.number(below: 10) < skill }
                try play(&robot, day * 15 + lesson, answers, thinking: random.number(below: 6) == 0 ? 100 : 3_000)
            }
            let today = robot.child.rewards.day(robot.day)
            #expect(today.stars <= honest.stars)
            #expect(today.points <= honest.points)
            #expect(today.firstAnswers <= Self.questions)
            robot.sleep()
        }
    }

    @Test("The same question started anew fifty times pays once, and makes no learning day")
    func sameQuestion() throws {
        var robot = try robot()
        for number in 0..<50 { try play(&robot, number, [true]) }
        let today = robot.child.rewards.day(robot.day)
        #expect(today.stars == 1 && today.points == 10 && today.firstAnswers == 1)
        #expect(!today.counts && robot.child.learning.starsEarned == 1)
        robot.sleep()
        try play(&robot, 50, [true])
        #expect(robot.child.learning.starsEarned == 2)
    }

    @Test("Rows of right answers are paid once for each length, wherever they begin")
    func rows() throws {
        var robot = try robot()
        for begin in 0..<Self.questions {
            let wrong = Array(repeating: [false, false, false], count: begin).flatMap { $0 }
            try play(&robot, begin, wrong + Array(repeating: true, count: Self.questions - begin))
        }
        let today = robot.child.rewards.day(robot.day)
        #expect(today.stars == (try honestDay()).stars)
    }

    @Test("A lesson that was given up and is done again on the same day pays all of it, once")
    func givenUp() throws {
        var child = try robot()
        try play(&child, 1, Array(repeating: true, count: 5))
        try play(&child, 2, [false, false, false])
        try play(&child, 3, Array(repeating: true, count: Self.questions))
        let (today, honest) = (child.child.rewards.day(child.day), try honestDay())
        #expect(today.stars == honest.stars && today.points == honest.points && today.lessons == 1)
        // What is scored in the lesson is what it always was.
        #expect(child.child.learning.history["one"]?.bestPercent == 100)
    }

    @Test("A question that was wrong at first pays when it is right at first later that day")
    func better() throws {
        var child = try robot()
        try play(&child, 1, [false, false, false, true])
        #expect(child.child.learning.starsEarned == 1)
        try play(&child, 2, [true])
        #expect(child.child.learning.starsEarned == 2)
        #expect(child.child.rewards.firstAnswers == 2)
    }

    @Test("Guessing straight through gives no sticker, no badge and no learning day, however often")
    func guesses() throws {
        var robot = try Earner(Earner.library())
        for _ in 0..<40 {
            try robot.lesson("two", right: false)
            try robot.lesson("one", right: false)
        }
        #expect(robot.child.rewards.stickers.isEmpty)
        #expect(robot.earned.badges.filter { $0 != "explore.kinds" }.isEmpty)
        #expect(robot.child.rewards.streak.value == 0)
        #expect(robot.child.learning.history["two"]?.timesFinished == 40)
        // Once it is done as it is meant, everything comes.
        try robot.lesson("two")
        #expect(robot.child.rewards.stickers.count == 1 && robot.has("lesson.first"))
        #expect(robot.child.rewards.streak.value == 1)
    }

    @Test("Ten first answers make a learning day when four of them are right", arguments: [3, 4])
    func tenAnswers(right: Int) throws {
        var child = try robot()
        let answers = (0..<10).flatMap { $0 < right ? [true] : [false, false, false] }
        try play(&child, 1, answers)
        #expect(child.child.rewards.day(child.day).firstAnswers == 10)
        #expect(child.child.rewards.day(child.day).counts == (right == 4))
        #expect((child.child.rewards.streak.value == 1) == (right == 4))
    }

    @Test(
        "Too few right ones make no learning day, and what is right only when it is asked again that day does not either"
    )
    func fourOfTwelve() throws {
        var child = try robot()
        let wrong = Array(repeating: [false, false, false], count: 8).flatMap { $0 }
        // The last one stays open: a finished lesson is a rule of its own.
        try play(&child, 1, wrong + [true, true, true])
        #expect(child.child.rewards.day(child.day).firstAnswers == 11)
        #expect(!child.child.rewards.day(child.day).counts && child.child.rewards.streak.value == 0)
        // The first questions once more: they become right, which pays, and the day stays what it was.
        try play(&child, 2, [true])
        try play(&child, 3, [true, true])
        #expect(child.child.rewards.day(child.day).firstAnswers == 11)
        #expect(!child.child.rewards.day(child.day).counts && child.child.rewards.streak.value == 0)
    }

    @Test("Tapping fast through all that is not known makes neither a lesson that counts nor a learning day")
    func fastTaps() throws {
        var robot = try robot()
        try play(&robot, 1, [true, true, true, true])
        while robot.child.learning.open != nil {
            try robot.work { learner in
                learner.activity = "r1"
                try learner.answerTooFast(right: true)
            }
        }
        let today = robot.child.rewards.day(robot.day)
        #expect(today.firstAnswers == 4 && today.lessons == 0 && !today.counts)
        #expect(robot.child.learning.history["one"]?.bestPercent == 33)
    }

    @Test("A lesson counts from 40 percent right on", arguments: [(4, false), (5, true)])
    func border(right: Int, counts: Bool) throws {
        var child = try robot()
        let answers = (0..<Self.questions).flatMap { $0 < right ? [true] : [false, false, false] }
        try play(&child, 1, answers)
        #expect(child.child.learning.open == nil)
        #expect(child.child.rewards.day(child.day).lessons == (counts ? 1 : 0))
        #expect(child.has("lesson.first") == counts)
    }

    private func hasWorked(_ robot: Earner) -> Bool {
        robot.child.hasWorked(
            at: "one", on: robot.day,
            in: TurnContext(
                library: robot.learner.context.library, badges: .shipped, calendar: robot.calendar,
                moment: robot.learner.context.now))
    }

    /// So many right ones of a lesson, and then only wrong ones.
    private func tries(right: Int) -> [Bool] {
        Array(repeating: true, count: right) + Array(repeating: false, count: 3 * (Self.questions - right))
    }

    @Test("Of twelve questions with four choices five that are right count, and seven earn minutes", arguments: [5, 7])
    func minutes(right: Int) throws {
        var child = try robot()
        try play(&child, 1, tries(right: right))
        #expect(child.child.learning.open == nil)
        #expect(child.child.learning.history["one"]?.isCounted == true)
        #expect(hasWorked(child) == (right == 7))
    }

    @Test(
        "Beginning again until chance is kind earns nothing; work does, also after a bad try, and tomorrow is a new day"
    )
    func again() throws {
        var child = try robot()
        // Given up in the middle, as whoever waits for luck does.
        try play(&child, 1, Array(repeating: false, count: 30))
        try play(&child, 2, tries(right: 7))
        #expect(!hasWorked(child))
        try play(&child, 3, tries(right: 12))
        #expect(hasWorked(child))
        child.sleep()
        try play(&child, 4, tries(right: 7))
        #expect(hasWorked(child))
    }
}
