import Foundation
import Household

/// `mayI` for a child with many rules, beside the least that could be asked: is a time inside one of some intervals?
struct Decisions {
    /// Windows of quiet hours: one, or as many as a careful parent would ever write.
    let windows: Int

    private static let start = Instant(seconds: 1_795_276_800)  // 2026-11-21 16:00 UTC

    private static let zone: Zone = {
        // The platform has Berlin's shifts; without them there is nothing to measure.
        let berlin = TimeZone(identifier: "Europe/Berlin")!
        var shifts = [Zone.Shift(at: 0, offset: 3600)]
        var date = Date(timeIntervalSince1970: 0)
        while let next = berlin.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < 2.5e9 {
            let second = Int64(next.timeIntervalSince1970)
            shifts.append(Zone.Shift(at: second, offset: berlin.secondsFromGMT(for: next)))
            date = next
        }
        return Zone(name: "Europe/Berlin", shifts: shifts)
    }()

    private var policy: ScreenTimePolicy {
        let quiet = (0..<windows).map { number -> QuietWindow in
            // Between 20:00 and 07:00, one after the other.
            let start = (20 * 60 + number * 12) % 1440
            let times = [start, (start + 6) % 1440].compactMap { WallTime(minutes: $0) }
            return QuietWindow(start: times[0], end: times[1])
        }
        return ScreenTimePolicy(quietHours: quiet)
    }

    func screenTime(of child: Int) -> ScreenTime {
        let moment = Moment(
            wall: Self.start + Int64(child) * .second, mono: 1_000_000, bootTime: 1_000_000,
            boot: BootID(rawValue: "boot"))
        return ScreenTime(
            book: TimeBook(), policy: policy, calendar: HouseholdCalendar(zone: Self.zone), moment: moment)
    }

    /// Nanoseconds of one decision, over children who are asked in turn.
    func decision(children: Int) -> Double {
        let all = (0..<children).map(screenTime)
        var next = 0
        return Stopwatch.nanoseconds {
            keep(all[next].mayI())
            next = next + 1 < all.count ? next + 1 : 0
        }
    }

    /// Nanoseconds of a plain check of as many intervals.
    func intervals() -> Double {
        let intervals = (0..<windows).map { number -> Range<Int64> in
            let start = Int64((20 * 60 + number * 12) % 1440) * 60_000
            return start..<start + 360_000
        }
        var time = Self.start.milliseconds
        return Stopwatch.nanoseconds {
            time += 1
            let ofDay = time % 86_400_000
            keep(intervals.contains { $0.contains(ofDay) })
        }
    }
}
