import Household
import Testing

@Suite("Dates")
struct DayTests {
    @Test(
        "A date has its number, weekday and text",
        arguments: [
            ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday), ("2000-02-29", 11_016, .tuesday),
            ("2026-11-21", 20_778, .saturday), ("0000-01-01", -719_528, .saturday), ("9999-12-31", 2_932_896, .friday),
        ])
    func knownDates(text: String, number: Int, weekday: Weekday) throws {
        let date = try #require(Day(text))
        #expect(date.number == number)
        #expect(date.weekday == weekday)
        #expect(date.description == text)
    }

    @Test("Every day of 400 years follows the one before, in text and in number")
    func everyDay() {
        var previous = day("1899-12-31")
        var wrong = 0
        for number in (previous.number + 1)...(previous.number + 146_097) {
            let date = Day(number: number)
            let (year, month, dayOfMonth) = date.components
            let follows =
                (date.year == previous.year && month == previous.month && dayOfMonth == previous.day + 1)
                || (date.year == previous.year && month == previous.month + 1 && dayOfMonth == 1)
                || (date.year == previous.year + 1 && month == 1 && dayOfMonth == 1 && previous.day == 31)
            if !follows || Day(year: year, month: month, day: dayOfMonth) != date { wrong += 1 }
            previous = date
        }
        #expect(wrong == 0)
        #expect(previous == day("2299-12-31"))
    }

    @Test(
        "A text that is no date is none",
        arguments: [
            "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2026-11-00", "2026-1-1", "26-11-21",
            "2026-11-21 ", " 2026-11-21", "2026/11/21", "-026-11-21", "2026-11-2x", "2026-11-211",
        ])
    func refused(text: String) {
        #expect(Day(text) == nil)
    }

    @Test("Weekdays have names and distances")
    func weekdays() {
        #expect(Weekday.allCases.map(\.name).first == "monday")
        #expect(Weekday(name: "sunday") == .sunday)
        #expect(Weekday(name: "Sunday") == nil)
        #expect(Weekday.saturday.distance(to: .monday) == 2)
        #expect(Weekday.monday.distance(to: .monday) == 0)
    }

    @Test(
        "A time of day is read and written",
        arguments: [("00:00", 0), ("07:05", 425), ("23:59", 1439), ("24:00", 1440)])
    func wallTimes(text: String, minutes: Int) {
        #expect(WallTime(text)?.minutes == minutes)
        #expect(WallTime(minutes: minutes)?.description == text)
    }

    @Test("A text that is no time of day is none", arguments: ["", "24:01", "7:00", "07:60", "07:0", "07:000", "0700"])
    func refusedTimes(text: String) {
        #expect(WallTime(text) == nil)
        #expect(WallTime(minutes: -1) == nil)
        #expect(WallTime(minutes: 1441) == nil)
    }
}
