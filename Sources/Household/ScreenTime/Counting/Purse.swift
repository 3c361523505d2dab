/// What pays for use at a moment: ordinary time of the day and the week, what earlier days left over, then grants by
/// expiry; and the rules that only grants go past.
struct Purse {
    /// A budget of activities that run, with what is left of it.
    struct Budget {
        var budget: ActivityBudget
        var left: Milliseconds
    }

    /// Who pays for use.
    enum Payer {
        /// Nothing allows it.
        case nobody
        /// Only activities run that are free of charge.
        case free
        /// The limits of the day and the week.
        case ordinary
        /// What earlier days left over.
        case savings
        /// Grants, nothing else allows it.
        case grants(GrantFilter)
    }

    /// Which grants pay.
    enum GrantFilter {
        case all
        /// Those that go past quiet hours and windows.
        case past
        /// Those for an activity whose budget is used.
        case resting([ActivityRef])

        func takes(_ grant: Grant) -> Bool {
            switch self {
            case .all: true
            case .past: grant.pastQuietHours
            case .resting(let activities): activities.contains { grant.scope.covers($0) }
            }
        }
    }

    /// What is left of the daily limit; nil when there is none.
    var daily: Milliseconds?
    /// What is left of the weekly limit; nil when there is none.
    var weekly: Milliseconds?
    /// Usable grants, earliest expiry first.
    var grants: [GrantAccount]
    /// What earlier days left over, earliest expiry first; empty on a day without minutes.
    var savings: [TimeBank.Saving] = []
    /// Whether nothing that runs is charged.
    var isFree = false
    /// What is left until a break; nil when there is no limit.
    var session: Milliseconds?
    /// Budgets of what runs.
    var budgets: [Budget] = []
    /// What runs and is charged; free activities when nothing else runs.
    var activities: [ActivityRef] = []

    /// What the limits and earlier days leave; nil when there is no limit.
    var ordinary: Milliseconds? {
        guard let daily else { return weekly }
        let day = savings.isEmpty ? daily : daily.adding(clamped: saved)
        guard let weekly else { return day }
        return min(day, weekly)
    }

    /// All that earlier days left over.
    var saved: Milliseconds { savings.reduce(0) { $0.adding(clamped: $1.left) } }

    /// What grants in quiet hours leave from an instant on.
    func leftPastQuietHours(from instant: Instant) -> Milliseconds {
        grants.filter { $0.grant.pastQuietHours }
            .reduce(0) { min($0 + $1.left, $1.grant.expires - instant) }
    }

    // MARK: Who pays

    /// Who pays next, and for how long at most.
    ///
    /// - Parameter isClosed: in quiet hours or outside the allowed windows.
    func payer(isClosed: Bool) -> (payer: Payer, most: Milliseconds) {
        if isClosed { return left(of: .past) ?? (.nobody, .max) }
        if session == 0 { return left(of: .all) ?? (.nobody, .max) }
        if !budgets.isEmpty {
            let resting = activities.filter(rests)
            if !resting.isEmpty, let grants = left(of: .resting(resting)) { return grants }
            if !resting.isEmpty, resting.count == activities.count { return (.nobody, .max) }
        }
        if isFree { return (.free, .max) }
        if weekly != 0 {
            if daily != 0 { return (.ordinary, min(daily ?? .max, weekly ?? .max)) }
            let saved = saved
            if saved > 0 { return (.savings, min(saved, weekly ?? .max)) }
        }
        return left(of: .all) ?? (.nobody, .max)
    }

    /// What stops the child; nil when something pays.
    func stop(isQuiet: Bool, isOpen: Bool) -> TimeState? {
        guard case .nobody = payer(isClosed: isQuiet || !isOpen).payer else { return nil }
        return reason(isQuiet: isQuiet, isOpen: isOpen)
    }

    /// What stops the child when nothing pays: the first rule that does.
    func reason(isQuiet: Bool, isOpen: Bool) -> TimeState {
        if isQuiet { return .quietHours }
        if !isOpen { return .outsideAllowedWindow }
        if !isFree, ordinary == 0 { return daily == 0 && saved == 0 ? .dailyLimitReached : .weeklyLimitReached }
        return session == 0 ? .sessionLimitReached : .budgetReached
    }

