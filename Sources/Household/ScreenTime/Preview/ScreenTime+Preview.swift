extension ScreenTime {
    /// Shows household days as the policy makes them, with what was used of them (Screen time, Status: preview).
    /// Nothing is written.
    ///
    /// - Parameter count: 1 or more; every day is looked at alone.
    public func preview(from first: Day, days count: Int) -> [DayPreview] {
        let now = settled()
        let last = first.advanced(by: max(1, count) - 1)
        let plan = DayPlan(policy: policy, calendar: calendar, from: first, to: last)
        let today = calendar.day(at: moment.wall)
        let left = now.leftToday
        return (first...last).map { day in
            DayPreview(
                day: day, begins: calendar.start(of: day), ends: calendar.end(of: day),
                limitMinutes: policy.dailyMinutes(on: day), limitFrom: policy.limitSource(on: day),
                dates: policy.dateOverride(on: day)?.title, stretches: plan.stretches(of: day),
                usedSeconds: day <= today ? now.book.use(on: day).total.secondsBegun : nil,
                remainingSeconds: day == today ? left : nil, notes: plan.notes(of: day))
        }
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
