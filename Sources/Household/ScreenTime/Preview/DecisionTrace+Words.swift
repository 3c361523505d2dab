import Words

/// What a parent reads of each rule.
extension DecisionTrace {
    func say(_ state: TimeState, _ views: [LimitView]) -> Saying {
        switch state {
        case .sealed: Saying("parent.rule.open")
        case .damaged: Saying("parent.rule.readable")
        case .lockedByParent: time.lockInForce?.say ?? Saying("parent.rule.noLock")
        case .notAllowed: Saying(standing == .open ? "parent.rule.filterAllows" : "parent.rule.filterRefuses")
        case .quietHours: quiet(views.first)
        case .outsideAllowedWindow: allowed(views.first)
        case .dailyLimitReached: daily(views)
        case .weeklyLimitReached: weekly(views.first)
        case .sessionLimitReached: session(views.first)
        case .budgetReached: budgets(views)
        case .warning: ahead
        case .active: Saying(decision.allowed ? "parent.rule.nothingAgainst" : "parent.rule.somethingAgainst")
        }
    }

    private func quiet(_ view: LimitView?) -> Saying {
        guard let view else { return Saying("parent.rule.noQuietHours") }
        if let begins = view.beginsAt { return Saying("parent.rule.nextQuietHours", ["time": clock(begins)]) }
        let quiet =
            view.endsAt.map { Saying("parent.rule.quietHoursUntil", ["time": clock($0)]) }
            ?? Saying("parent.rule.quietHours")
        return pastIfGranted(quiet, view)
    }

    /// Granted minutes go past quiet hours and windows.
    private func pastIfGranted(_ saying: Saying, _ view: LimitView) -> Saying {
        (view.remainingSeconds ?? 0) > 0 ? saying + Saying("parent.rule.grantedPast") : saying
    }

    private func allowed(_ view: LimitView?) -> Saying {
        guard let view else {
            return Saying(
                policy.allowedWindows(on: date).isEmpty ? "parent.rule.noWindows" : "parent.rule.inWindow")
        }
        guard view.beginsAt == nil, view.remainingSeconds != 0 else { return closed(view) }
        let inside =
            view.endsAt.map { Saying("parent.rule.inWindowUntil", ["time": clock($0)]) }
            ?? Saying("parent.rule.inWindow")
        return view.limitMinutes == nil ? inside : inside + numbers(view)
    }

    private func closed(_ view: LimitView) -> Saying {
        var closed = Saying("parent.rule.outsideWindows")
        if view.limitMinutes != nil { closed = Saying("parent.rule.windowUsed") + numbers(view) }
        if let begins = view.beginsAt { closed = closed + Saying("parent.rule.nextWindow", ["time": clock(begins)]) }
        return pastIfGranted(closed, view)
    }

    /// What is free of charge is told where it matters.
    private func withPrice(_ saying: Saying) -> Saying { isFree ? saying + Saying("parent.rule.free") : saying }

    private func daily(_ views: [LimitView]) -> Saying {
        let source: Saying.Value =
            switch policy.limitSource(on: today) {
            case .usual: .key("parent.rule.everyDay")
            case .weekday:
                .saying(Saying("parent.rule.onWeekday", ["weekday": .saying(today.weekday.saying)]))
            case .dates: policy.dateOverride(on: today).map { .text($0.title) } ?? .key("parent.rule.onDate")
            }
        guard let view = views.first(where: { $0.rule == .daily }) else {
            guard let minutes = policy.dailyMinutes(on: today) else {
                return Saying("parent.rule.noDaily", ["source": source])
            }
            return withPrice(Saying("parent.rule.daily", ["length": length(minutes: minutes), "source": source]))
        }
        let limit = Saying("parent.rule.daily", ["length": length(minutes: view.limitMinutes ?? 0), "source": source])
        let more = views.filter { $0.rule != .daily }
        return withPrice(
            more.reduce(limit + numbers(view)) { told, view in
                told
                    + Saying(
                        view.rule == .grant ? "parent.rule.granted" : "parent.rule.carriedOver",
                        ["numbers": .saying(numbers(view))])
            })
    }

    private func weekly(_ view: LimitView?) -> Saying {
        guard let minutes = policy.weeklyMinutes else { return Saying("parent.rule.noWeekly") }
        let limit = Saying("parent.rule.weekly", ["length": length(minutes: minutes)])
        return withPrice(view.map { limit + numbers($0) } ?? limit)
    }

    private func session(_ view: LimitView?) -> Saying {
        guard let session = policy.session else { return Saying("parent.rule.noBreaks") }
        var rule = Saying(
            "parent.rule.session",
            ["length": length(minutes: session.minutes), "break": length(minutes: session.breakMinutes)])
        if let view { rule = rule + numbers(view) }
        return view?.endsAt.map { rule + Saying("parent.rule.breakUntil", ["time": clock($0)]) } ?? rule
    }

    private func budgets(_ views: [LimitView]) -> Saying {
        if policy.budgets.isEmpty { return Saying("parent.rule.noBudgets") }
        let told = views.map { view in
            Saying(
                "parent.rule.budget",
                ["name": .text(view.budget ?? ""), "length": length(minutes: view.limitMinutes ?? 0)]) + numbers(view)
        }
        guard let first = told.first else { return Saying("parent.rule.noBudgetForThis") }
        return told.dropFirst().reduce(first, +)
    }

    private var ahead: Saying {
        guard decision.allowed else { return Saying("parent.rule.warningOver") }
        guard let left = decision.remainingSeconds else { return Saying("parent.rule.warningFar") }
        return Saying("parent.rule.warning", ["length": .saying(ToldLength.left(seconds: left))])
    }

    /// "45 min used, 15 min left."
    private func numbers(_ view: LimitView) -> Saying {
        let used = view.usedSeconds.map { Saying.Value.saying(ToldLength.used(seconds: $0)) }
        let left = view.remainingSeconds.map { Saying.Value.saying(ToldLength.left(seconds: $0)) }
        let granted = view.grantedSeconds
        return switch (used, left) {
        case (let used?, let left?) where granted > 0:
            Saying("parent.rule.usedAndLeft", ["used": used, "left": left])
                + Saying("parent.rule.grantedPaid", ["length": length(minutes: granted / 60)])
        case (let used?, let left?): Saying("parent.rule.usedAndLeft", ["used": used, "left": left])
        case (let used?, nil): Saying("parent.rule.used", ["used": used])
        case (nil, let left): Saying("parent.rule.left", ["left": left ?? .saying(ToldLength.left(seconds: 0))])
        }
    }

    private func length(minutes: Int) -> Saying.Value { .saying(RequestWords.length(minutes)) }

    private func clock(_ instant: Instant) -> Saying.Value {
        .saying(ParentWords.clock(instant, at: now, time.calendar.zone))
    }
}
