/// What a child used, for a parent. The seconds are the same that limits and status show.
public struct UsageReport: Hashable, Sendable {
    /// One household day.
    public struct OnDay: Hashable, Sendable {
        /// The day.
        public var day: Day
        /// Seconds used, begun ones counted; granted time included.
        public var usedSeconds: Int
        /// Seconds of them paid by grants.
        public var grantedSeconds: Int
        /// Seconds of activities that are free of charge, which are in no other number.
        public var freeSeconds: Int
        /// The daily limit that held on that day; nil is unlimited.
        public var limitMinutes: Int?
        /// Whether the day was over before the child was added: then no limit held, and none is to be shown.
        public var isBefore: Bool

        /// The use of a day.
        public init(
            day: Day, usedSeconds: Int, grantedSeconds: Int, limitMinutes: Int?, freeSeconds: Int = 0,
            isBefore: Bool = false
        ) {
            self.day = day
            self.isBefore = isBefore
            self.freeSeconds = freeSeconds
            self.usedSeconds = usedSeconds
            self.grantedSeconds = grantedSeconds
            self.limitMinutes = limitMinutes
        }
    }

    /// The household week of the moment.
    public struct OfWeek: Hashable, Sendable {
        /// The first day.
        public var first: Day
        /// Seconds used, begun ones counted; granted time included.
        public var usedSeconds: Int
        /// The weekly limit; nil is unlimited.
        public var limitMinutes: Int?
        /// Whole seconds that the weekly limit leaves; nil when it is unlimited.
        public var remainingSeconds: Int?
        /// Seconds of those used that grants paid, which take nothing from the limit.
        public var grantedSeconds: Int

        /// The use of a week.
        public init(
            first: Day, usedSeconds: Int, limitMinutes: Int?, remainingSeconds: Int?, grantedSeconds: Int = 0
        ) {
            self.grantedSeconds = grantedSeconds
            self.first = first
            self.usedSeconds = usedSeconds
            self.limitMinutes = limitMinutes
            self.remainingSeconds = remainingSeconds
        }
    }

    /// A grant of which something can be used.
    public struct GrantLeft: Hashable, Sendable {
        /// The grant.
        public var grant: Grant
        /// Whole seconds left before it is used up or expires.
        public var remainingSeconds: Int
        /// Its place among all grants of the child that are kept: what was given later has a greater one, of the same
        /// second too.
        public var number: Int
        /// What the lesson is called that earned it, where that may be told.
        public var title: String?

        /// What is left of a grant.
        public init(grant: Grant, remainingSeconds: Int, number: Int, title: String? = nil) {
            self.grant = grant
            self.remainingSeconds = remainingSeconds
            self.number = number
            self.title = title
        }

        /// The lesson that earned it.
        public var lesson: LessonID? { if case .lesson(let lesson) = grant.origin { lesson } else { nil } }
    }

    /// A weekly learning goal with what was learned in the present household week.
    public struct OfGoal: Hashable, Sendable {
        /// The goal.
        public var goal: LearningGoal
        /// Seconds of learning that count for it, those begun included.
        public var learnedSeconds: Int

        /// All members.
        public init(goal: LearningGoal, learnedSeconds: Int) {
            self.goal = goal
            self.learnedSeconds = learnedSeconds
        }
    }

    /// The days asked for, today last.
    public var days: [OnDay]
    /// The present week.
    public var week: OfWeek
    /// The open leases.
    public var leases: [Lease]
    /// The usable grants, earliest expiry first.
    public var grants: [GrantLeft]
    /// The weekly learning goals.
    public var goals: [OfGoal]
    /// The lock that holds now, and who locked.
    public var lock: LockInForce?

    /// A report with all its parts.
    public init(
        days: [OnDay], week: OfWeek, leases: [Lease], grants: [GrantLeft], goals: [OfGoal] = [],
        lock: LockInForce? = nil
    ) {
        self.days = days
        self.week = week
        self.leases = leases
        self.grants = grants
        self.goals = goals
        self.lock = lock
    }
}

extension UsageReport {
    /// The same for the child's front-end: who gave a grant or locked, and why, is between parents.
    public var forChild: UsageReport {
        var report = self
        report.lock = nil
        for index in report.grants.indices { report.grants[index].grant = report.grants[index].grant.forChild }
        return report
    }
}

extension Grant {
    /// Without a parent's name and reason.
    fileprivate var forChild: Grant {
        var told = self
        told.why = nil
        switch origin {
        case .parent, .request, .code: told.by = "a parent"
        case .lesson, .challenge: break
        }
        return told
    }
}

extension TimeBook {
    /// The limits that decide the minutes of a day: on days that are over those that held then.
    func policy(on day: Day, today: Day, present: ScreenTimePolicy) -> ScreenTimePolicy {
        day < today ? pastLimits.policy(on: day) ?? present : present
    }
}

extension ScreenTime {
    /// The limits that decide the minutes of a day: on days that are over those that held then.
    func policy(on day: Day) -> ScreenTimePolicy {
        book.policy(on: day, today: calendar.day(at: moment.wall), present: policy)
    }

    /// Reports the use of the last `count` household days (1 to `TimeBook.mostDays`) up to today, of the week, and
    /// what is open now. Time of open leases that is not counted yet counts, and nothing is written.
    ///
    /// - Parameter added: the household day on which the child was added; no limit held before it.
    public func usage(days count: Int = 7, added: Day? = nil) -> UsageReport {
        let now = settled()
        let today = calendar.day(at: moment.wall)
        let first = today.advanced(by: 1 - min(max(1, count), TimeBook.mostDays))
        let days = (first...today).map { day in
            let use = now.book.use(on: day)
            let isBefore = added.map { day < $0 } ?? false
            return UsageReport.OnDay(
                day: day, usedSeconds: use.total.secondsBegun, grantedSeconds: use.granted.secondsBegun,
                limitMinutes: now.policy(on: day).dailyMinutes(on: day),
                freeSeconds: use.free.secondsBegun, isBefore: isBefore)
        }
        let week = calendar.week(of: today)
        let weeklyLeft = now.limitsLeft(on: today).weekly
        let ofWeek = UsageReport.OfWeek(
            first: week.lowerBound, usedSeconds: now.book.seconds(in: week, of: \.total),
            limitMinutes: policy.weeklyMinutes, remainingSeconds: weeklyLeft?.secondsLeft,
            grantedSeconds: now.book.seconds(in: week, of: \.granted))
        let numbers = Dictionary(zip(now.book.grants.map(\.grant.id), 1...), uniquingKeysWith: max)
        let grants = now.book.grants.filter { $0.isUsable(at: moment.wall) }.sortedByExpiry().map { account in
            let left = min(account.left, account.grant.expires - moment.wall)
            return UsageReport.GrantLeft(
                grant: account.grant, remainingSeconds: left.secondsLeft, number: numbers[account.grant.id] ?? 0)
        }
        let goals = policy.learningGoals.map { goal in
            UsageReport.OfGoal(goal: goal, learnedSeconds: now.book.seconds(for: goal, in: week))
        }
        return UsageReport(
            days: days, week: ofWeek, leases: now.book.leases, grants: grants, goals: goals,
            lock: lockInForce)
    }
}
