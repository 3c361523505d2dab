import Household
import JSONRPC
import Shapes

extension Shape where Value == Instant {
    /// RFC 3339 with the household's offset, whole seconds: `2026-11-21T19:57:10+01:00`. Read with any offset and with
    /// parts of a second; no minute has a second 60. The years are bounded, so that they have four digits in every zone.
    public static let instant = Shape(
        schema: .string(
            Schema.StringRules(
                minimumLength: 20, maximumLength: longestInstant, format: "date-time", pattern: instantPattern)),
        blank: Instant(milliseconds: 0),
        read: { (json) throws(ShapeFault) in
            // Second 60 is no time of any clock here: it would be the one after it.
            guard let text = json.string, text.utf8.count <= longestInstant,
                let instant = RFC3339.instant(from: text), !text.utf8.dropFirst(17).starts(with: "60".utf8)
            else {
                throw ShapeFault(message: "must be a time such as 2026-11-21T19:57:10+01:00")
            }
            guard Instant.speakable.contains(instant) else {
                throw ShapeFault(message: "must be a time of the years 1970 to 9998")
            }
            return instant
        },
        write: { instant, out in out.json.string(out.listener.instantText(instant.milliseconds)) })

    /// Nine digits of a second and an offset.
    private static let longestInstant = 35

    private static let instantPattern =
        "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
        + "[Tt]([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"

    /// The same, rounded up: for an end that must not be called too early.
    public static let end = Shape(
        schema: instant.schema, blank: Instant(milliseconds: 0),
        read: { (json) throws(ShapeFault) in try instant.read(json) },
        write: { end, out in
            let millisecondsUp = end.milliseconds + 999
            out.json.string(out.listener.instantText(millisecondsUp))
        })
}

extension Shape where Value == Day {
    /// A date: `2026-11-21`.
    public static let day = Shape<String>.text(
        Schema.StringRules(minimumLength: 10, maximumLength: 10, format: "date")
    ).map(
        expected: "must be a date such as 2026-11-21", blank: { Day(number: 0) }, to: { Day($0) },
        from: { $0.description })
}

extension Shape where Value == WallTime {
    /// A time of day: `20:00`; `24:00` only as an end.
    public static let wallTime = Shape<String>.text(
        Schema.StringRules(minimumLength: 5, maximumLength: 5, pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$")
    ).map(
        expected: "must be a time of day such as 20:00", blank: { .morning }, to: { WallTime($0) },
        from: { $0.description })
}

extension Shape where Value == WallTime {
    /// When a window begins: `24:00` is an end only.
    static let windowStart = Shape(
        schema: .string(
            Schema.StringRules(minimumLength: 5, maximumLength: 5, pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$")),
        blank: .morning,
        read: { (json) throws(ShapeFault) in
            let time = try wallTime.read(json)
            guard time < .endOfDay else { throw ShapeFault(message: "must be a time from 00:00 to 23:59") }
            return time
        },
        write: { time, out in wallTime.write(time, to: &out) })

    /// When a household day begins.
    static let dayStart = Shape(
        schema: .string(
            Schema.StringRules(minimumLength: 5, maximumLength: 5, pattern: "^(0[0-5]:[0-5][0-9]|06:00)$")),
        blank: .morning,
        read: { (json) throws(ShapeFault) in
            let time = try wallTime.read(json)
            guard time.minutes <= HouseholdCalendar.latestDayStart else {
                throw ShapeFault(message: "must be from 00:00 to 06:00")
            }
            return time
        },
        write: { time, out in wallTime.write(time, to: &out) })
}

extension Shape where Value == Weekday {
    /// `monday` … `sunday`.
    public static let weekday = Shape<String>.text(Schema.StringRules(values: Weekday.allCases.map(\.name)))
        .map(
            expected: "must be one of " + Weekday.allCases.map(\.name).joined(separator: ", "), blank: { .monday },
            to: { $0.utf8.count <= 9 ? Weekday(name: $0) : nil }, from: { $0.name })
}
