extension ScreenTime {
    /// Explains the answer of `mayI` for the same activity and standing: every rule in the order of the states, with
    /// its numbers, and which one decided (Screen time, Status).
    ///
    /// It is made from that answer, so that it cannot disagree with it.
    public func explain(_ activity: ActivityRef = .anything, standing: Standing = .open) -> Explanation {
        let now = settled()
        let decision = now.mayI(activity, standing: standing)
        let trace = Trace(time: now, activity: activity, standing: standing, decision: decision)
        return Explanation(decision: decision, steps: TimeState.allCases.map(trace.step))
    }
}

/// What is known while the steps are told.
private struct Trace {
    let time: ScreenTime
    let activity: ActivityRef
    let standing: Standing
    let decision: Decision

    private var policy: ScreenTimePolicy { time.policy }
    private var now: Instant { time.moment.wall }
    private var today: Day { time.calendar.day(at: now) }
    /// The date on the wall, to which windows belong.
    private var date: Day { time.calendar.zone.local(at: now).day }

    func step(_ state: TimeState) -> Explanation.Step {
        let views = decision.limits.filter { Self.rules(of: state).contains($0.rule) }
        var step = Explanation.Step(state: state, holds: holds(state), limits: views, say: say(state, views))
        switch state {
        case .dailyLimitReached:
            step.from = policy.limitSource(on: today)
            if step.from == .dates { step.dates = policy.dateOverride(on: today)?.title }
        case .quietHours:
            step.dates = dates({ $0.quietHours != nil }) { policy.quietHours(on: $0) }
        case .outsideAllowedWindow:
            step.dates = dates({ $0.allowedWindows != nil }) { policy.allowedWindows(on: $0).map(\.window) }
        case .sealed, .damaged, .lockedByParent, .notAllowed, .weeklyLimitReached, .sessionLimitReached,
            .budgetReached, .warning, .active:
            break
        }
        return step
    }

    /// Which numbers belong to a step.
    private static func rules(of state: TimeState) -> Set<LimitRule> {
        switch state {
        case .lockedByParent: [.lock]
        case .quietHours: [.quietHours]
        case .outsideAllowedWindow: [.allowedWindow]
        case .dailyLimitReached: [.daily, .carryOver, .grant]
        case .weeklyLimitReached: [.weekly]
        case .sessionLimitReached: [.session]
        case .budgetReached: [.budget]
        case .sealed, .damaged, .notAllowed, .warning, .active: []
        }
    }

    // MARK: What holds

    /// What was decided holds, and nothing before it; of what comes after it the numbers tell.
    private func holds(_ state: TimeState) -> Bool {
        if state == decision.state { return true }
        if state.place < decision.state.place { return false }
        switch state {
        case .sealed, .damaged, .lockedByParent, .warning: return false
        case .active: return decision.allowed
        case .notAllowed: return standing != .open
        case .quietHours: return isReached(.quietHours) { $0.beginsAt == nil }
        case .outsideAllowedWindow: return isReached(.allowedWindow)
        case .dailyLimitReached: return isReached(.daily) && !hasMore
        case .weeklyLimitReached: return isReached(.weekly) && !hasMore
        case .sessionLimitReached: return isReached(.session) && !isGranted
        case .budgetReached: return isReached(.budget) && !isGranted
        }
    }

    private func isReached(_ rule: LimitRule, where fits: (LimitView) -> Bool = { _ in true }) -> Bool {
        decision.limits.contains { $0.rule == rule && $0.remainingSeconds == 0 && fits($0) }
    }

    private var isGranted: Bool { decision.limits.contains { $0.rule == .grant && $0.remainingSeconds != 0 } }

    private var hasMore: Bool {
        isGranted || decision.limits.contains { $0.rule == .carryOver && $0.remainingSeconds != 0 }
    }

    /// The other rules of the present date, or of the date before when a window of its evening still holds.
    private func dates(_ fits: (DateOverride) -> Bool, _ windows: (Day) -> [QuietWindow]) -> String? {
        let face = time.calendar.zone.local(at: now)
        let yesterday = face.day.advanced(by: -1)
        func holds(_ date: Day) -> Bool { windows(date).contains { $0.span(on: date)?.contains(face) == true } }
        let date = !holds(face.day) && holds(yesterday) ? yesterday : face.day
        return policy.dateOverride(on: date).flatMap { fits($0) ? $0.title : nil }
    }
}

