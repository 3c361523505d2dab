/// A child's best week and month so far, and its learning days ever.
///
/// They are kept as things happen and not looked up in the days, so that they never fall: not with days that are no
/// longer kept, and not when a clock is set back.
public struct LearningBests: Hashable, Sendable {
    /// The best weeks by the weekday on which weeks begin, Monday first.
    public private(set) var weeks: [PeriodTotals]
    public private(set) var month: PeriodTotals
    /// Learning days ever.
    public private(set) var learningDays: Int

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
        raise(around: day) { rewards.totals(in: $0) }
    }

    /// Learning time of a day was counted, which `time` has in it.
    mutating func take(_ time: TimeBook, on day: Day) {
        raise(around: day) { PeriodTotals(learning: time.learning(in: $0)) }
    }

    private mutating func raise(around day: Day, _ totals: (Range<Day>) -> PeriodTotals) {
        month.raise(to: totals(day.daysOfMonth))
        for offset in weeks.indices {
            let first = day.advanced(by: -offset)
            weeks[first.weekday.rawValue - 1].raise(to: totals(first..<first.advanced(by: weeks.count)))
        }
    }
}
