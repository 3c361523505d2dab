/// A stretch of wall-clock time in which a child rests, "20:00 to 07:00" (Screen time, Limits).
///
/// A start after the end crosses midnight. The window belongs to the calendar weekday on which it starts. It means
/// what the clock on the wall shows: a part inside a missing hour is skipped, inside a repeated hour it applies in
/// both passes.
public struct QuietWindow: Hashable, Sendable {
    /// The time at which it begins, before 24:00.
    public var start: WallTime
    /// The first time at which it is over, up to 24:00.
    public var end: WallTime
    /// The calendar weekdays on which it starts.
    public var days: Set<Weekday> {
        didSet { dayBits = Self.bits(of: days) }
    }
    /// One bit a weekday: a set would be hashed several times for every answer.
    private var dayBits: UInt8

    /// A window; every day when no weekdays are given.
    public init(start: WallTime, end: WallTime, days: Set<Weekday> = Set(Weekday.allCases)) {
        self.start = start
        self.end = end
        self.days = days
        dayBits = Self.bits(of: days)
    }

    private static func bits(of days: Set<Weekday>) -> UInt8 { days.reduce(0) { $0 | 1 << UInt8($1.rawValue) } }

    /// What the clock shows at the window's begin and end when it starts on the date; nil when it does not.
    func span(on day: Day) -> Range<LocalTime>? {
        guard dayBits & 1 << UInt8(day.weekday.rawValue) != 0, start != end else { return nil }
        let endDay = start > end ? day.advanced(by: 1) : day
        return LocalTime(day: day, time: start)..<LocalTime(day: endDay, time: end)
    }
}
