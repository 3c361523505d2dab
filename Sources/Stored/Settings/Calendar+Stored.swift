import Household
import Shapes

// Parts of settings. In JSON, which rows of version 1 are, they look as they did on the wire then; packed, they are
// numbers.

extension Shape where Value == Day {
    /// A date: `2026-11-21`; packed, its number.
    static let date = Shape.json(
        .words, packed: .whole, expected: "must be a date such as 2026-11-21",
        fromText: { Day($0) }, toText: { $0.description }, fromPacked: { Day(number: $0) }, toPacked: { $0.number })
}

extension Shape where Value == WallTime {
    /// A time of day: `20:00`, up to `24:00`; packed, its minutes.
    static let timeOfDay = Shape.json(
        .words, packed: .whole, expected: "must be a time of day such as 20:00",
        fromText: { WallTime($0) }, toText: { $0.description }, fromPacked: { WallTime(minutes: $0) },
        toPacked: { $0.minutes })
}

extension Shape where Value == Weekday {
    /// `monday` … `sunday`; packed, 1 to 7.
    static let dayOfWeek = Shape.json(
        .words, packed: .whole, expected: "must be a weekday", fromText: { Weekday(name: $0) }, toText: { $0.name },
        fromPacked: { Weekday(rawValue: $0) }, toPacked: { $0.rawValue })
}

extension Shape where Value == Set<Weekday> {
    /// In their order.
    static let weekdays = Shape<[Weekday]>.list(of: .dayOfWeek)
        .map(
            expected: "must be weekdays", to: { Set($0) }, from: { days in days.sorted { $0.rawValue < $1.rawValue } })
}

extension Shape where Value == Instant {
    /// RFC 3339 with nothing cut off; packed as ``milliseconds``.
    static let dated = Shape.json(
        .words, packed: .milliseconds, expected: "must be a time such as 2026-11-21T19:57:10+01:00",
        fromText: { RFC3339.instant(from: $0) }, toText: { StoredInstant.text(of: $0) }, fromPacked: { $0 },
        toPacked: { $0 })
}

/// How instants inside settings are written as text.
enum StoredInstant {
    static func text(of instant: Instant) -> String {
        RFC3339.text(of: instant, in: zone(of: instant), precision: .milliseconds)
    }

    /// UTC, or the farthest offset when only there the year has the four digits that RFC 3339 wants: an offset may
    /// carry the last hours of 9999 and the first of 0000 beyond them.
    private static func zone(of instant: Instant) -> Zone {
        let (year, _, _) = Zone.utc.local(at: instant).day.components
        return year > 9999 ? west : year < 0 ? east : .utc
    }

    private static let west = Zone(name: "-23:59", shifts: [Zone.Shift(at: 0, offset: -farthest)])
    private static let east = Zone(name: "+23:59", shifts: [Zone.Shift(at: 0, offset: farthest)])
    /// Seconds of the greatest offset that RFC 3339 can write.
    private static let farthest = (23 * 60 + 59) * 60
}
