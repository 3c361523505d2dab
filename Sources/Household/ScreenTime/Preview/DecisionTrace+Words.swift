/// What a parent reads of each rule.
extension DecisionTrace {
    func say(_ state: TimeState, _ views: [LimitView]) -> String {
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
            return views.first.map { "\(minutes($0)) a week: \(numbers($0))." + free } ?? "No weekly limit."
        case .sessionLimitReached:
            guard let session = policy.session else { return "No breaks." }
            let rule = "\(session.minutes) minutes, then a break of \(session.breakMinutes) minutes"
            let until = views.first?.endsAt.map { "; the break lasts until \(clock($0))" } ?? ""
            return rule + (views.first.map { ": \(numbers($0))" } ?? "") + until + "."
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
        if let begins = view.beginsAt { return "No quiet hours now; the next from \(clock(begins))." }
        let until = view.endsAt.map { " until \(clock($0))" } ?? ""
        let granted = (view.remainingSeconds ?? 0) > 0 ? ", but granted minutes go past them" : ""
        return "Quiet hours\(until)\(granted)."
    }

    private func allowed(_ view: LimitView?) -> String {
        guard let view else {
            return policy.allowedWindows(on: date).isEmpty ? "No allowed windows: always." : "In an allowed window."
        }
        guard view.beginsAt == nil, view.remainingSeconds != 0 else { return closed(view) }
        let until = view.endsAt.map { " until \(clock($0))" } ?? ""
        return "In an allowed window\(until)" + (view.limitMinutes == nil ? "." : ": \(numbers(view)).")
    }

    private func closed(_ view: LimitView) -> String {
        let now = view.limitMinutes == nil ? "Outside the allowed windows" : "The window is used (\(numbers(view)))"
        let next = view.beginsAt.map { "; the next from \(clock($0))" } ?? ""
        return now + next + ((view.remainingSeconds ?? 0) > 0 ? ", but granted minutes go past them." : ".")
    }

    /// What is free of charge is told where it matters.
    private var free: String { isFree ? " This is free of charge." : "" }

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
        return (["\(minutes(view)) a day (\(source)): \(numbers(view))"] + more).joined(separator: "; ") + "." + free
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
