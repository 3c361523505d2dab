import Household

/// A time on a day on a command line: `18:00`, `sat 18:00`, `tomorrow 18:00`, `2026-12-24 18:00`, or RFC 3339.
enum DayTime: Equatable, Sendable {
    case instant(Instant)
    /// The next one that the clock shows.
    case clock(WallTime)
    case weekday(Weekday, WallTime)
    case day(DateSpan.End, WallTime)

    /// Nil for anything that is none.
    init?(_ text: String) {
        if let instant = RFC3339.instant(from: text) {
            self = .instant(instant)
            return
        }
        let parts = QuietWindowText.joined(text).split(separator: " ")
        guard (1...2).contains(parts.count), let last = parts.last, let time = Self.time(last) else { return nil }
        if parts.count == 1 {
            self = .clock(time)
        } else if let day = DateSpan.End(parts[0]) {
            self = .day(day, time)
        } else if let days = WeekdayText.days(parts[0]), days.count == 1, let weekday = days.first {
            self = .weekday(weekday, time)
        } else {
            return nil
        }
    }

    /// A time that is no number alone: `18:00`, `6pm`.
    static func time(_ text: Substring) -> WallTime? {
        text.contains { !$0.isNumber } ? QuietWindowText.time(text) : nil
    }

    /// The time of day; of an instant none is needed.
    var time: WallTime {
        switch self {
        case .instant: .midnight
        case .clock(let time), .weekday(_, let time), .day(_, let time): time
        }
    }

    /// Whether the next one is meant, so that one that has passed gives way.
    var isNext: Bool {
        switch self {
        case .clock, .weekday: true
        case .instant, .day: false
        }
    }

    /// The dates that can be meant, the first in front.
    func dates(from today: Day) -> [Day] {
        switch self {
        case .instant: return []
        case .clock: return [today, today.advanced(by: 1)]
        case .weekday(let weekday, _):
            let first = today.advanced(by: today.weekday.distance(to: weekday))
            return [first, first.advanced(by: 7)]
        case .day(let day, _): return [day.day(from: today)]
        }
    }
}
