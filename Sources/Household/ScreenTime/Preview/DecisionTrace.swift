/// What is known while the steps are told.
struct DecisionTrace {
    let time: ScreenTime
    let activity: ActivityRef
    let standing: Standing
    let decision: Decision

    var policy: ScreenTimePolicy { time.policy }
    var now: Instant { time.moment.wall }
    var today: Day { time.calendar.day(at: now) }
    /// The date on the wall, to which windows belong.
    var date: Day { time.calendar.zone.local(at: now).day }

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
        case .dailyLimitReached: return isReached(.daily) && !isFree && !isGranted && !isSaved
        case .weeklyLimitReached: return isReached(.weekly) && !isFree && !isGranted
        case .sessionLimitReached: return isReached(.session) && !isGranted
        case .budgetReached: return isReached(.budget) && !isGranted
        }
    }

    private func isReached(_ rule: LimitRule, where fits: (LimitView) -> Bool = { _ in true }) -> Bool {
        decision.limits.contains { $0.rule == rule && $0.remainingSeconds == 0 && fits($0) }
    }

    private var isGranted: Bool { decision.limits.contains { $0.rule == .grant && $0.remainingSeconds != 0 } }

    /// Minutes of earlier days go on after those of the day, and within those of the week.
    private var isSaved: Bool { decision.limits.contains { $0.rule == .carryOver && $0.remainingSeconds != 0 } }

    var isFree: Bool { policy.isFree(activity) }

    /// The other rules of the present date, or of the date before when a window of its evening still holds.
    private func dates(_ fits: (DateOverride) -> Bool, _ windows: (Day) -> [QuietWindow]) -> String? {
        let face = time.calendar.zone.local(at: now)
        let yesterday = face.day.advanced(by: -1)
        func holds(_ date: Day) -> Bool { windows(date).contains { $0.span(on: date)?.contains(face) == true } }
        let date = !holds(face.day) && holds(yesterday) ? yesterday : face.day
        return policy.dateOverride(on: date).flatMap { fits($0) ? $0.title : nil }
    }
}

extension TimeState {
    /// Its place in the order in which the rules are asked.
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