// MARK: - Words

extension Trace {
    private func say(_ state: TimeState, _ views: [LimitView]) -> String {
        switch state {
        case .sealed: return "The household is open."
        case .damaged: return "All rows of this child can be read."
        case .lockedByParent: return lock
        case .notAllowed:
            return standing == .open
                ? "Neither the filter nor an app's setting stands against it."
                : "The filter or the app's setting says no."
        case .quietHours: return quiet(views.first)
        case .outsideAllowedWindow: return allowed(views.first)
        case .dailyLimitReached: return daily(views)
        case .weeklyLimitReached:
            return views.first.map { "\(minutes($0)) a week: \(numbers($0))." } ?? "No weekly limit."
        case .sessionLimitReached:
            guard let session = policy.session else { return "No breaks." }
            let rule = "\(session.minutes) minutes, then a break of \(session.breakMinutes) minutes"
            return rule + (views.first.map { ": \(numbers($0))." } ?? ".")
        case .budgetReached:
            if policy.budgets.isEmpty { return "No budgets." }
            let told = views.map { "\($0.budget ?? "budget") \(minutes($0)) a day: \(numbers($0))" }
            return told.isEmpty ? "No budget is for this." : told.joined(separator: "; ") + "."
        case .warning: return "A warning comes with 5 minutes or less: \(ahead)."
        case .active: return decision.allowed ? "Nothing stands against it." : "Something stands against it."
        }
    }

    private var lock: String {
        guard let lock = time.book.lock, lock.holds(at: now) else { return "No lock." }
        return "Locked by \(lock.by)" + (lock.until.map { " until \(clock($0))." } ?? " until a parent unlocks.")
    }

    private func quiet(_ view: LimitView?) -> String {
        guard let view else { return "No quiet hours are near." }
        if let begins = view.beginsAt { return "No quiet hours now; the next begin \(clock(begins))." }
        let until = view.endsAt.map { " until \(clock($0))" } ?? ""
        let granted = (view.remainingSeconds ?? 0) > 0 ? ", but granted minutes go past them" : ""
        return "Quiet hours\(until)\(granted)."
    }

    private func allowed(_ view: LimitView?) -> String {
        guard let view else {
            return policy.allowedWindows(on: date).isEmpty ? "No allowed windows: always." : "In an allowed window."
        }
        if let begins = view.beginsAt { return "Outside the allowed windows; the next begins \(clock(begins))." }
        let until = view.endsAt.map { " until \(clock($0))" } ?? ""
        return "In an allowed window\(until)" + (view.limitMinutes == nil ? "." : ": \(numbers(view)).")
    }

    private func daily(_ views: [LimitView]) -> String {
        let source =
            switch policy.limitSource(on: today) {
            case .usual: "every day"
            case .weekday: "on a \(today.weekday.englishName)"
            case .dates: policy.dateOverride(on: today)?.title ?? "on this date"
            }
        guard let view = views.first(where: { $0.rule == .daily }) else { return "No daily limit (\(source))." }
        let more = views.filter { $0.rule != .daily }.map { view in
            (view.rule == .grant ? "granted" : "carried over") + " \(numbers(view))"
        }
        return (["\(minutes(view)) a day (\(source)): \(numbers(view))"] + more).joined(separator: "; ") + "."
    }

    private var ahead: String {
        guard decision.allowed, let left = decision.remainingSeconds else {
            return decision.allowed ? "no end is near" : "there is nothing left to warn of"
        }
        return "\(length(left)) left to the nearest end"
    }

    private func minutes(_ view: LimitView) -> String { "\(view.limitMinutes ?? 0) minutes" }

    private func numbers(_ view: LimitView) -> String {
        let parts = [
            view.usedSeconds.map { "\(length($0)) used" }, view.remainingSeconds.map { "\(length($0)) left" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private func length(_ seconds: Int) -> String {
        seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds / 60) min \(seconds % 60) s"
    }

    private func clock(_ instant: Instant) -> String { ParentWords.clock(instant, at: now, time.calendar.zone) }
}

extension TimeState {
    /// Its place in the order in which the rules are asked.
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