    /// Whether the budget of an activity is used.
    private func rests(_ activity: ActivityRef) -> Bool {
        activity != .anything && budgets.contains { $0.left <= 0 && $0.budget.includes(activity) }
    }

    private func left(of filter: GrantFilter) -> (payer: Payer, most: Milliseconds)? {
        guard !grants.isEmpty else { return nil }
        let left = grants.reduce(Milliseconds(0)) { filter.takes($1.grant) ? $0 + $1.left : $0 }
        return left > 0 ? (.grants(filter), left) : nil
    }

    /// How long who pays next cannot change: a session, a budget, or the allowance of a window may run out.
    func reach(_ most: Milliseconds, window: Milliseconds?, isClosed: Bool) -> Milliseconds {
        var reach = most
        if let session, session > 0 { reach = min(reach, session) }
        for account in budgets where account.left > 0 { reach = min(reach, account.left) }
        if let window, !isClosed, !isFree { reach = min(reach, window) }
        return reach
    }

    // MARK: Paying

    /// Takes a length of use for which one payer has enough, or which nothing allows.
    mutating func pay(_ length: Milliseconds, by payer: Payer, into piece: inout UsedTime) {
        var granted: Milliseconds = 0
        switch payer {
        case .free: piece.free = piece.free.adding(clamped: length)
        case .ordinary: piece.ordinary += payOrdinary(length)
        case .savings: piece.carried += payFromSavings(length)
        case .grants(let filter):
            piece.granted += payFromGrants(length, where: filter)
            granted = length
        case .nobody: granted = payDisallowed(length, into: &piece)
        }
        if let left = session { session = max(0, left - length) }
        guard !isFree, granted < length else { return }
        for index in budgets.indices {
            budgets[index].left = max(0, budgets[index].left - (length - granted))
            let part = UsedTime.InBudget(name: budgets[index].budget.name, milliseconds: length - granted)
            piece.budgets.add(part)
        }
    }

    /// Use after the end of time: from what is there, then over the limit. Says what grants paid.
    private mutating func payDisallowed(_ length: Milliseconds, into piece: inout UsedTime) -> Milliseconds {
        piece.beyond += length
        if isFree {
            piece.free = piece.free.adding(clamped: length)
            return 0
        }
        piece.ordinary += payOrdinary(length)
        if piece.ordinary < length { piece.carried += payFromSavings(length - piece.ordinary) }
        let parts = payFromGrants(length - piece.total, where: .all)
        piece.granted += parts
        piece.ordinary += length - piece.total
        return parts.reduce(0) { $0 + $1.milliseconds }
    }

    /// Takes up to `most` from grants, and says from which.
    private mutating func payFromGrants(_ most: Milliseconds, where filter: GrantFilter) -> [UsedTime.FromGrant] {
        var rest = most
        var parts: [UsedTime.FromGrant] = []
        for index in grants.indices where rest > 0 && filter.takes(grants[index].grant) {
            let part = min(rest, grants[index].left)
            guard part > 0 else { continue }
            grants[index].used += part
            rest -= part
            parts.append(UsedTime.FromGrant(grant: grants[index].grant.id, milliseconds: part))
        }
        return parts
    }

    /// Takes up to `most` from the limits of the day and the week and says how much there was.
    private mutating func payOrdinary(_ most: Milliseconds) -> Milliseconds {
        let part = min(most, daily ?? most, weekly ?? most)
        daily = daily.map { $0 - part }
        weekly = weekly.map { $0 - part }
        return part
    }

    /// Takes up to `most` from what earlier days left over, and says from which.
    private mutating func payFromSavings(_ most: Milliseconds) -> [UsedTime.FromDay] {
        var rest = min(most, weekly ?? most)
        var parts: [UsedTime.FromDay] = []
        for index in savings.indices where rest > 0 {
            let part = min(rest, savings[index].left)
            guard part > 0 else { continue }
            savings[index].left -= part
            rest -= part
            weekly = weekly.map { $0 - part }
            parts.append(UsedTime.FromDay(day: savings[index].day, milliseconds: part))
        }
        return parts
    }

