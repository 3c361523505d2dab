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
        month.raise(to: rewards.totals(in: day.daysOfMonth))
        var near = Near(day)
        for other in rewards.days(in: near.range) { near[other.day] = other.totals }
        raise(near)
    }

    /// Learning time of a day was counted, which `time` has in it.
    mutating func take(_ time: TimeBook, on day: Day) {
        month.raise(to: PeriodTotals(learning: time.learning(in: day.daysOfMonth)))
        var near = Near(day)
        for other in time.slice(of: near.range) { near[other.day] = PeriodTotals(learning: other.learning) }
        raise(near)
    }

    /// The days that share a week with one, whatever day weeks begin on.
    private struct Near {
        let range: Range<Day>
        private(set) var days = Array(repeating: PeriodTotals(), count: 2 * Near.week - 1)

        static let week = Weekday.allCases.count

        init(_ day: Day) {
            range = day.advanced(by: 1 - Self.week)..<day.advanced(by: Self.week)
        }

        subscript(day: Day) -> PeriodTotals {
            get { days[range.lowerBound.distance(to: day)] }
            set { days[range.lowerBound.distance(to: day)] = newValue }
        }
    }

    private mutating func raise(_ near: Near) {
        let first = near.range.lowerBound.weekday.rawValue - 1
        for offset in weeks.indices {
            let week = near.days[offset..<offset + Near.week].reduce(PeriodTotals(), +)
            weeks[(first + offset) % Near.week].raise(to: week)
        }
    }
}
