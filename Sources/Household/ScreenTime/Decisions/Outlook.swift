/// The state of a child and how long it would last if the child went on from now.
struct Outlook {
    var state: TimeState
    /// To the nearest end of any kind: 0 when not allowed, nil when none is near.
    var remaining: Milliseconds?
    /// The rule that makes the end.
    var endRule: LimitRule?
    /// How many reminders to look up this session has had.
    var nudges = 0

    /// A warning is given when so much or less is left.
    static let warning: Milliseconds = 5 * .minute
    /// A second warning is given when so much or less is left.
    static let lastWarning: Milliseconds = .minute

    var level: TimeLevel {
        TimeLevel(
            state: state, isLastWarning: state == .warning && (remaining ?? .max) <= Self.lastWarning, nudges: nudges)
    }
}

extension ScreenTime {
    /// The outlook at the moment; the open leases must be counted.
    func outlook(for activity: ActivityRef, standing: Standing) -> Outlook {
        outlook(glance(at: activity), standing: standing)
    }

    func outlook(_ glance: Glance, standing: Standing) -> Outlook {
        var outlook = bareOutlook(glance, standing: standing)
        if let nudge = nudgeLength { outlook.nudges = Int(glance.sessionUsed / nudge) }
        return outlook
    }

    /// How long the child goes on between two reminders to look up.
    var nudgeLength: Milliseconds? { policy.breakNudgeMinutes.map { Milliseconds(max(1, $0)) * .minute } }

    private func bareOutlook(_ glance: Glance, standing: Standing) -> Outlook {
        if book.lock?.holds(at: moment.wall) == true { return Outlook(state: .lockedByParent, remaining: 0) }
        if standing != .open { return Outlook(state: .notAllowed, remaining: 0) }
        let horizon = moment.wall + Decision.horizon
        guard let end = end(glance, from: moment.wall, before: horizon) else { return Outlook(state: .active) }
        let remaining = end.at - moment.wall
        guard remaining > 0 else { return Outlook(state: end.state, remaining: 0) }
        return Outlook(
            state: remaining <= Outlook.warning ? .warning : .active, remaining: remaining, endRule: end.state.rule)
    }

    /// When a child who goes on from an instant on would be stopped, and by what; nil when not before the horizon.
    ///
    /// The minutes of a later day are not added to today's, but where that day has fewer, no more than these are left, and
    /// what today leaves to it (carry-over). Nobody who goes on takes a break.
    ///
    /// - Parameter glance: as things stand now, and at the instant too.
    func end(_ glance: Glance, from start: Instant, before horizon: Instant) -> (at: Instant, state: TimeState)? {
        var (now, purse, quiet) = (start, glance.purse, glance.quiet)
        var inWindows: [UsedTime.InWindow] = []
        var dayEnd = daysVary ? calendar.end(of: glance.today) : horizon
        while now < horizon {
            if now >= dayEnd {
                let day = calendar.day(at: now)
                purse.limit(
                    to: limitsLeft(on: day), on: day, isBlocked: policy.dailyLimit(on: day) == 0,
                    carryOver: policy.carryOver)
                dayEnd = calendar.end(of: day)
            }
            purse.clean(at: now)
            quiet.go(to: now)
            let window = windowStand(at: now, isFree: purse.isFree, spent: inWindows)
            let isClosed = quiet.isQuiet || !window.isOpen
            let (payer, most) = purse.payer(isClosed: isClosed)
            if case .nobody = payer { return (now, purse.reason(isQuiet: quiet.isQuiet, isOpen: window.isOpen)) }
            let next = nextRule(after: now, before: min(horizon, dayEnd), purse, quiet)
            let length = min(next - now, purse.reach(most, window: window.left, isClosed: isClosed))
            var piece = UsedTime(day: Day(number: 0))
            purse.pay(length, by: payer, into: &piece)
            if !isClosed { window.count(length, in: &inWindows) }
            now = now + length
        }
        return nil
    }

    /// Whether a later day can have fewer minutes than this one.
    private var daysVary: Bool {
        !policy.dailyByWeekday.isEmpty || !policy.dateOverrides.isEmpty || policy.carryOver != nil
    }

    /// The next point at which windows or grants change what holds.
    private func nextRule(
        after now: Instant, before limit: Instant, _ purse: Purse, _ quiet: QuietWalk
    ) -> Instant {
        var next = quiet.change(before: limit) ?? limit
        if let edge = allowedHours.nextEdge(after: now, before: next) { next = edge }
        for account in purse.grants { next = min(next, account.grant.expires) }
        return next
    }
}

extension TimeState {
    /// The rule by which it stops.
    fileprivate var rule: LimitRule? {
        switch self {
        case .lockedByParent: .lock
        case .quietHours: .quietHours
        case .outsideAllowedWindow: .allowedWindow
        case .dailyLimitReached: .daily
        case .weeklyLimitReached: .weekly
        case .sessionLimitReached: .session
        case .budgetReached: .budget
        case .sealed, .damaged, .notAllowed, .warning, .active: nil
        }
    }
}
