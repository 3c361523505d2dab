extension ScreenTime {
    /// Shows household days as the policy makes them, with what was used of them (Screen time, Status: preview).
    /// Nothing is written.
    ///
    /// - Parameter count: 1 or more. Every day is looked at alone, but for what the week leaves for it.
    public func preview(from first: Day, days count: Int) -> [DayPreview] {
        let now = settled()
        let last = first.advanced(by: max(1, count) - 1)
        let plan = DayPlan(policy: policy, calendar: calendar, from: first, to: last)
        let today = calendar.day(at: moment.wall)
        let left = now.leftToday
        let weeks = now.weekLeft(from: first, through: last)
        return (first...last).map { day in
            let held = now.policy(on: day)
            return DayPreview(
                day: day, begins: calendar.start(of: day), ends: calendar.end(of: day),
                limitMinutes: held.dailyMinutes(on: day), limitFrom: held.limitSource(on: day),
                dates: held.dateOverride(on: day)?.title, stretches: plan.stretches(of: day),
                usedSeconds: day <= today ? now.book.use(on: day).total.secondsBegun : nil,
                remainingSeconds: day == today ? left : nil, weekLeftSeconds: weeks[day]?.secondsLeft,
                notes: plan.notes(of: day))
        }
    }

    /// What the weekly limit leaves for each day from today on, when every day before it is used to its limit: what a
    /// picture of several days may promise. Days without a limit are taken as not used. Empty without a weekly limit.
    private func weekLeft(from first: Day, through last: Day) -> [Day: Milliseconds] {
        guard let weekly = policy.weeklyLimit else { return [:] }
        let today = calendar.day(at: moment.wall)
        let begin = max(today, calendar.week(of: first).lowerBound)
        guard begin <= last else { return [:] }
        let now = limitsLeft(on: today)
        var left = calendar.week(of: today).contains(begin) ? now.weekly ?? weekly : weekly
        var leaves: [Day: Milliseconds] = [:]
        for day in begin...last {
            if day > begin, calendar.week(of: day).lowerBound == day { left = weekly }
            leaves[day] = left
            let limit = day == today ? now.daily : policy.dailyLimit(on: day)
            left -= min(left, limit ?? 0)
        }
        return leaves
    }

    /// The same child under other rules: what runs is counted by those that held up to now.
    public func under(_ other: ScreenTimePolicy) -> ScreenTime {
        guard other != policy else { return self }
        var changed = settled()
        changed.policy = other
        return changed
    }

    /// The same child at another time, with what is known now: as if nothing were used until then.
    public func at(_ instant: Instant) -> ScreenTime {
        var later = settled()
        later.book.apply(later.book.leases.map { .leaseEnded($0.id) })
        later.moment = moment.advanced(by: instant - moment.wall)
        return later
    }

    private var leftToday: Int? {
        mayI().limits.filter { $0.rule == .daily || $0.rule == .weekly }.compactMap(\.remainingSeconds).min()
    }
}
