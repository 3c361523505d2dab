import Household
import Testing

@Suite struct TimeLevelTests {
    /// Thousandths of a second of 2026-11-21 in UTC.
    private static func screenTime(at time: String, milliseconds: Int64 = 0) -> ScreenTime {
        let wall = (RFC3339.instant(from: "2026-11-21T\(time)+00:00") ?? Instant(seconds: 0)) + milliseconds
        return ScreenTime(
            book: TimeBook(), policy: ScreenTimePolicy(dailyMinutes: nil, weeklyMinutes: nil),
            calendar: HouseholdCalendar(zone: .utc),
            moment: Moment(wall: wall, mono: 0, bootTime: 0, boot: BootID(rawValue: "b")))
    }

    @Test(
        "The level changes at five minutes, at one, and at the end, to the thousandth of a second",
        arguments: [
            ("19:55:00", -1, TimeLevel(state: .active)), ("19:55:00", 0, TimeLevel(state: .warning)),
            ("19:59:00", -1, TimeLevel(state: .warning)),
            ("19:59:00", 0, TimeLevel(state: .warning, isLastWarning: true)),
            ("20:00:00", -1, TimeLevel(state: .warning, isLastWarning: true)),
            ("20:00:00", 0, TimeLevel(state: .quietHours)), ("06:59:59", 999, TimeLevel(state: .quietHours)),
            ("07:00:00", 0, TimeLevel(state: .active)),
        ] as [(String, Int64, TimeLevel)])
    func edges(time: String, milliseconds: Int64, level: TimeLevel) {
        let screenTime = Self.screenTime(at: time, milliseconds: milliseconds)
        #expect(screenTime.level() == level)
        #expect(screenTime.mayI().state == level.state)
        #expect(screenTime.isInQuietHours == (level.state == .quietHours))
    }

    @Test(
        "The answer's own end is the next change of the level",
        arguments: ["15:00:00", "19:55:00", "19:59:30", "21:00:00"])
    func validUntil(time: String) {
        let now = Self.screenTime(at: time)
        var later = now
        let end = now.mayI().validUntil
        later.moment.wall = end - 1
        #expect(later.level() == now.level())
        later.moment.wall = end
        // The day's own end changes nothing here.
        if end != RFC3339.instant(from: "2026-11-22T00:00:00+00:00") { #expect(later.level() != now.level()) }
    }
}
