/// What a child learned in a period, as boards count it.
public struct PeriodTotals: Hashable, Sendable {
    /// Stars earned.
    public var stars: Int
    /// Milliseconds spent in learning activities.
    public var learning: Milliseconds
    /// Days that count as learning days.
    public var learningDays: Int
    /// The most right answers of a sprint.
    public var sprintBest: Int
    /// Math facts that were fluent for the first time.
    public var factsFluent: Int

    public init(
        stars: Int = 0, learning: Milliseconds = 0, learningDays: Int = 0, sprintBest: Int = 0, factsFluent: Int = 0
    ) {
        self.stars = stars
        self.learning = learning
        self.learningDays = learningDays
        self.sprintBest = sprintBest
        self.factsFluent = factsFluent
    }

    /// The whole amount of a metric.
    public func amount(_ metric: BoardMetric) -> Int {
        switch metric {
        case .stars: stars
        case .learningMinutes: Int(learning / .minute)
        case .learningDays: learningDays
        case .sprintBest: sprintBest
        case .factsFluent: factsFluent
        }
    }

    /// Each number becomes the larger one of both.
    mutating func raise(to other: PeriodTotals) {
        stars = max(stars, other.stars)
        learning = max(learning, other.learning)
        learningDays = max(learningDays, other.learningDays)
        sprintBest = max(sprintBest, other.sprintBest)
        factsFluent = max(factsFluent, other.factsFluent)
    }

    /// Of several children: the best sprint of each is added up.
    func joined(by other: PeriodTotals) -> PeriodTotals {
        var sum = self + other
        sum.sprintBest = sprintBest + other.sprintBest
        return sum
    }

    /// Of one child over several days.
    static func + (left: PeriodTotals, right: PeriodTotals) -> PeriodTotals {
        PeriodTotals(
            stars: left.stars + right.stars, learning: left.learning.adding(clamped: right.learning),
            learningDays: left.learningDays + right.learningDays, sprintBest: max(left.sprintBest, right.sprintBest),
            factsFluent: left.factsFluent + right.factsFluent)
    }
}

extension ChildState {
    /// What the child learned in the period that a household day belongs to. Time is in it as soon as it is counted:
    /// with each call on a lease.
    public func totals(of period: BoardPeriod, on day: Day, in calendar: HouseholdCalendar) -> PeriodTotals {
        guard let days = period.days(around: day, in: calendar) else {
            return PeriodTotals(
                stars: learning.starsEarned, learning: time.learning, learningDays: bests.learningDays,
                sprintBest: learning.facts.sprintBest ?? 0, factsFluent: learning.facts.everFluentCount)
        }
        return rewards.totals(in: days) + PeriodTotals(learning: time.learning(in: days))
    }

    /// The child's best period of this kind so far, the present one included; it never falls.
    public func best(_ period: BoardPeriod, on day: Day, in calendar: HouseholdCalendar) -> PeriodTotals {
        switch period {
        case .week: bests.week(from: calendar.weekStart)
        case .month: bests.month
        case .allTime: totals(of: .allTime, on: day, in: calendar)
        }
    }
}

extension RewardBook {
    /// Stars and learning days of some household days.
    func totals(in range: Range<Day>) -> PeriodTotals { sum(in: range) { $0.totals } }
}

extension LearningDay {
    /// What boards count of the day.
    var totals: PeriodTotals {
        PeriodTotals(
            stars: stars, learningDays: counts ? 1 : 0, sprintBest: sprintBest, factsFluent: newFacts)
    }
}
