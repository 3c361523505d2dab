/// A point of time on the wall clock, in milliseconds since 1970-01-01T00:00:00Z.
public struct Instant: Comparable, Hashable, Sendable {
    /// Milliseconds since 1970 in UTC.
    public var milliseconds: Milliseconds

    /// The instant so many milliseconds after the beginning of 1970 in UTC.
    public init(milliseconds: Milliseconds) {
        self.milliseconds = milliseconds
    }

    /// The instant so many seconds after the beginning of 1970 in UTC.
    public init(seconds: Int64) {
        milliseconds = seconds * .second
    }

    /// Whole seconds since 1970 in UTC, rounded down.
    public var seconds: Int64 { milliseconds.flooredQuotient(by: .second) }

    /// Earlier instants come first.
    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The later instant; held at the end of the range.
    public static func + (instant: Instant, length: Milliseconds) -> Instant {
        Instant(milliseconds: instant.milliseconds.adding(clamped: length))
    }

    /// The earlier instant; held at the end of the range.
    public static func - (instant: Instant, length: Milliseconds) -> Instant {
        Instant(milliseconds: instant.milliseconds.adding(clamped: 0 &- length))
    }

    /// The length from the right instant to the left one.
    public static func - (left: Instant, right: Instant) -> Milliseconds {
        left.milliseconds.adding(clamped: 0 &- right.milliseconds)
    }
}

extension FixedWidthInteger {
    /// Division that rounds towards minus infinity.
    func flooredQuotient(by divisor: Self) -> Self {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

extension Instant {
    /// Times that callers may name, and that a row can be of: with any zone's offset their year has four digits.
    public static let speakable = Instant(milliseconds: 0)...Instant(milliseconds: 253_370_764_799_000)

    /// The nearest of them: whatever a clock shows, nothing is written down that no start reads.
    public var bounded: Instant { min(max(self, Self.speakable.lowerBound), Self.speakable.upperBound) }
}
