/// Instants as RFC 3339 text with a zone's offset, "2026-11-21T19:57:10+01:00" (Protocol, Shapes).
public enum RFC3339 {
    /// How an instant between two whole seconds is written.
    public enum Precision: Sendable {
        /// The second that has begun.
        case secondsDown
        /// The next whole second: for the end of something that must not be called too early.
        case secondsUp
        /// Three digits of the second.
        case milliseconds
    }

    /// The text of an instant on the zone's clock. An offset with odd seconds (of long ago) is written in its minute.
    public static func text(of instant: Instant, in zone: Zone, precision: Precision = .secondsDown) -> String {
        var shown = instant
        if precision == .secondsUp { shown = shown + (Milliseconds.second - 1) }
        let offset = zone.offset(at: shown) / 60
        let face = LocalTime(milliseconds: shown.milliseconds.adding(clamped: Milliseconds(offset) * .minute))
        let second = face.secondOfDay
        var out = DigitWriter()
        out.day(face.day)
        out.character("T")
        out.minutes(second / 60)
        out.character(":")
        out.number(second % 60, width: 2)
        if precision == .milliseconds {
            out.character(".")
            out.number(Int(face.millisecondOfDay % .second), width: 3)
        }
        out.character(offset < 0 ? "-" : "+")
        out.minutes(Int(offset.magnitude))
        return out.text
    }

    /// The instant of an RFC 3339 text with any offset; nil for anything else. Digits after the third of the second
    /// are cut off, a leap second is the second after it.
    public static func instant(from text: String) -> Instant? {
        var reader = DigitReader(text)
        guard let day = Day(reading: &reader), reader.take(oneOf: "Tt") != nil,
            let hour = reader.number(width: 2), hour < 24, reader.take(oneOf: ":") != nil,
            let minute = reader.number(width: 2), minute < 60, reader.take(oneOf: ":") != nil,
            let second = reader.number(width: 2), second <= 60,
            let fraction = fraction(&reader), let offset = offset(&reader), reader.isAtEnd
        else { return nil }
        let face = Milliseconds(day.number) * .day + Milliseconds(hour * 3600 + minute * 60 + second) * .second
        return Instant(milliseconds: face + fraction - Milliseconds(offset) * .minute)
    }

    /// The part of a second in milliseconds; 0 when none is written, nil when a point has no digit.
    private static func fraction(_ reader: inout DigitReader) -> Milliseconds? {
        guard reader.take(oneOf: ".") != nil else { return 0 }
        var value: Milliseconds = 0
        var count = 0
        while let digit = reader.digit() {
            if count < 3 { value = value * 10 + Milliseconds(digit) }
            count += 1
        }
        guard count > 0 else { return nil }
        for _ in 0..<max(0, 3 - count) { value *= 10 }
        return value
    }

    /// Minutes ahead of UTC; nil when no offset is written.
    private static func offset(_ reader: inout DigitReader) -> Int? {
        if reader.take(oneOf: "Zz") != nil { return 0 }
        guard let sign = reader.take(oneOf: "+-"), let hour = reader.number(width: 2), hour < 24,
            reader.take(oneOf: ":") != nil, let minute = reader.number(width: 2), minute < 60
        else { return nil }
        return (hour * 60 + minute) * (sign == "-" ? -1 : 1)
    }
}