    /// Drops grants that are used up or expired.
    mutating func clean(at instant: Instant) {
        if grants.isEmpty { return }
        grants.removeAll { !$0.isUsable(at: instant) }
    }

    /// Goes on to a later day: what is left over goes to the bank as far as the rule lets, and there is no more ordinary time
    /// than that day leaves, and nothing that has expired by then.
    mutating func limit(
        to other: (daily: Milliseconds?, weekly: Milliseconds?), on day: Day, isBlocked: Bool, carryOver: CarryOver?
    ) {
        guard !isFree else { return }
        if let carryOver { bank(before: day, carryOver) }
        if let most = other.daily { daily = min(daily ?? most, most) }
        if let most = other.weekly { weekly = min(weekly ?? most, most) }
        savings.removeAll { isBlocked || $0.last < day }
    }

    /// Closes the day before one. What it leaves over is not ordinary time any more.
    private mutating func bank(before day: Day, _ rule: CarryOver) {
        let yesterday = day.advanced(by: -1)
        var bank = TimeBank(closed: yesterday, savings: savings)
        bank.close(yesterday, unused: daily ?? 0, rule)
        savings = bank.usable(on: day)
        let kept = savings.first { $0.day == yesterday }?.left ?? 0
        daily = daily.map { $0 - kept }
    }
}

extension ScreenTime {
    /// What pays for activities at an instant. A grant pays when it covers one of those that are charged.
    ///
    /// - Parameters:
    ///   - day: the household day of the instant.
    ///   - sessionUsed: what was used since the last break.
    func purse(at instant: Instant, on day: Day, for running: [ActivityRef], sessionUsed: Milliseconds) -> Purse {
        var activities = running
        var isFree = false
        if !policy.freeActivities.isEmpty {
            activities = running.filter { !policy.isFree($0) }
            isFree = activities.isEmpty && !running.isEmpty
            if isFree { activities = running }
        }
        var purse = Purse(daily: nil, weekly: nil, grants: [], isFree: isFree)
        if !book.grants.isEmpty {
            let usable = book.grants.filter { account in
                account.isUsable(at: instant) && activities.contains { account.grant.scope.covers($0) }
            }
            purse.grants = usable.sortedByExpiry()
        }
        purse.activities = activities
        purse.session = policy.session.map { max(0, Milliseconds($0.minutes) * .minute - sessionUsed) }
        guard !isFree else { return purse }
        (purse.daily, purse.weekly) = limitsLeft(on: day)
        if !policy.budgets.isEmpty { purse.budgets = budgets(of: activities, on: day) }
        // A day without minutes is blocked: only a grant lifts that.
        if policy.carryOver != nil, policy.dailyLimit(on: day) != 0 {
            purse.savings = bank(on: day)?.usable(on: day) ?? []
        }
        return purse
    }

    /// What the limits of a household day and its week leave; nil where there is none.
    func limitsLeft(on day: Day) -> (daily: Milliseconds?, weekly: Milliseconds?) {
        (
            policy.dailyLimit(on: day).map { max(0, $0 - book.use(on: day).ofDay) },
            policy.weeklyLimit.map { max(0, $0 - ordinaryOfWeek(day)) }
        )
    }

    private func ordinaryOfWeek(_ day: Day) -> Milliseconds { book.sum(in: calendar.week(of: day), of: \.ofWeek) }

    private func budgets(of activities: [ActivityRef], on day: Day) -> [Purse.Budget] {
        let named = activities.filter { $0 != .anything }
        let use = book.use(on: day)
        return policy.budgets.filter { named.contains(where: $0.includes) }.map { budget in
            let limit = Milliseconds(max(0, budget.minutes)) * .minute
            return Purse.Budget(budget: budget, left: max(0, limit - use.used(ofBudget: budget.name)))
        }
    }
}

extension [GrantAccount] {
    /// Earliest expiry first; among equals the one given first.
    func sortedByExpiry() -> [GrantAccount] {
        guard count > 1 else { return self }
        return enumerated()
            .sorted { ($0.element.grant.expires, $0.offset) < ($1.element.grant.expires, $1.offset) }
            .map(\.element)
    }
}
