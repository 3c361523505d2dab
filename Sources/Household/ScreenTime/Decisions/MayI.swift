import Words

extension ScreenTime {
    /// Answers "may this child do this now?" (Screen time, Status).
    ///
    /// Time of open leases that is not counted yet counts, and nothing is written.
    public func mayI(_ activity: ActivityRef = .anything, standing: Standing = .open) -> Decision {
        if book.leases.isEmpty { return decide(activity, standing: standing) }
        var now = self
        _ = now.count()
        return now.decide(activity, standing: standing)
    }

    /// The same when the open leases are counted.
    func decide(_ activity: ActivityRef, standing: Standing) -> Decision {
        let glance = glance(at: activity)
        let outlook = outlook(glance, standing: standing)
        return Decision(
            allowed: outlook.state.isAllowed, state: outlook.state, limits: limits(for: activity, glance),
            remainingSeconds: outlook.remaining?.secondsLeft,
            validUntil: validUntil(outlook, glance, activity: activity, standing: standing),
            liftedBy: lifts(of: outlook, for: activity),
            say: sentence(for: outlook, activity: activity, standing: standing))
    }

    private func lifts(of outlook: Outlook, for activity: ActivityRef) -> [Lift] {
        switch outlook.state {
        case .lockedByParent: return book.lock?.until == nil ? [.unlock] : [.unlock, .endOfLock]
        case .quietHours: return [.grantPastQuietHours, .endOfQuietHours]
        case .dailyLimitReached: return [.grant] + (nextOpenDay.map { [lift(by: $0, next: .newDay)] } ?? [])
        case .weeklyLimitReached: return [.grant] + (nextOpenDay.map { [lift(by: $0, next: .newWeek)] } ?? [])
        case .outsideAllowedWindow:
            return [.grantPastQuietHours] + (nextOpening(for: activity) == nil ? [] : [.nextAllowedWindow])
        case .sessionLimitReached: return [.grant, .endOfBreak]
        case .budgetReached: return isBlockedByBudget(activity) ? [.grant] : [.grant, .newDay]
        case .warning:
            let isPast = outlook.endRule == .quietHours || outlook.endRule == .allowedWindow
            return [isPast ? .grantPastQuietHours : .grant]
        case .notAllowed: return [.filterChange]
        case .active, .sealed, .damaged: return []
        }
    }

    /// The first day after today that begins with minutes, its own and those of its week; nil when there is none.
    private var nextOpenDay: Day? {
        let today = calendar.day(at: moment.wall)
        // Every weekday comes once in this week and once in one whose minutes are new, and again after the last of the
        // dates with rules of their own.
        let ahead = Int(policy.dateOverrides.horizon(from: moment.wall) / .day)
        return (1...ahead).lazy.map(today.advanced).first {
            let left = limitsLeft(on: $0)
            return left.daily != 0 && left.weekly != 0
        }
    }

    /// What a day that gives minutes again is called; a next day that begins a week can be called both.
    private func lift(by day: Day, next: Lift) -> Lift {
        let today = calendar.day(at: moment.wall)
        let isNewWeek = day == calendar.week(of: today).upperBound
        guard day == today.advanced(by: 1) else { return isNewWeek ? .newWeek : .laterDay }
        return isNewWeek ? next : .newDay
    }

    private func sentence(for outlook: Outlook, activity: ActivityRef, standing: Standing) -> Saying {
        switch outlook.state {
        case .lockedByParent:
            return paused(until: book.lock?.until, for: activity, standing, say: ChildWords.locked)
        case .notAllowed:
            if case .notAllowed(let say?) = standing { return say }
            return ChildWords.sentence(for: .notAllowed)
        case .quietHours:
            return ChildWords.quietHours(
                until: quietHours.nextChange(after: moment.wall).flatMap(toldIfOpen))
        case .outsideAllowedWindow:
            return ChildWords.outsideWindow(
                until: nextOpening(for: activity).flatMap(toldIfOpen))
        case .sessionLimitReached:
            return paused(until: endOfBreak, for: activity, standing, say: ChildWords.breakTime)
        case .warning: return ChildWords.warning(outlook.remaining ?? 0, before: outlook.endRule)
        case .active: return ChildWords.active(outlook.remaining?.secondsLeft)
        case .dailyLimitReached, .weeklyLimitReached: return endSentence(outlook.state)
        case .budgetReached where isBlockedByBudget(activity): return ChildWords.restingNow
        case .budgetReached, .sealed, .damaged: return ChildWords.sentence(for: outlook.state)
        }
    }

    /// What is said in a lock or a break: when it goes on, where that can be promised, and what there is then (the same
    /// day: a night brings other minutes).
    private func paused(
        until end: Instant?, for activity: ActivityRef, _ standing: Standing, say: (Saying?) -> Saying
    ) -> Saying {
        guard let end, let when = toldIfOpen(end) else { return say(nil) }
        guard calendar.day(at: end) == calendar.day(at: moment.wall) else { return say(when) }
        var rested = self
        rested.book.leases = []
        let then = rested.projected(to: end).outlook(for: activity, standing: standing)
        guard then.state.isAllowed, let left = ChildWords.left(then.remaining?.secondsLeft) else { return say(when) }
        return say(when) + left
    }

    /// A time at which the child may really go on: no quiet hours, a window that is open, minutes of the day and the
    /// week, no lock. No other time is promised.
    private func toldIfOpen(_ instant: Instant) -> Saying? {
        let left = limitsLeft(on: calendar.day(at: instant))
        let isLocked = book.lock.map { $0.until.map { $0 > instant } ?? true } ?? false
        guard !isLocked, !quietHours.contains(instant), windowStand(at: instant, isFree: false).isOpen,
            left.daily != 0, left.weekly != 0
        else { return nil }
        return ChildWords.time(instant, from: moment.wall, calendar)
    }

    /// What is said when the minutes of the day or the week are used: when it goes on.
    private func endSentence(_ state: TimeState) -> Saying {
        guard let open = nextOpenDay else { return ChildWords.restingNow }
        let today = calendar.day(at: moment.wall)
        if state == .weeklyLimitReached { return ChildWords.weekEnded(until: open, from: today, calendar) }
        if policy.dailyMinutes(on: today) == 0 { return ChildWords.dayOfRest(until: open, from: today) }
        return ChildWords.dayEnded(until: open, from: today)
    }

    /// Whether a budget of an activity has no minutes at all.
    private func isBlockedByBudget(_ activity: ActivityRef) -> Bool {
        policy.budgets.contains { $0.minutes <= 0 && $0.includes(activity) }
    }
}
