import Testing

@testable import Household

@Suite struct WeekStreakTests {
    /// The longest row of weeks with three marks or more, counted from the marks alone.
    private func rows(_ days: Set<Int>, weeks: Int) -> [Int] {
        var row = 0
        return (0..<weeks).map { week in
            row = (0..<7).count { days.contains(week * 7 + $0) } >= 3 ? row + 1 : 0
            return row
        }
    }

    @Test(
        "Weeks with three learning days are counted in a row, over the end of a year",
        arguments: 0..<60 as Range<UInt64>)
    func weeks(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let calendar = HouseholdCalendar(zone: .utc, weekStart: seed.isMultiple(of: 2) ? .monday : .sunday)
        let start = calendar.week(of: try #require(Day("2026-11-18"))).lowerBound
        let share = 2 + random.number(below: 3)
        let days = Set((0..<70).filter { _ in random.number(below: 5) < share })
        var streak = WeekStreak()
        var longest = 0
        for week in 0..<10 {
            let range = calendar.week(of: start.advanced(by: week * 7))
            var count = 0
            for day in 0..<7 where days.contains(week * 7 + day) {
                count += 1
                streak.learn(days: count, in: range)
            }
            let expected = rows(days, weeks: 10)
            longest = max(longest, expected[week])
            // The present week need not count yet.
            #expect(streak.value(in: range) == (expected[week] > 0 || week == 0 ? expected[week] : expected[week - 1]))
            #expect(streak.longest == longest)
        }
    }

    @Test("A week counts once, and one before the last changes nothing")
    func once() {
        var streak = WeekStreak()
        let week = Day(number: 4)..<Day(number: 11)
        for days in 1...7 { streak.learn(days: days, in: week) }
        streak.learn(days: 5, in: Day(number: -3)..<Day(number: 4))
        #expect(streak == WeekStreak(value: 1, last: Day(number: 4), longest: 1))
    }

    @Test("A week start that moved breaks no row")
    func movedStart() {
        var streak = WeekStreak()
        streak.learn(days: 3, in: Day(number: 4)..<Day(number: 11))
        streak.learn(days: 3, in: Day(number: 10)..<Day(number: 17))
        #expect(streak.value == 2)
    }
}
