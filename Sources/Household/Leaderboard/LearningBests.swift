/// A child's best week and month so far, and its learning days ever.
///
/// They are kept as things happen and not looked up in the days, so that they never fall: not with days that are no
/// longer kept, and not when a clock is set back.
public struct LearningBests: Hashable, Sendable {
    /// The best weeks by the weekday on which weeks begin, Monday first.
    public package(set) var weeks: [PeriodTotals]
    /// The best calendar month.
    public package(set) var month: PeriodTotals
    /// Learning days ever.
    public package(set) var learningDays: Int

    /// What is known; without arguments that of a child who begins.
    public init(
        weeks: [PeriodTotals] = Array(repeating: PeriodTotals(), count: Weekday.allCases.count),
        month: PeriodTotals = PeriodTotals(), learningDays: Int = 0
    ) {
        self.weeks = weeks
        self.month = month
        self.learningDays = learningDays
    }

    /// The best week of those that begin on a weekday.
    public func week(from start: Weekday) -> PeriodTotals { weeks[start.rawValue - 1] }

    /// Something was learned on a day, which `rewards` has in it.
    ///
    /// - Parameter isNew: whether it became a learning day by it.
    mutating func take(_ rewards: RewardBook, on day: Day, isNew: Bool) {
        if isNew { learningDays += 1 }
        month.raise(to: rewards.totals(in: day.daysOfMonth))
        raiseWeeks(around: day) { rewards.totals(in: $0) }
    }

    /// Learning time of a day was counted, which `time` has in it.
    mutating func take(_ time: TimeBook, on day: Day) {
        month.raise(to: PeriodTotals(learning: time.learning(in: day.daysOfMonth)))
        raiseWeeks(around: day) { PeriodTotals(learning: time.learning(in: $0)) }
    }

    private static let week = Weekday.allCases.count

    /// Raises the weeks that a day belongs to, one for each weekday on which weeks can begin.
    private mutating func raiseWeeks(around day: Day, totals: (Range<Day>) -> PeriodTotals) {
        var place = day.weekday.rawValue - 1
        for offset in 0..<Self.week {
            let first = day.advanced(by: -offset)
            weeks[place].raise(to: totals(first..<first.advanced(by: Self.week)))
            place = place == 0 ? Self.week - 1 : place - 1
        }
    }
}
