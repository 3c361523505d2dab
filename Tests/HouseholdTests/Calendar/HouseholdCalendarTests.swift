import Household
import Testing

@Suite("Household days and weeks")
struct HouseholdCalendarTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var zone: Zone
        var start: Int
        var day: String
        var begins: String
        var hours: Double
        var testDescription: String { "\(zone.name) \(day) from \(start) min" }

        init(_ zone: Zone, _ start: Int, _ day: String, _ begins: String, hours: Double) {
            (self.zone, self.start, self.day, self.begins, self.hours) = (zone, start, day, begins, hours)
        }
    }

    @Test(
        "A day begins at the first instant at or after its start and is as long as the clocks make it",
        arguments: [
            Row(TestZones.berlin, 0, "2026-11-21", "2026-11-21T00:00:00+01:00", hours: 24),
            Row(TestZones.berlin, 0, "2026-03-29", "2026-03-29T00:00:00+01:00", hours: 23),
            Row(TestZones.berlin, 0, "2026-10-25", "2026-10-25T00:00:00+02:00", hours: 25),
            // 02:30 is missing: the day begins with the shift, at 03:00.
            Row(TestZones.berlin, 150, "2026-03-29", "2026-03-29T03:00:00+02:00", hours: 23.5),
            // 02:30 comes twice: the first pass counts.
            Row(TestZones.berlin, 150, "2026-10-25", "2026-10-25T02:30:00+02:00", hours: 25),
            Row(TestZones.berlin, 360, "2026-10-25", "2026-10-25T06:00:00+01:00", hours: 24),
            Row(TestZones.newYork, 0, "2026-03-08", "2026-03-08T00:00:00-05:00", hours: 23),
            Row(TestZones.newYork, 90, "2026-11-01", "2026-11-01T01:30:00-04:00", hours: 25),
            Row(TestZones.lordHowe, 0, "2026-04-05", "2026-04-05T00:00:00+11:00", hours: 24.5),
            // 02:15 is in the missing half hour.
            Row(TestZones.lordHowe, 135, "2026-10-04", "2026-10-04T02:30:00+11:00", hours: 23.75),
            Row(TestZones.kathmandu, 0, "2026-06-01", "2026-06-01T00:00:00+05:45", hours: 24),
            // Midnight is missing.
            Row(TestZones.beirut, 0, "2026-03-29", "2026-03-29T01:00:00+03:00", hours: 23),
            // 23:00 to 24:00 comes twice; midnight comes once, after the second pass.
            Row(TestZones.beirut, 0, "2026-10-25", "2026-10-25T00:00:00+02:00", hours: 24),
        ])
    func dayStarts(row: Row) {
        let calendar = HouseholdCalendar(zone: row.zone, dayStart: row.start)
        let start = calendar.start(of: day(row.day))
        #expect(start == instant(row.begins))
        #expect(calendar.end(of: day(row.day)) - start == Milliseconds(row.hours * 60) * .minute)
        #expect(calendar.day(at: start) == day(row.day))
        #expect(calendar.day(at: start - 1) == day(row.day).advanced(by: -1))
    }

    @Test(
        "Every half hour of a year belongs to the day that began last",
        arguments: [TestZones.berlin, TestZones.newYork, TestZones.lordHowe, TestZones.kathmandu, TestZones.beirut],
        [0, 30, 150])
    func everyHalfHour(zone: Zone, dayStart: Int) {
        let calendar = HouseholdCalendar(zone: zone, dayStart: dayStart)
        var remembering = calendar
        var point = instant("2026-01-02T00:00:00Z")
        var current = calendar.day(at: point)
        var wrong = 0
        while point < instant("2026-12-30T00:00:00Z") {
            // Walk like a clock: the next day has come as soon as its face has been reached once.
            let next = LocalTime(day: current.advanced(by: 1), time: WallTime(minutes: dayStart) ?? .midnight)
            if zone.local(at: point) >= next { current = current.advanced(by: 1) }
            if calendar.day(at: point) != current { wrong += 1 }
            // A day that is remembered changes no answer, about itself and about its neighbours.
            remembering.remember(dayAt: point)
            for near in [point, point - .day, point + .day] where remembering.day(at: near) != calendar.day(at: near) {
                wrong += 1
            }
            if remembering.end(of: current) != calendar.end(of: current) { wrong += 1 }
            point = point + 30 * .minute
        }
        #expect(wrong == 0)
    }

    @Test("A calendar that remembers a day forgets it with its rules")
    func otherRules() {
        let now = instant("2026-06-01T03:30:00Z")
        for change: (inout HouseholdCalendar) -> Void in [
            { $0.zone = TestZones.kathmandu }, { $0.dayStart = 360 },
            { $0.hold(dayOf: instant("2026-05-30T12:00:00Z"), now: now) },
        ] {
            var calendar = HouseholdCalendar(zone: TestZones.berlin)
            var remembering = calendar
            remembering.remember(dayAt: now)
            change(&calendar)
            change(&remembering)
            #expect(remembering == calendar)
            for hour in -48..<48 {
                let point = now + Int64(hour) * .hour
                #expect(remembering.day(at: point) == calendar.day(at: point))
                #expect(remembering.end(of: remembering.day(at: point)) == calendar.end(of: calendar.day(at: point)))
            }
        }
    }

    @Test("A week holds seven days from its first weekday")
    func weeks() {
        let monday = HouseholdCalendar(zone: .utc)
        #expect(monday.week(of: day("2026-11-21")) == day("2026-11-16")..<day("2026-11-23"))
        #expect(monday.week(of: day("2026-11-16")).lowerBound == day("2026-11-16"))
        let sunday = HouseholdCalendar(zone: .utc, weekStart: .sunday)
        #expect(sunday.week(of: day("2026-11-21")) == day("2026-11-15")..<day("2026-11-22"))
        #expect(monday.isWeekend(day("2026-11-21")))
        #expect(!monday.isWeekend(day("2026-11-20")))
    }

    @Test("A day start beyond 06:00 is held at 06:00")
    func latestDayStart() {
        var calendar = HouseholdCalendar(zone: .utc, dayStart: 400)
        #expect(calendar.dayStart == 360)
        calendar.dayStart = -5
        #expect(calendar.dayStart == 0)
    }

    @Test("The clock on the wall shows the zone's time")
    func localTimes() {
        let calendar = HouseholdCalendar(zone: TestZones.kathmandu)
        #expect(calendar.localMinute(at: instant("2026-11-21T18:15:00Z")) == 0)
        let face = TestZones.kathmandu.local(at: instant("2026-11-21T18:14:59Z"))
        #expect(face.day == day("2026-11-21"))
        #expect(face.secondOfDay == 86_399)
    }
}
