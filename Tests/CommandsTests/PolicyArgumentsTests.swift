import Household
import Testing

@testable import Commands

@Suite("Words of a policy on the command line")
struct PolicyArgumentsTests {
    private static func time(_ text: String) -> WallTime { WallTime(text) ?? .midnight }
    private static func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }

    private static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
    private static let afternoon = QuietWindow(start: time("15:00"), end: time("17:00"))
    private static let school = QuietWindow(start: time("15:00"), end: time("17:00"), days: workdays)

    private static let windows: [(text: String, window: AllowedWindow)] = [
        ("15:00-17:00", AllowedWindow(window: afternoon)), ("15-17", AllowedWindow(window: afternoon)),
        ("15:00-17:00=20m", AllowedWindow(window: afternoon, allowanceMinutes: 20)),
        ("15:00-17:00=0", AllowedWindow(window: afternoon, allowanceMinutes: 0)),
        ("15:00-17:00 mon-fri", AllowedWindow(window: school)),
        ("15:00-17:00 mon-fri=1h", AllowedWindow(window: school, allowanceMinutes: 60)),
        ("mon-fri=15:00-17:00", AllowedWindow(window: school)),
        ("mon-fri=15:00-17:00=20m", AllowedWindow(window: school, allowanceMinutes: 20)),
    ]

    @Test("An allowed window has weekdays in front or behind, and minutes at its end", arguments: windows)
    func allowed(text: String, window: AllowedWindow) throws {
        #expect(try PolicyArguments.allowedWindow(text) == window)
    }

    @Test(
        "What is no window is refused",
        arguments: ["", "15:00", "15:00-15:00", "15:00-17:00=soon", "15:00-17:00 someday", "=20m", "mon=tue=15-17"])
    func notAllowed(text: String) {
        #expect(throws: (any Error).self) { try PolicyArguments.allowedWindow(text) }
    }

    @Test("Every rule of a policy can be changed, in the order of the rules")
    func edits() throws {
        #expect(try PolicyChangeOptions.parse([]).edits.map(\.rule) == ScreenTimePolicy.rules.names)
    }

    @Test("Quiet hours take weekdays behind, too")
    func quiet() throws {
        #expect(try PolicyArguments.quietWindow("15:00-17:00 mon-fri") == Self.school)
        #expect(try PolicyArguments.quietWindow("mon-fri=15:00-17:00") == Self.school)
    }

    private static let spans: [(text: String, first: String, last: String)] = [
        ("2026-12-24", "2026-12-24", "2026-12-24"), ("2026-12-24..2027-01-06", "2026-12-24", "2027-01-06"),
        ("today", "2026-11-21", "2026-11-21"), ("tomorrow", "2026-11-22", "2026-11-22"),
        ("today..2026-12-01", "2026-11-21", "2026-12-01"),
    ]

    @Test("Dates are one or two, or told from today", arguments: spans)
    func dates(text: String, first: String, last: String) throws {
        let span = try PolicyArguments.dates(text)
        let today = Self.day("2026-11-21")
        #expect(span.first.day(from: today) == Self.day(first) && span.last.day(from: today) == Self.day(last))
    }

    @Test(
        "What are no dates is refused", arguments: ["", "..", "2026-12-24..", "2026-02-30", "soon", "2026-12-24...x"])
    func noDates(text: String) {
        #expect(throws: (any Error).self) { try PolicyArguments.dates(text) }
    }

    @Test("A budget is a name, its minutes and what it is for; none takes it away")
    func budgets() throws {
        let games = try PolicyArguments.budget("games=20m:app=supertux,pack=p,subject=art")
        #expect(
            games.budget
                == ActivityBudget(
                    name: "games",
                    activities: [ActivityRef(app: "supertux"), ActivityRef(pack: "p"), ActivityRef(subject: "art")],
                    minutes: 20))
        #expect(try PolicyArguments.budget("games=none") == BudgetChange(name: "games", budget: nil))
        for text in [
            "games", "games=20m", "games=20m:", "=20m:app=a", "games=20m:x=y", "games=20m:app=", "games=x:app=a",
        ] {
            #expect(throws: (any Error).self) { try PolicyArguments.budget(text) }
        }
    }

    private static let times: [(text: String, expected: DayTime?)] = [
        ("18:00", .clock(time("18:00"))), ("sat 18:00", .weekday(.saturday, time("18:00"))),
        ("Tomorrow 7:30", .day(.ahead(1), time("07:30"))),
        ("2026-12-24 18:00", .day(.date(day("2026-12-24")), time("18:00"))), ("sat", nil), ("18", nil),
        ("sat,sun 18:00", nil), ("", nil), ("x 18:00", nil),
    ]

    @Test("A time on a day", arguments: times)
    func dayTimes(text: String, expected: DayTime?) {
        #expect(DayTime(text) == expected)
    }

    @Test("The next weekday is today's, then that of a week later")
    func weekdays() {
        let saturday = Self.day("2026-11-21")
        #expect(DayTime("sat 18:00")?.dates(from: saturday) == [saturday, saturday.advanced(by: 7)])
        #expect(DayTime("fri 18:00")?.dates(from: saturday).first == saturday.advanced(by: 6))
        #expect(DayTime("18:00")?.dates(from: saturday) == [saturday, saturday.advanced(by: 1)])
    }
}
