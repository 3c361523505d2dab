import Household
import Testing

@testable import Commands

@Suite struct TimePointTests {
    @Test(
        "A time of day is the next one on the household's clock",
        arguments: [
            ("2026-11-21T11:00:00+01:00", "18:00", "2026-11-21T18:00:00+01:00"),
            ("2026-11-21T18:00:00+01:00", "18:00", "2026-11-22T18:00:00+01:00"),
            ("2026-11-21T23:30:00+01:00", "7:00", "2026-11-22T07:00:00+01:00"),
            ("2026-11-21T11:00:00+01:00", "24:00", "2026-11-22T00:00:00+01:00"),
        ])
    func next(now: String, time: String, expected: String) throws {
        for zone in ["Europe/Berlin", nil, "No/Where"] {
            #expect(try self.next(now, time, offset: 3600, zone: zone) == RFC3339.instant(from: expected))
        }
    }

    @Test("A lock over the night in which clocks go back ends when the clock shows its end")
    func clocksBack() throws {
        let end = try next("2026-10-24T22:00:00+02:00", "08:00", offset: 7200, zone: "Europe/Berlin")
        #expect(end == RFC3339.instant(from: "2026-10-25T08:00:00+01:00"))
    }

    @Test("Tomorrow can be said, with its time")
    func tomorrow() {
        #expect(TimePoint("tomorrow 18:00") == .tomorrow(WallTime(minutes: 1080) ?? .midnight))
        #expect(TimePoint("Tomorrow 7:00") == .tomorrow(WallTime(minutes: 420) ?? .midnight))
    }

    @Test(
        "A time that has just passed is asked about; one of the coming morning, or of today, is not",
        arguments: [
            ("19:00", "18:00", true), ("22:00", "07:00", false), ("08:00", "21:00", false), ("11:00", "10:59", true),
            ("20:00", "24:00", false), ("09:00", "09:00", true),
        ])
    func passed(now: String, time: String, isDoubtful: Bool) throws {
        let day = "2026-11-21T\(now):00+01:00"
        let next = try next(day, time, offset: 3600, zone: nil)
        let midnight = try self.next(day, "24:00", offset: 3600, zone: nil)
        let instant = try #require(RFC3339.instant(from: day))
        #expect(TimePoint.isDoubtful(next, now: instant, midnight: midnight) == isDoubtful)
    }

    @Test("What is no time is refused", arguments: ["18", "18:60", "tomorrow", "tomorrow 18", "2026-11-21", "25:00"])
    func refuses(text: String) {
        #expect(TimePoint(text) == nil)
    }

    private func next(_ now: String, _ time: String, offset: Int, zone: String?) throws -> Instant {
        let now = try #require(RFC3339.instant(from: now))
        guard case .clock(let time) = try #require(TimePoint(time)) else { throw Problem(.usage, "no time of day") }
        return TimePoint.next(time, after: now, offset: offset, zone: zone)
    }
}
