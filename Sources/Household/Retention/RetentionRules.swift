/// How long single answers and single minutes are kept (Privacy: Retention).
///
/// What is older is folded into daily totals. A parent sets the time; what a fold covers is a household day and all
/// before it, so that no day is torn.
public enum RetentionRules {
    /// Months that are kept where no parent decided.
    public static let usualMonths = 13
    /// Months that a parent can set; no number at all: for ever.
    public static let possibleMonths = 1...120
    /// Days that come together before the next fold: so a state is written down once a week, and not every night.
    public static let daysBetween = 7
    /// Rows of a child that one fold takes in at most: a long history is folded in several steps, and one that is
    /// interrupted begins only its last step anew.
    public static let rowsAtOnce = 20_000

    /// The household day from which on everything is kept; nil: everything is.
    ///
    /// - Parameters:
    ///   - months: as they are set.
    ///   - day: today.
    public static func firstKept(_ months: Int?, on day: Day) -> Day? {
        months.map { day.adding(months: -$0) }
    }

    /// Whether so much came together that it is folded.
    ///
    /// - Parameters:
    ///   - folded: the day before which everything is folded, or the first day of the child.
    ///   - first: from ``firstKept(_:on:)``.
    public static func isDue(after folded: Day, first: Day) -> Bool { folded.distance(to: first) >= daysBetween }
}

extension Day {
    /// The same day of the month so many months later or, for a negative number, earlier; the last day of that month
    /// where it has no such day.
    public func adding(months: Int) -> Day {
        let (year, month, day) = components
        let count = year * 12 + month - 1 + months
        let (newYear, newMonth) = (count.flooredQuotient(by: 12), count - count.flooredQuotient(by: 12) * 12 + 1)
        for last in stride(from: day, through: 28, by: -1) {
            if let found = Day(year: newYear, month: newMonth, day: last) { return found }
        }
        return Day(year: newYear, month: newMonth, day: day) ?? self
    }
}
