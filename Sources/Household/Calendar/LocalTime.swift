/// What a wall clock of a zone shows: a date and the time on it. In a repeated hour two instants show the same.
public struct LocalTime: Hashable, Comparable, Sendable {
    /// Milliseconds that the clock face is away from 1970-01-01 00:00 on the same face.
    var milliseconds: Milliseconds

    init(milliseconds: Milliseconds) {
        self.milliseconds = milliseconds
    }

    /// The time of day on a date; 24:00 is the next date's 00:00.
    public init(day: Day, time: WallTime) {
        milliseconds = Milliseconds(day.number) * .day + time.milliseconds
    }

    /// The calendar date that the clock shows (not the household day, which may begin later).
    public var day: Day { Day(number: Int(milliseconds.flooredQuotient(by: .day))) }

    /// Milliseconds since the clock showed 00:00, 0..<86 400 000.
    public var millisecondOfDay: Milliseconds { milliseconds - Milliseconds(day.number) * .day }

    /// Seconds since the clock showed 00:00, 0..<86 400.
    public var secondOfDay: Int { Int(millisecondOfDay / .second) }

    /// Minutes since the clock showed 00:00, 0..<1440.
    public var minuteOfDay: Int { secondOfDay / 60 }

    /// By date, then by time of day; what the clock shows twice compares as equal.
    public static func < (left: LocalTime, right: LocalTime) -> Bool { left.milliseconds < right.milliseconds }
}
