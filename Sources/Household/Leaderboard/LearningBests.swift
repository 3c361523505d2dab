/// A child's best week and month so far, and its learning days ever.
///
/// They are kept as things happen and not looked up in the days, so that they never fall: not with days that are no
/// longer kept, and not when a clock is set back.
public struct LearningBests: Hashable, Sendable {
    /// The best weeks by the weekday on which weeks begin, Monday first.
    public private(set) var weeks: [PeriodTotals]
    /// The best calendar month.
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
        month.raise(to: rewards.totals(in: day.daysOfMonth))
        let near = rewards.days(in: Self.near(day))
        raiseWeeks(around: day) { week in
            near.reduce(into: PeriodTotals()) { if week.contains($1.day) { $0 = $0 + $1.totals } }
        }
    }

    /// Learning time of a day was counted, which `time` has in it.
    mutating func take(_ time: TimeBook, on day: Day) {
        month.raise(to: PeriodTotals(learning: time.learning(in: day.daysOfMonth)))
        let near = Self.near(day)
        var learned = Array(repeating: Milliseconds(0), count: near.count)
        for use in time.use(in: near) { learned[near.lowerBound.distance(to: use.day)] = use.learning }
        raiseWeeks(around: day) { week in
            let first = near.lowerBound.distance(to: week.lowerBound)
            return PeriodTotals(
                learning: learned[first..<first + Self.week].reduce(0) { $0.adding(clamped: $1) })
        }
    }

    /// The days that share a week with one, whatever day weeks begin on.
    private static func near(_ day: Day) -> Range<Day> { day.advanced(by: 1 - week)..<day.advanced(by: week) }

    private static let week = Weekday.allCases.count

    /// Raises the weeks that a day belongs to, one for each weekday on which weeks can begin.
    private mutating func raiseWeeks(around day: Day, totals: (Range<Day>) -> PeriodTotals) {
        for offset in 0..<Self.week {
            let first = day.advanced(by: -offset)
            weeks[first.weekday.rawValue - 1].raise(to: totals(first..<first.advanced(by: Self.week)))
        }
    }
}
