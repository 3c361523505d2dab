extension ScreenTime {
    /// Every rule that limits an activity, each with what is left; the open leases must be counted.
    func limits(for activity: ActivityRef, _ glance: Glance) -> [LimitView] {
        let purse = glance.purse
        let today = glance.today
        var limits: [LimitView] = []
        if let lock = book.lock, lock.holds(at: moment.wall) {
            limits.append(LimitView(rule: .lock, remainingSeconds: 0, endsAt: lock.until))
        }
        if let quiet = quietView(glance) { limits.append(quiet) }
        if !allowedHours.isEmpty, let window = windowView(purse, activity) { limits.append(window) }
        if let left = purse.daily {
            let used = book.use(on: today).total
            limits.append(
                LimitView(
                    rule: .daily, limitMinutes: policy.dailyMinutes(on: today), usedSeconds: used.secondsBegun,
                    remainingSeconds: left.secondsLeft))
        }
        if let left = purse.weekly {
            limits.append(
                LimitView(
                    rule: .weekly, limitMinutes: policy.weeklyMinutes,
                    usedSeconds: book.seconds(in: calendar.week(of: today), of: \.total),
                    remainingSeconds: left.secondsLeft))
        }
        if let left = purse.session { limits.append(sessionView(left, glance.sessionUsed)) }
        if !purse.budgets.isEmpty { limits += purse.budgets.map { $0.view(book.use(on: today)) } }
        if let first = purse.savings.first { limits.append(savingsView(purse.saved, until: first.last)) }
        if !purse.grants.isEmpty { limits += purse.grants.map { $0.view(at: moment.wall) } }
        return limits
    }

    private func quietView(_ glance: Glance) -> LimitView? {
        let change = glance.quiet.change
        guard !glance.quiet.isQuiet else {
            let left = glance.purse.leftPastQuietHours(from: moment.wall).secondsLeft
            return LimitView(rule: .quietHours, remainingSeconds: left, endsAt: change)
        }
        return change.map {
            LimitView(rule: .quietHours, remainingSeconds: ($0 - moment.wall).secondsLeft, beginsAt: $0)
        }
    }

    // MARK: Windows

    /// The window that will stop the child, that has stopped it, or that comes; nil when none is in sight and everything is
    /// open. The minutes are those of a window that is open now.
    private func windowView(_ purse: Purse, _ activity: ActivityRef) -> LimitView? {
        let now = moment.wall
        let open = allowedHours.open(at: now) ?? []
        guard let end = windowEnd(isFree: purse.isFree) else { return nil }
        // When several are used up, it is the one that had the most.
        let isOpen = end.at > now
        let told =
            isOpen
            ? end.last.flatMap { open.contains($0) ? $0 : nil }
            : open.max { ($0.allowanceMinutes ?? .max) < ($1.allowanceMinutes ?? .max) }
        var view = LimitView(rule: .allowedWindow)
        if !purse.isFree, let told, let minutes = told.allowanceMinutes {
            (view.limitMinutes, view.usedSeconds) = (minutes, used(in: told.start).secondsBegun)
        }
        view.remainingSeconds = (isOpen ? end.at - now : purse.leftPastQuietHours(from: now)).secondsLeft
        if isOpen {
            view.endsAt = closing(of: end.last, from: end.at)
        } else {
            view.beginsAt = nextOpening(for: activity)
        }
        return view
    }

    /// When a window that was open up to an instant ends by the clock; the instant when it does then.
    private func closing(of window: AllowedHours.Open?, from instant: Instant) -> Instant? {
        func isOpen(_ instant: Instant) -> Bool {
            window.map { allowedHours.open(at: instant)?.contains($0) ?? false } ?? false
        }
        return isOpen(instant) ? allowedHours.nextEdge(after: instant) { !isOpen($0) } : instant
    }

    /// When a window begins, or is open next with something left; nil when none is in sight.
    func nextOpening(for activity: ActivityRef) -> Instant? {
        let isFree = policy.isFree(activity)
        return allowedHours.nextEdge(after: moment.wall) { windowStand(at: $0, isFree: isFree).isOpen }
    }

    // MARK: The others

    private func sessionView(_ left: Milliseconds, _ used: Milliseconds) -> LimitView {
        LimitView(
            rule: .session, limitMinutes: policy.session?.minutes, usedSeconds: used.secondsBegun,
            remainingSeconds: left.secondsLeft, endsAt: left == 0 ? endOfBreak : nil)
    }

    private func savingsView(_ left: Milliseconds, until last: Day) -> LimitView {
        LimitView(
            rule: .carryOver, limitMinutes: policy.carryOver?.capMinutes, remainingSeconds: left.secondsLeft,
            endsAt: calendar.end(of: last))
    }
}

extension Purse.Budget {
    fileprivate func view(_ use: DayUse) -> LimitView {
        LimitView(
            rule: .budget, budget: budget.name, limitMinutes: budget.minutes,
            usedSeconds: use.used(ofBudget: budget.name).secondsBegun, remainingSeconds: left.secondsLeft)
    }
}

extension GrantAccount {
    fileprivate func view(at instant: Instant) -> LimitView {
        LimitView(
            rule: .grant, grant: grant.id, limitMinutes: grant.minutes, usedSeconds: used.secondsBegun,
            remainingSeconds: min(left, grant.expires - instant).secondsLeft, endsAt: grant.expires)
    }
}
