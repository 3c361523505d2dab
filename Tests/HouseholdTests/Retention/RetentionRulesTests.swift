import Testing

@testable import Household

@Suite("How long single answers are kept")
struct RetentionRulesTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    @Test(
        "Months are those of the calendar, and end with their last day",
        arguments: [
            ("2026-11-24", 13, "2025-10-24"), ("2026-03-31", 1, "2026-02-28"), ("2028-03-31", 1, "2028-02-29"),
            ("2026-01-15", 1, "2025-12-15"), ("2026-01-31", 2, "2025-11-30"), ("2026-11-24", 120, "2016-11-24"),
        ])
    func months(today: String, months: Int, first: String) throws {
        #expect(RetentionRules.firstKept(months, on: try day(today)) == (try day(first)))
    }

    @Test("Each day leads to a day of the wanted month, never later than its own number")
    func monthsOfAllDays() throws {
        for number in 20_000..<21_500 {
            let day = Day(number: number)
            for months in [1, 5, 12, 13, 30] {
                let first = try #require(RetentionRules.firstKept(months, on: day))
                #expect((day.year * 12 + day.month) - (first.year * 12 + first.month) == months)
                #expect(first.day <= day.day && (first.day == day.day || first.advanced(by: 1).day == 1))
            }
        }
    }

    @Test("Without a number all is kept for ever") func forEver() throws {
        #expect(RetentionRules.firstKept(nil, on: try day("2026-11-24")) == nil)
    }

    @Test("A week comes together before something is folded") func week() throws {
        let first = try day("2025-10-24")
        #expect(!RetentionRules.isDue(after: first, first: first))
        #expect(!RetentionRules.isDue(after: first.advanced(by: -6), first: first))
        #expect(RetentionRules.isDue(after: first.advanced(by: -7), first: first))
    }
}
