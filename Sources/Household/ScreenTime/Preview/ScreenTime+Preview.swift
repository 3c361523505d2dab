import Words

extension ScreenTime {
    /// Shows household days as the policy makes them, with what was used of them (Screen time, Status: preview).
    /// Nothing is written.
    ///
    /// - Parameters:
    ///   - count: 1 or more. Every day is looked at alone, but for what the week leaves for it.
    ///   - added: the household day on which the child was added; of days before it nothing is told.
    public func preview(from first: Day, days count: Int, added: Day? = nil) -> [DayPreview] {
        let now = settled()
        let last = first.advanced(by: max(1, count) - 1)
        let today = calendar.day(at: moment.wall)
        // The week before the first day says what is left of it.
        let plan = DayPlan(
            policy: policy, calendar: calendar, from: min(first, calendar.week(of: first).lowerBound), to: last)
        let left = now.leftToday
        let bank = now.bank(on: today)
        let weeks = now.weekLeft(from: first, through: last, plan)
        return (first...last).map { day in
            let held = now.policy(on: day)
            if let added, day < added { return before(day, held) }
            let open = day < today ? nil : now.open(on: day, plan)
            return DayPreview(
                day: day, begins: calendar.start(of: day), ends: calendar.end(of: day),
                limitMinutes: held.dailyMinutes(on: day), limitFrom: held.limitSource(on: day),
                dates: held.dateOverride(on: day)?.title, stretches: plan.stretches(of: day),
                usedSeconds: day <= today ? now.book.use(on: day).total.secondsBegun : nil,
                remainingSeconds: day == today ? left : nil, weekLeftSeconds: weeks[day]?.secondsLeft,
                openSeconds: open?.secondsLeft, carriedSeconds: day < today ? nil : now.carried(in: bank, to: day),
                notes: plan.notes(of: day))
        }
    }

    /// A day on which the child was not here yet.
    private func before(_ day: Day, _ held: ScreenTimePolicy) -> DayPreview {
        DayPreview(
            day: day, begins: calendar.start(of: day), ends: calendar.end(of: day),
            limitMinutes: held.dailyMinutes(on: day), limitFrom: .usual, dates: nil, stretches: [], usedSeconds: nil,
            remainingSeconds: nil, isBefore: true, notes: [])
    }

    /// How long the clock lets the child on a day, from now on: quiet hours, windows and their allowances counted.
    func open(on day: Day, _ plan: DayPlan) -> Milliseconds {
        var spent: [UsedTime.InWindow] = []
        var sum: Milliseconds = 0
        for stretch in plan.stretches(of: day) where stretch.kind == .allowed {
            var begin = max(stretch.begins, moment.wall)
            while begin < stretch.ends {
                let edge = allowedHours.nextEdge(after: begin, before: stretch.ends) ?? stretch.ends
                let stand = windowStand(at: begin, isFree: false, spent: spent)
                let length = min(edge - begin, stand.left ?? .max)
                if stand.isOpen {
                    sum += length
                    stand.count(length, in: &spent)
                }
                begin = begin + length
            }
        }
        return sum
    }

    /// What the weekly limit leaves for each day from today on, when every day before it is used as far as its limit and
    /// the clock let: what a picture of several days may promise. Days without a limit are taken as not used. Empty
    /// without a weekly limit.
    private func weekLeft(from first: Day, through last: Day, _ plan: DayPlan) -> [Day: Milliseconds] {
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
            guard let limit, limit > 0 else { continue }
            left -= min(left, limit, open(on: day, plan))
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

    /// What the answer for another time counts and assumes, a sentence for a parent.
    public func assumption(at instant: Instant) -> Saying {
        let today = calendar.day(at: moment.wall)
        return ParentWords.assumption(
            isToday: calendar.day(at: instant) == today, usedSeconds: settled().book.use(on: today).total.secondsBegun)
    }

    /// What day and week leave with what earlier days left over; the open leases must be counted.
    private var leftToday: Int? { glance(at: .anything).purse.ordinary?.secondsLeft }

    /// What earlier days left over for a day from today on; nil when there is nothing, or the day cannot use it: one
    /// without minutes is blocked, one without a limit needs none.
    private func carried(in bank: TimeBank?, to day: Day) -> Int? {
        guard let bank, let limit = policy.dailyLimit(on: day), limit > 0 else { return nil }
        let left = bank.usable(on: day).reduce(Milliseconds(0)) { $0.adding(clamped: $1.left) }
        let seconds = left.secondsLeft
        return seconds > 0 ? seconds : nil
    }
}
