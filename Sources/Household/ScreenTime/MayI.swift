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
                    rule: .daily, limitMinutes: policy.dailyMinutes, usedSeconds: used.secondsBegun,
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
        case .dailyLimitReached:
            if policy.dailyMinutes == 0 { return [.grant] }
            return [.grant, isNextDayOpenToWeek ? .newDay : .newWeek]
        case .weeklyLimitReached: return policy.weeklyMinutes == 0 ? [.grant] : [.grant, .newWeek]
        case .warning: return [outlook.endRule == .quietHours ? .grantPastQuietHours : .grant]
        case .active, .notAllowed, .sealed, .damaged: return []
        }
    }

    /// Whether the next day has minutes of its week.
    private var isNextDayOpenToWeek: Bool {
        let today = calendar.day(at: moment.wall)
        let weekGoesOn = calendar.week(of: today).contains(today.advanced(by: 1))
        return !weekGoesOn || purse(at: moment.wall, for: []).weekly != 0
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
        case .dailyLimitReached where policy.dailyMinutes == 0 || !isNextDayOpenToWeek,
            .weeklyLimitReached where policy.weeklyMinutes == 0:
            return ChildWords.restingNow
        default: return ChildWords.sentence(for: outlook.state)
        }
    }
}

extension GrantAccount {
    fileprivate func view(at instant: Instant) -> LimitView {
        LimitView(
            rule: .grant, grant: grant.id, limitMinutes: grant.minutes, usedSeconds: used.secondsBegun,
            remainingSeconds: min(left, grant.expires - instant).secondsLeft, endsAt: grant.expires)
    }
}
