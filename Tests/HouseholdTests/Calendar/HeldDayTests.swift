import Testing

@testable import Household

/// A day that goes on because the clock is not trusted.
@Suite("A day that is held")
struct HeldDayTests {
    private static func instant(_ text: String) -> Instant {
        // Texts of this file are RFC 3339.
        RFC3339.instant(from: text)!
    }

    private let friday = Day("2026-11-20")!  // A date.

    private func calendar(dayStart: Int = 0, now: String) -> HouseholdCalendar {
        var calendar = HouseholdCalendar(zone: TestZones.berlin, dayStart: dayStart)
        calendar.hold(dayOf: Self.instant("2026-11-20T18:00:00+01:00"), now: Self.instant(now))
        return calendar
    }

    @Test(
        "It goes on until the next end of a day by the clock, which is when it is looked at again",
        arguments: [
            ("2026-11-20T19:00:00+01:00", "2026-11-21T00:00:00+01:00"),
            ("2026-11-21T00:00:00+01:00", "2026-11-22T00:00:00+01:00"),
            ("2026-11-23T12:00:00+01:00", "2026-11-24T00:00:00+01:00"),
        ])
    func end(now: String, until: String) {
        let calendar = calendar(now: now)
        let (now, until) = (Self.instant(now), Self.instant(until))
        #expect(calendar.day(at: now) == friday)
        #expect(calendar.day(at: until - 1) == friday)
        #expect(calendar.end(of: friday) == until)
        #expect(calendar.week(of: calendar.day(at: now)).contains(friday))
        // What is foreseen from there on goes by the clock.
        let next = calendar.day(at: until)
        #expect(calendar.start(of: next) == until && next > friday)
        #expect(calendar.end(of: next) == until + .day)
    }

    @Test("Days before it are what they were, and a trusted clock ends it")
    func around() {
        var calendar = calendar(now: "2026-11-23T12:00:00+01:00")
        let thursday = Self.instant("2026-11-19T23:59:59+01:00")
        #expect(calendar.day(at: thursday) == friday.advanced(by: -1))
        #expect(calendar.start(of: friday) == Self.instant("2026-11-20T00:00:00+01:00"))
        calendar.hold(dayOf: nil, now: Self.instant("2026-11-23T12:00:00+01:00"))
        #expect(calendar == HouseholdCalendar(zone: TestZones.berlin))
        #expect(calendar.day(at: Self.instant("2026-11-23T12:00:00+01:00")) == friday.advanced(by: 3))
    }

    @Test("Days follow each other without a gap, whatever is held", arguments: [0, 150, 360])
    func progress(dayStart: Int) {
        for hours in 0..<100 {
            let now = Self.instant("2026-10-23T18:30:00+02:00") + Int64(hours) * .hour
            var calendar = HouseholdCalendar(zone: TestZones.berlin, dayStart: dayStart)
            calendar.hold(dayOf: Self.instant("2026-10-23T18:00:00+02:00"), now: now)
            var last = calendar.day(at: now - .day)
            for step in 0..<72 {
                let at = now + Int64(step) * .hour
                let day = calendar.day(at: at)
                #expect(day >= last && calendar.end(of: day) > at && calendar.start(of: day) <= at)
                last = day
            }
        }
    }
}
