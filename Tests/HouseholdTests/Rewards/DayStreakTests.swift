import Testing

@testable import Household

@Suite struct DayStreakTests {
    private static func day(_ text: String) throws -> Day { try #require(Day(text)) }

    // MARK: Against the oracles

    @Test(
        "Grace: all patterns of three weeks, and of two over turns of years, are as the oracle says, mornings and evenings",
        arguments: [("2026-11-10", 21), ("2026-12-25", 14), ("2028-02-20", 14), ("2026-03-20", 14)])
    func grace(start: String, days: Int) throws {
        let first = try Self.day(start)
        var patterns = 0
        func walk(_ streak: DayStreak, _ morning: GraceOracle) {
            if morning.days == days {
                patterns += 1
                return
            }
            let today = first.advanced(by: morning.days)
            if streak.standing(on: today) != morning.state {
                Issue.record("\(morning.pattern): \(streak.status(on: today))")
            }
            let evening = morning.then(true)
            var next = streak
            next.learn(LearningDay(day: today, lessons: 1))
            if next.value != evening.value || next.longest != evening.longest || next.standing(on: today) != .active {
                Issue.record("\(evening.pattern): \(next)")
            }
            walk(next, evening)
            walk(streak, morning.then(false))
        }
        walk(DayStreak(), GraceOracle())
        #expect(patterns == 1 << days)
    }

    @Test("Who rests every seventh day never loses the streak, on whatever weekday; who rests every sixth does")
    func restingFamilies() {
        for every in 2...10 {
            for rest in 0..<every {
                var streak = DayStreak()
                let days = 0..<every * 12
                for day in days where day % every != rest {
                    streak.learn(LearningDay(day: Day(number: Self.firstOfNovember + day), lessons: 1))
                }
                let learned = days.count { $0 % every != rest }
                #expect((streak.value == learned) == (every >= 7), "\(every), \(rest)")
            }
        }
    }

    @Test(
        "Repair: all patterns of nine days are as the oracle says, after nothing, a long streak, and one with a grace",
        arguments: [("2026-11-10", ""), ("2026-11-27", "111111"), ("2026-12-26", "1111011"), ("2028-02-25", "11111")])
    func repair(start: String, before: String) throws {
        let first = try Self.day(start)
        var patterns = 0
        func walk(_ streak: DayStreak, _ morning: RepairOracle, _ left: Int) {
            let today = Day(number: morning.today)
            Self.compare(streak, morning, today, lessons: 0)
            if left == 0 {
                patterns += 1
                return
            }
            for deed in DayDeed.allCases {
                var next = streak
                var oracle = morning
                for lessons in 0..<deed.lessons { next.learn(LearningDay(day: today, lessons: lessons + 1)) }
                oracle.learn(deed)
                Self.compare(next, oracle, today, lessons: deed.lessons)
                oracle.sleep()
                walk(next, oracle, left - 1)
            }
        }
        var streak = DayStreak()
        var oracle = RepairOracle(today: first.number - before.count)
        for mark in before {
            if mark == "1" {
                streak.learn(LearningDay(day: Day(number: oracle.today), lessons: 1))
                oracle.learn(.counts)
            }
            oracle.sleep()
        }
        walk(streak, oracle, 9)
        #expect(patterns == 19_683)
    }

    private static func compare(_ streak: DayStreak, _ oracle: RepairOracle, _ today: Day, lessons: Int) {
        let shown = streak.status(on: today, lessons: lessons)
        let repair = oracle.repairable.map {
            StreakRepair(value: $0.value, until: Day(number: $0.ended + 2), lessonsLeft: max(1, 2 - lessons))
        }
        if shown.state != oracle.state || shown.value != (oracle.alive ?? 0) || shown.repair != repair {
            Issue.record("\(today): \(shown) is not \(oracle)")
        }
    }

    // MARK: One by one

    /// The streak of lessons on these days, all of November 2026: a number of lessons for each day from the first on.
    private static func november(_ lessons: [Int]) -> DayStreak {
        var streak = DayStreak()
        for (index, count) in lessons.enumerated() where count > 0 {
            for number in 1...count {
                streak.learn(LearningDay(day: Day(number: firstOfNovember + index), lessons: number))
            }
        }
        return streak
    }

    private static let firstOfNovember = 20_758

    private static func status(_ lessons: [Int], on day: Int) -> StreakStatus {
        november(lessons).status(on: Day(number: firstOfNovember + day - 1))
    }

    @Test("The first of November is where the table begins")
    func table() throws { #expect(try Self.day("2026-11-01").number == Self.firstOfNovember) }

    @Test("Five days running are active on the last, open on the next, graced, then ended")
    func states() {
        let week = [1, 1, 1, 1, 1]
        #expect(Self.status(week, on: 5).state == .active)
        #expect(Self.status(week, on: 6).state == .open)
        #expect(Self.status(week, on: 7).state == .grace)
        #expect(Self.status(week, on: 8).state == .ended)
        #expect(Self.status(week, on: 7).value == 5)
        #expect(Self.status(week, on: 8).value == 0)
        #expect(Self.status([], on: 8).state == .none)
    }

    @Test("A day of rest adds nothing and is shown; a second one has to wait until the seventh day after it")
    func rest() {
        let rested = [1, 1, 0, 1, 1, 1, 1, 1]
        #expect(Self.november(rested).value == 7)
        #expect(Self.november(rested).graces == [Day(number: Self.firstOfNovember + 2)])
        // The sixth day after the first rest.
        #expect(Self.status(rested + [0], on: 10).state == .ended)
        #expect(Self.status(rested + [1, 0], on: 11).state == .grace)
    }

    @Test("A streak without a grace left ends a day earlier, and can be repaired a day earlier")
    func noGraceLeft() {
        let lessons = [1, 1, 0, 1, 0]
        let ended = Self.status(lessons, on: 6)
        #expect(ended.state == .ended)
        #expect(
            ended.repair
                == StreakRepair(value: 3, until: Day(number: Self.firstOfNovember + 7), lessonsLeft: 2))
        #expect(Self.status(lessons, on: 8).repair != nil)
        #expect(Self.status(lessons, on: 9).repair == nil)
    }

    @Test("Two lessons repair; the streak then goes on, with the grace as it was")
    func graceThenRepair() {
        let repaired = Self.november([1, 1, 0, 1, 0, 2])
        #expect(repaired.value == 4)
        #expect(repaired.longest == 4)
        #expect(repaired.lost == nil)
        #expect(Self.november([1, 1, 0, 1, 0, 2, 1]).value == 5)
        // The grace of the third day is still used.
        #expect(Self.status([1, 1, 0, 1, 0, 2, 1], on: 9).state == .ended)
    }

    @Test("A new streak of one or two days gives way to the repaired one", arguments: [[2], [1, 2], [1, 1, 2]])
    func afterNewStreak(since: [Int]) {
        #expect(Self.november([1, 1, 1, 1, 1, 0, 0] + since).value == 6)
    }

    @Test("While the new streak is graced the old one can still be repaired")
    func repairInGrace() {
        let lessons = [1, 1, 1, 1, 1, 0, 0, 1, 0]
        let status = Self.status(lessons, on: 10)
        #expect(status.state == .grace)
        #expect(status.repair?.value == 5)
        #expect(Self.november(lessons + [1]).value == 2)
        #expect(Self.november(lessons + [2]).value == 6)
    }

    @Test("Nothing that is shown falls by a repair: a streak of one is not repaired to less than there is")
    func neverLess() {
        #expect(Self.november([1, 0, 0, 1, 1, 2]).value == 3)
        #expect(Self.november([1, 0, 0, 1, 1, 2]).repaired == nil)
    }

    @Test("One repair in a calendar month: of the year too")
    func oncePerMonth() throws {
        var streak = DayStreak()
        func learn(_ text: String, lessons: Int) throws {
            for number in 1...lessons { streak.learn(LearningDay(day: try Self.day(text), lessons: number)) }
        }
        for text in ["2026-01-01", "2026-01-02", "2026-01-03"] { try learn(text, lessons: 1) }
        try learn("2026-01-06", lessons: 2)
        #expect(streak.value == 4)
        try learn("2026-01-09", lessons: 2)
        #expect(streak.value == 1)
        for text in ["2026-01-10", "2026-01-11", "2026-01-12", "2026-01-13"] { try learn(text, lessons: 1) }
        // A year later, in the same month.
        streak.last = try Self.day("2027-01-02")
        try learn("2027-01-05", lessons: 2)
        #expect(streak.value == 6)
    }

    @Test("A repair that was used this month is free again on the first of the next")
    func nextMonth() throws {
        var streak = DayStreak(
            value: 9, last: try Self.day("2026-01-28"), repaired: try Self.day("2026-01-05"), longest: 9)
        #expect(streak.status(on: try Self.day("2026-01-31")).repair == nil)
        let offer = try #require(streak.status(on: try Self.day("2026-02-01")).repair)
        #expect(offer.until == (try Self.day("2026-02-02")))
        for number in 1...2 { streak.learn(LearningDay(day: try Self.day("2026-02-01"), lessons: number)) }
        #expect(streak.value == 10)
    }

    @Test("Ten scored answers count as a lesson does; nine do not, and they repair nothing")
    func answers() {
        var streak = DayStreak()
        streak.learn(LearningDay(day: Day(number: 5), firstAnswers: 9))
        #expect(streak == DayStreak())
        streak.learn(LearningDay(day: Day(number: 5), firstAnswers: 10))
        #expect(streak.value == 1)
        streak.learn(LearningDay(day: Day(number: 8), firstAnswers: 300, lessons: 1))
        #expect(streak.value == 1)
    }

    @Test("A day before the last one changes nothing: a clock that is set back destroys no streak")
    func setBack() {
        let before = Self.november([1, 1, 1, 1, 1])
        var after = before
        for day in [1, 3, 4] {
            after.learn(LearningDay(day: Day(number: Self.firstOfNovember + day - 1), lessons: 2))
        }
        #expect(after == before)
        #expect(after.status(on: Day(number: Self.firstOfNovember + 2)).state == .active)
        after.learn(LearningDay(day: Day(number: Self.firstOfNovember + 5), lessons: 1))
        #expect(after.value == 6)
    }

    @Test("The same day again changes nothing")
    func twice() {
        let once = Self.november([1, 1, 0, 0, 2])
        var again = once
        for number in 1...5 {
            again.learn(LearningDay(day: Day(number: Self.firstOfNovember + 4), firstAnswers: 40, lessons: number))
        }
        #expect(again == once)
    }

    @Test("Household days are calendar days: a day of 23 or 25 hours is one day", arguments: ["03-2", "10-2"])
    func clockChanges(month: String) throws {
        let calendar = HouseholdCalendar(zone: TestZones.berlin, dayStart: 180)
        var streak = DayStreak()
        for date in 3...9 {
            // Nine in the evening and two in the night belong to the same household day.
            let next = date == 9 ? "\(month.dropLast())30" : "\(month)\(date + 1)"
            for text in ["2026-\(month)\(date)T21:00:00Z", "2026-\(next)T00:30:00Z"] {
                let instant = try #require(RFC3339.instant(from: text))
                streak.learn(LearningDay(day: calendar.day(at: instant), lessons: 1))
            }
        }
        #expect(streak.value == 7)
        #expect(streak.graces.isEmpty)
    }
}
