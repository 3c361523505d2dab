extension ScreenTime {
    /// Answers "may this child do this now?" (Screen time, Status).
    ///
    /// Time of open leases that is not counted yet counts, and nothing is written.
    public func mayI(_ activity: ActivityRef = .anything, standing: Standing = .open) -> Decision {
        let now = settled()
        let outlook = now.outlook(for: activity, standing: standing)
        return Decision(
            allowed: outlook.state.isAllowed, state: outlook.state, limits: now.limits(for: activity),
            remainingSeconds: outlook.remaining?.secondsLeft,
            validUntil: now.validUntil(outlook, activity: activity, standing: standing),
            liftedBy: now.lifts(of: outlook, for: activity),
            say: now.sentence(for: outlook, standing: standing))
    }

    private func limits(for activity: ActivityRef) -> [LimitView] {
        let purse = purse(at: moment.wall, for: [activity])
        let today = calendar.day(at: moment.wall)
        var limits: [LimitView] = []
        if let lock = book.lock, lock.holds(at: moment.wall) {
            limits.append(LimitView(rule: .lock, remainingSeconds: 0, endsAt: lock.until))
        }
        if let quiet = quietView(purse) { limits.append(quiet) }
        if let left = purse.daily {
            let used = book.use(on: today).total
            limits.append(
                LimitView(
                    rule: .daily, limitMinutes: policy.dailyMinutes(on: today), usedSeconds: used.secondsBegun,
                    remainingSeconds: left.secondsLeft))
        }
        if let left = purse.weekly {
            let used = book.total(in: calendar.week(of: today))
            limits.append(
                LimitView(
                    rule: .weekly, limitMinutes: policy.weeklyMinutes, usedSeconds: used.secondsBegun,
                    remainingSeconds: left.secondsLeft))
        }
        return limits + purse.grants.map { $0.view(at: moment.wall) }
    }

    private func quietView(_ purse: Purse) -> LimitView? {
        let change = quietHours.nextChange(after: moment.wall)
        guard !quietHours.contains(moment.wall) else {
            let left = purse.leftPastQuietHours(from: moment.wall).secondsLeft
            return LimitView(rule: .quietHours, remainingSeconds: left, endsAt: change)
        }
        return change.map {
            LimitView(rule: .quietHours, remainingSeconds: ($0 - moment.wall).secondsLeft, beginsAt: $0)
        }
    }

    private func lifts(of outlook: Outlook, for activity: ActivityRef) -> [Lift] {
        switch outlook.state {
        case .lockedByParent: return book.lock?.until == nil ? [.unlock] : [.unlock, .endOfLock]
        case .quietHours: return [.grantPastQuietHours, .endOfQuietHours]
        case .dailyLimitReached: return [.grant] + (nextOpenDay.map { [lift(by: $0, next: .newDay)] } ?? [])
        case .weeklyLimitReached: return [.grant] + (nextOpenDay.map { [lift(by: $0, next: .newWeek)] } ?? [])
        case .outsideAllowedWindow: return [.grantPastQuietHours, .nextAllowedWindow]
        case .sessionLimitReached: return [.grant, .endOfBreak]
        case .budgetReached: return [.grant, .newDay]
        case .warning: return [outlook.endRule == .quietHours ? .grantPastQuietHours : .grant]
        case .active, .notAllowed, .sealed, .damaged: return []
        }
    }

    /// The first day after today that begins with minutes, its own and those of its week; nil when there is none.
    private var nextOpenDay: Day? {
        let today = calendar.day(at: moment.wall)
        // Every weekday comes once in this week and once in one whose minutes are new.
        return (1...14).map(today.advanced).first { purse(at: calendar.start(of: $0), for: []).ordinary != 0 }
    }

    /// What a day that gives minutes again is called; a next day that begins a week can be called both.
    private func lift(by day: Day, next: Lift) -> Lift {
        let today = calendar.day(at: moment.wall)
        let isNewWeek = day == calendar.week(of: today).upperBound
        guard day == today.advanced(by: 1) else { return isNewWeek ? .newWeek : .laterDay }
        return isNewWeek ? next : .newDay
    }

    private func sentence(for outlook: Outlook, standing: Standing) -> String {
        switch outlook.state {
        case .lockedByParent:
            return ChildWords.locked(until: book.lock?.until.map { ChildWords.Time($0, from: moment.wall, calendar) })
        case .notAllowed:
            if case .notAllowed(let say?) = standing { return say }
            return ChildWords.sentence(for: .notAllowed)
        case .quietHours:
            let end = quietHours.nextChange(after: moment.wall)
            return ChildWords.quietHours(until: end.map { ChildWords.Time($0, from: moment.wall, calendar) })
        case .warning: return ChildWords.warning(outlook.remaining ?? 0, before: outlook.endRule)
        case .active: return ChildWords.active(outlook.remaining)
        case .dailyLimitReached, .weeklyLimitReached: return endSentence(outlook.state)
        case .outsideAllowedWindow, .sessionLimitReached, .budgetReached, .sealed, .damaged:
            return ChildWords.sentence(for: outlook.state)
        }
    }

    /// What is said when the minutes of the day or the week are used: when it goes on.
    private func endSentence(_ state: TimeState) -> String {
        guard let open = nextOpenDay else { return ChildWords.restingNow }
        let today = calendar.day(at: moment.wall)
        if state == .weeklyLimitReached { return ChildWords.weekEnded(until: open, from: today, calendar) }
        if policy.dailyMinutes(on: today) == 0 { return ChildWords.dayOfRest(until: open, from: today) }
        return ChildWords.dayEnded(until: open, from: today)
    }
}

extension GrantAccount {
    fileprivate func view(at instant: Instant) -> LimitView {
        LimitView(
            rule: .grant, grant: grant.id, limitMinutes: grant.minutes, usedSeconds: used.secondsBegun,
            remainingSeconds: min(left, grant.expires - instant).secondsLeft, endsAt: grant.expires)
    }
}
