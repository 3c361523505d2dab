import Testing
import Words

@testable import Household

@Suite struct RewardDecisionTests {
    @Test(
        "Over many days: badges come with the fact that completes them, and facts alone rebuild all",
        arguments: 0..<6 as Range<UInt64>)
    func everything(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var earner = try Earner(Earner.library())
        for _ in 0..<80 {
            try earner.lesson(random.number(below: 3) == 0 ? "two" : "one", right: random.number(below: 4) > 0)
            if random.number(below: 4) == 0 { earner.learn(minutes: random.number(below: 400)) }
            let rest = random.number(below: 9)
            if rest > 0 { earner.sleep(days: rest == 8 ? 3 : rest == 7 ? 2 : 1) }
            let sums = RewardSums(of: earner.child)
            let scope = earner.child.scope(in: earner.context)
            for badge in earner.badges.all {
                let isComplete = badge.condition.progress(in: sums, scope: scope).isComplete
                #expect(isComplete == earner.has(badge.key), "\(badge.key)")
            }
            // The stored streak is the one that the days tell.
            var told = DayStreak(of: earner.child.rewards.days, in: earner.calendar)
            told.at = earner.child.rewards.streak.at
            #expect(told == earner.child.rewards.streak)
        }
        #expect(earner.has("questions.100") && earner.has("explore.subjects"))
        #expect(Set(earner.earned.badges).count == earner.earned.badges.count)
        var rebuilt = RewardBook()
        for case .reward(let fact) in earner.facts { rebuilt.apply(fact) }
        #expect(rebuilt.badges == earner.child.rewards.badges)
        #expect(rebuilt.streak == earner.child.rewards.streak)
    }

    @Test("What earns nothing is not looked at")
    func cheap() throws {
        var earner = try Earner(Earner.library())
        #expect(try earner.work { try $0.start("one") }.isEmpty)
        #expect(try earner.work { try $0.shown() }.isEmpty)
        #expect(try earner.work { try $0.pause() }.isEmpty)
        #expect(earner.record([.time(.used(UsedTime(day: earner.day, ordinary: 9_999_999_999)))]).isEmpty)
        #expect(RewardGain(of: [.time(.used(UsedTime(day: earner.day, ordinary: 9_999)))], for: earner.child) == nil)
    }

    @Test("An answer that is guessed or a retry uses no kind and counts for nothing")
    func unscored() throws {
        var earner = try Earner(Earner.library())
        try earner.work { try $0.start("one") }
        try earner.work { learner in
            try learner.shown()
            learner.wait(100)
            try learner.answerRight()
        }
        #expect(earner.child.rewards.firstAnswers == 0)
        #expect(earner.child.rewards.kinds.isEmpty)
    }

    @Test("The streak is told when the day begins to count and when a lesson repairs, not otherwise")
    func told() throws {
        var earner = try Earner(Earner.library())
        func streaks(_ facts: [RewardFact]) -> Int { facts.count { if case .streakSet = $0 { true } else { false } } }
        #expect(streaks(try earner.lesson()) == 1)
        #expect(streaks(try earner.lesson()) == 0)
        for _ in 0..<3 {
            earner.sleep()
            #expect(streaks(try earner.lesson()) == 1)
        }
        earner.sleep(days: 3)
        let first = try earner.lesson()
        let news = RewardNews(first, on: earner.day, lessons: 1, badges: .shipped)
        #expect(news.dayStreak?.value == 1)
        #expect(news.dayStreak?.repair?.lessonsLeft == 1)
        let second = RewardNews(try earner.lesson(), on: earner.day, lessons: 2, badges: .shipped)
        #expect(second.dayStreak?.value == 5)
        #expect(second.dayStreak?.repair == nil)
    }

    @Test("A clock that ran years ahead leaves no trace once it is right again: the days tell the streak")
    func yearsAhead() throws {
        var earner = try Earner(Earner.library())
        for _ in 0..<4 {
            try earner.lesson()
            earner.sleep()
        }
        earner.sleep(days: 2_000)
        try earner.lesson()
        #expect(earner.child.rewards.streak.value == 1)
        earner.sleep(days: -2_000)
        try earner.lesson()
        #expect(earner.child.rewards.streak.value == 5)
        #expect(earner.child.rewards.status(on: earner.day).state == .active)
    }

    @Test("A clock set back by some days takes nothing away, and the streak goes on when its day comes")
    func someDaysBack() throws {
        var earner = try Earner(Earner.library())
        for _ in 0..<4 {
            try earner.lesson()
            earner.sleep()
        }
        let streak = earner.child.rewards.streak
        earner.sleep(days: -3)
        try earner.lesson()
        #expect(earner.child.rewards.streak == streak)
        earner.sleep(days: 3)
        try earner.lesson()
        #expect(earner.child.rewards.streak.value == 5)
    }

    @Test("Days from before streaks were written down count")
    func oldDays() throws {
        var earner = try Earner(Earner.library())
        let days = (1...3).map { LearningDay(day: earner.day.advanced(by: $0 - 4), lessons: 1) }
        earner.child.rewards = RewardBook(days: days, lessons: 3)
        try earner.lesson()
        #expect(earner.child.rewards.streak.value == 4)
    }

    @Test("What was earned at an instant can be told again")
    func again() throws {
        var earner = try Earner(Earner.library())
        try earner.lesson()
        let at = earner.learner.context.now.wall
        let news = earner.child.rewards.news(at: at, on: earner.day, badges: .shipped)
        #expect(news.badges.map(\.key) == ["lesson.first"])
        #expect(news.dayStreak?.value == 1)
        #expect(earner.child.rewards.news(at: at + 1, on: earner.day, badges: .shipped) == RewardNews())
    }

    @Test("The learning days of a month are those of the calendar, February and December too")
    func month() throws {
        let first = try #require(Day("2027-12-01"))
        let days = (0..<120).map { LearningDay(day: first.advanced(by: $0), firstAnswers: $0 % 2 == 0 ? 10 : 9) }
        let book = RewardBook(days: days)
        for (text, count) in [("2027-12-31", 16), ("2028-01-01", 15), ("2028-02-29", 15), ("2028-02-01", 15)] {
            #expect(book.learningDays(inMonthOf: try #require(Day(text))) == count)
        }
        #expect(RewardBook.sentence(learningDays: 1) == "1 learning day this month.")
    }
}
