import QuestionKinds
import Testing
import Words

@testable import Household

@Suite("Reviews: the ladder with its failure path, over all of its rungs")
struct ReviewTests {
    private static let skill: SkillID = "count"
    private static let rubric = Rubric.standard
    private static let first = Day(number: 20_833)

    /// A skill that was mastered on a day.
    private static func mastered(on day: Day = first) -> SkillMastery {
        SkillMastery(
            count: 10, bestPercent: 100, masteredAt: Instant(milliseconds: 0), due: day.advanced(by: 3))
    }

    /// Reviews on the days on which they are due.
    private static func after(_ results: [Bool], _ rubric: Rubric = rubric) -> (SkillMastery, days: [Int?]) {
        var skill = mastered()
        var days: [Int?] = []
        for isPassed in results {
            let day = skill.due ?? first
            let mark = skill.mark(ofReview: Self.skill, isPassed: isPassed, rubric, .ladder)
            skill.apply(mark, on: day)
            days.append(skill.due.map { day.distance(to: $0) })
        }
        return (skill, days)
    }

    @Test("Who passes climbs: 7, 14, 30, 60, 120 days, and then 120 for ever")
    func ladder() {
        #expect(Self.after(Array(repeating: true, count: 8)).days == [7, 14, 30, 60, 120, 120, 120, 120])
        #expect(
            Self.after([true, true], Rubric(thresholdPercent: 80, window: 5, sessions: 2, reviewDays: [2, 5])).days == [
                5, 5,
            ])
    }

    @Test("Who fails comes back after 3 days, and from the first rung: all ways of four reviews")
    func failures() {
        for bits in 0..<16 {
            let results = (0..<4).map { bits >> $0 & 1 == 1 }
            let (skill, days) = Self.after(results)
            var rung = 0
            var failures = 0
            var expected: [Int?] = []
            var isLearning = false
            for isPassed in results {
                if isLearning { break }
                rung = isPassed ? rung + 1 : 0
                failures = isPassed ? 0 : failures + 1
                isLearning = failures == 2
                expected.append(isLearning ? nil : isPassed ? Self.rubric.reviewDays[min(rung, 5)] : 3)
            }
            #expect(Array(days.prefix(expected.count)) == expected, "\(results)")
            if isLearning, expected.count == 4 {
                #expect(skill.masteredAt == nil && skill.reached.isEmpty && skill.due == nil)
                // What a child sees never falls.
                #expect(skill.medal == .gold && skill.bestPercent == 100)
                #expect(skill.state(on: Self.first) == .learning)
            }
        }
    }

    @Test(
        "Three questions pass with two right; four and five with eighty percent",
        arguments: [
            (3, 1, false), (3, 2, true), (3, 3, true), (4, 3, false), (4, 4, true), (5, 3, false), (5, 4, true),
            (2, 1, false), (2, 2, true), (1, 0, false), (1, 1, true),
        ])
    func passing(questions: Int, right: Int, isPassed: Bool) {
        #expect(ReviewRule.isPassed(right: right, of: questions) == isPassed)
    }

    /// A learner whose skill is due on the day of the context.
    private func dueLearner(tier: AgeTier = .elementary, due: Int = 0) throws -> (Learner, SkillID) {
        var learner = try Learner(Learner.library(of: 8, tier: tier), tier: tier)
        let skill = try #require(learner.context.library.lesson("one")).lesson.skill
        learner.book = LearningBook(
            mastery: [
                skill: SkillMastery(
                    count: 10, bestPercent: 100, masteredAt: Instant(milliseconds: 0),
                    due: learner.context.day.advanced(by: due))
            ])
        return (learner, skill)
    }

    @Test(
        "A review asks five questions of the skill, three of a preschool child, each once",
        arguments: [(AgeTier.elementary, 5), (.preschool, 3)])
    func activity(tier: AgeTier, count: Int) throws {
        var (learner, skill) = try dueLearner(tier: tier)
        let view = try learner.start(.review(skill))
        #expect(view.kind == .review && view.skill == skill && view.question?.total == count)
        var asked: Set<QuestionID> = []
        for _ in 1...count {
            asked.insert(try learner.question.id)
            try learner.answerRight()
        }
        #expect(asked.count == count)
        let summary = try #require(learner.book.activity("a1")?.summary)
        #expect(summary.isPassed && summary.reviewInDays == 7 && !summary.isNewBest)
        let known = learner.book.mastery(of: skill)
        #expect(known.due == learner.context.day.advanced(by: 7) && known.rung == 1)
        #expect(learner.book.history.isEmpty && learner.book.quizzes.isEmpty)
        guard case .finished(let finish)? = learner.facts.last else {
            Issue.record("it did not end")
            return
        }
        // It is no lesson, but its day counts by the answer that ended it.
        #expect(!finish.makesLearningDay && learner.book.closed.last?.answers.last?.makesLearningDay == true)
    }

    @Test(
        "What kidd proposes counts: a review makes a learning day from two right ones of five on, and repairs nothing",
        arguments: [(0, false), (1, false), (2, true), (3, true), (4, true), (5, true)])
    func learningDay(right: Int, counts: Bool) throws {
        let (learner, skill) = try dueLearner()
        let day = learner.context.day
        let lost = DayStreak(value: 7, last: day.advanced(by: -3), longest: 7)
        var earner = Earner(learner.context.library)
        earner.learner = learner
        earner.child.learning = learner.book
        earner.child.rewards.streak = lost
        try earner.work { try $0.start(.review(skill)) }
        var answers = 0
        while earner.learner.book.open(.review) != nil {
            // A question for a rest is none of the five.
            if earner.learner.book.open(.review)?.current?.isExtra == true {
                try earner.work { try $0.answerRight() }
                continue
            }
            answers += 1
            try earner.work { try $0.answer($0.choice(right: answers <= right)) }
        }
        let today = earner.child.rewards.day(day)
        #expect(today.counts == counts && today.lessons == 0 && answers == 5)
        let status = earner.child.rewards.status(on: day)
        #expect(status.state == (counts ? .active : .ended) && status.repair?.lessonsLeft == 2)
    }

    @Test("A review that is not passed brings the skill back in 3 days; a second one to learning, with kind words")
    func failing() throws {
        var (learner, skill) = try dueLearner()
        for (number, state) in [(1, SkillMastery.State.mastered), (2, .learning)] {
            learner.context.day = try #require(learner.book.mastery(of: skill).due)
            try learner.start(.review(skill), as: ActivityID(rawValue: "r\(number)"))
            var answers = 0
            while learner.book.open(.review) != nil {
                if learner.book.open(.review)?.current?.isExtra != true { answers += 1 }
                if answers < 3 { try learner.answerWrong() } else { try learner.answerRight() }
            }
            let summary = try #require(learner.book.closed.last?.summary)
            #expect(!summary.isPassed && summary.percent == 60)
            #expect(summary.celebration.word == "Great job!")
            #expect(summary.reviewInDays == (number == 1 ? 3 : nil))
            #expect(learner.book.mastery(of: skill).state(on: learner.context.day) == state)
        }
        #expect(learner.book.mastery(of: skill).medal == .gold)
    }

    @Test("What is not due, not mastered or not there is refused, each in its own words")
    func refusals() throws {
        var (learner, skill) = try dueLearner(due: 1)
        #expect(learningRefusal { try learner.start(.review(skill)) } == .reviewNotDue(skill))
        #expect(learningRefusal { try learner.start(.review("nothing")) } == .unknownSkill("nothing"))
        learner.book = LearningBook()
        #expect(learningRefusal { try learner.start(.review(skill)) } == .reviewNotDue(skill))
    }

    @Test("A skill whose lessons the filter keeps away is not looked at")
    func filtered() throws {
        var (learner, skill) = try dueLearner()
        learner.context.filter = ContentFilter(blockedLessons: ["one"])
        guard case .filtered = learningRefusal({ try learner.start(.review(skill)) }) else {
            Issue.record("it was let through")
            return
        }
    }

    @Test(
        "With the model of memory a passed review comes back when nine in ten are expected, and it says so in the fact")
    func memory() throws {
        var (learner, skill) = try dueLearner()
        learner.book.follow(LearningSettings(scheduler: .memory))
        try learner.start(.review(skill))
        while learner.book.open(.review) != nil { try learner.answerRight() }
        let known = learner.book.mastery(of: skill)
        let memory = try #require(known.memory)
        let due = try #require(known.due)
        #expect(
            learner.context.day.distance(to: due)
                == MemoryModel.standard.days(memory.state, untilRecall: ReviewRule.recallAtReview))
        #expect(abs(memory.recall(on: due) - 0.9) < 0.02)
    }

    @Test(
        "A review that cannot be passed any more is not passed when it is given up; one that can is as if it never began"
    )
    func givenUp() throws {
        var (learner, skill) = try dueLearner()
        let due = learner.book.mastery(of: skill).due
        try learner.start(.review(skill))
        try learner.answerWrong()
        try learner.abandon()
        #expect(learner.book.mastery(of: skill).due == due)
        try learner.start(.review(skill), as: "a2")
        try learner.answerWrong()
        try learner.answerWrong()
        // Two of five are wrong: four are needed.
        #expect(
            learningRefusal { try learner.start(.review(skill), as: "a3", replace: true) } == .reviewNotDue(skill))
        try learner.abandon()
        #expect(learner.book.mastery(of: skill).due == learner.context.day.advanced(by: 3))
        #expect(learner.book.mastery(of: skill).failures == 1)
    }
}
