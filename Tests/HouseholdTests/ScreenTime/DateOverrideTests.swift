import Household
import Testing

/// The household's own Saturday is 2026-11-21.
@Suite("Rules for dates")
struct DateOverrideTests {
    private func line(at text: String = "2026-11-21T12:00:00+01:00", _ overrides: [DateOverride]) -> TimeLine {
        var line = TimeLine(at: text, weekly: nil)
        line.time.policy.dateOverrides = overrides
        return line
    }

    private func dates(
        _ first: String, _ last: String, priority: Int = 0, _ daily: DateOverride.Minutes = .asUsual,
        quiet: [QuietWindow]? = nil, windows: [AllowedWindow]? = nil
    ) -> DateOverride {
        DateOverride(
            first: day(first), last: day(last), priority: priority, daily: daily, quietHours: quiet,
            allowedWindows: windows)
    }

    @Test("The highest priority holds as a whole, then the one that begins later, then the last of the list")
    func priority() {
        let holidays = dates("2026-11-20", "2026-11-30", .of(120))
        #expect(line([holidays]).view(.daily)?.limitMinutes == 120)
        #expect(line([dates("2026-11-21", "2026-11-21", .of(15)), holidays]).view(.daily)?.limitMinutes == 15)
        let strict = dates("2026-11-01", "2026-12-30", priority: 1, .of(0))
        #expect(line([strict, holidays]).state == .dailyLimitReached)
        let bare = dates("2026-11-20", "2026-11-22", priority: 2)
        #expect(line([strict, bare]).view(.daily)?.limitMinutes == 60)
        let same = dates("2026-11-20", "2026-11-30", .of(nil))
        #expect(line([holidays, same]).view(.daily) == nil)
    }

    @Test("Minutes belong to the household day, windows to the calendar date on which they start")
    func dayStart() {
        let night = QuietWindow(start: clock("22:00"), end: clock("06:00"))
        var line = line(
            at: "2026-11-22T01:00:00+01:00", [dates("2026-11-21", "2026-11-21", .of(10), quiet: [night])])
        line.time.calendar.dayStart = 240
        #expect(line.state == .quietHours)
        #expect(line.view(.daily)?.limitMinutes == 10)
        line.time.moment.wall = instant("2026-11-22T22:30:00+01:00")
        #expect(line.state == .active)
        #expect(line.view(.daily)?.limitMinutes == 60)
    }

    @Test("After weeks without minutes the first day that has some lifts it")
    func longHolidays() {
        let line = line([dates("2026-11-20", "2027-01-10", .of(0))])
        #expect(line.decision.liftedBy == [.grant, .laterDay] || line.decision.liftedBy == [.grant, .newWeek])
        #expect(line.state == .dailyLimitReached)
        #expect(!line.decision.say.contains("resting right now"))
    }

    @Test("Quiet hours that last for weeks end when the dates do")
    func longQuiet() {
        let always = QuietWindow(start: .midnight, end: .endOfDay)
        let line = line([dates("2026-11-20", "2026-12-24", quiet: [always])])
        #expect(line.view(.quietHours)?.endsAt == instant("2026-12-25T00:00:00+01:00"))
    }

    @Test("Only today the windows do not matter, and other days keep them")
    func windows() {
        var line = line([dates("2026-11-21", "2026-11-21", windows: [])])
        line.time.policy.allowedWindows = WindowTests.afternoon
        #expect(line.state == .active)
        // What is left ends with the date, where the windows are closed.
        line.time.moment.wall = instant("2026-11-21T23:57:00+01:00")
        #expect(line.state == .warning)
        #expect(line.decision.validUntil == instant("2026-11-21T23:59:00+01:00"))
        line.pass(3 * .minute)
        #expect(line.state == .outsideAllowedWindow)
    }

    @Test("A day with fewer minutes ends a use that goes on over midnight, with its warning")
    func fewerTomorrow() {
        let line = line(at: "2026-11-21T23:57:00+01:00", [dates("2026-11-22", "2026-11-22", .of(0))])
        #expect(line.state == .warning)
        #expect(line.decision.remainingSeconds == 180)
    }
}
