import Words

/// The time that a board is about (Rewards, Household leaderboard).
public enum BoardPeriod: String, CaseIterable, Hashable, Sendable {
    /// The present household week.
    case week
    /// The calendar month of the present household day.
    case month
    /// From the first day of the household on; it has no first and last day.
    case allTime

    /// The household days of the period that `day` belongs to; nil: all of them.
    public func days(around day: Day, in calendar: HouseholdCalendar) -> Range<Day>? {
        switch self {
        case .week: calendar.week(of: day)
        case .month: day.daysOfMonth
        case .allTime: nil
        }
    }

    /// The period in a sentence: "this week".
    var words: Saying { Saying("period.\(rawValue)") }
}

extension Day {
    /// The days of the calendar month that the day belongs to.
    public var daysOfMonth: Range<Day> {
        let first = advanced(by: 1 - day)
        // 32 days after a first of a month is one of the first days of the next.
        let next = first.advanced(by: 32)
        return first..<next.advanced(by: 1 - next.day)
    }
}
