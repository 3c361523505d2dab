import Household

/// Screen time worked out the slow, obvious way: minute by minute, with counters, on the clock face.
struct MinuteOracle {
    struct Granted {
        var expires: Instant
        var pastQuiet: Bool
        var scope: GrantScope
        var left: Int
    }

    /// Minutes of a day that later days can use.
    struct Saving {
        var day: Int
        var left: Int
        var last: Int
    }

    /// One occurrence of a window: the date and the minute at which it starts.
    struct Window: Hashable {
        var date: Int
        var start: Int
    }

    let policy: ScreenTimePolicy
    let zone: Zone
    let weekStart: Int
    let dayStart: Int
    /// Days since 1970 of the household day, moved on when the clock face reaches the next one.
    var today: Int
    var ordinary: [Int: Int] = [:]
    var granted: [Int: Int] = [:]
    var carried: [Int: Int] = [:]
    var free: [Int: Int] = [:]
    /// By day and number of the budget.
    var budgets: [Int: [Int: Int]] = [:]
    var windows: [Window: Int] = [:]
    var savings: [Saving] = []
    var grants: [Granted] = []
    var lock: Instant?
    var isLocked = false
    var sessionUsed = 0
    /// Minutes since anything was used.
    var idle = 0

    init(policy: ScreenTimePolicy, zone: Zone, weekStart: Weekday, dayStart: Int, from start: Instant) {
        self.policy = policy
        self.zone = zone
        self.weekStart = weekStart.rawValue
        self.dayStart = dayStart
        today = 0
        today = (face(start) - dayStart) / 1440
    }

    /// Minutes since 1970 on the clock face.
    func face(_ at: Instant) -> Int {
        var offset = 0
        for shift in zone.shifts where shift.at <= at.seconds || shift == zone.shifts.first { offset = shift.offset }
        return (Int(at.seconds) + offset) / 60
    }

    /// A minute begins.
    mutating func tick(_ at: Instant) {
        if face(at) >= (today + 1) * 1440 + dayStart {
            save(today)
            today += 1
        }
        if let end = lock, at >= end {
            lock = nil
            isLocked = false
        }
    }

    /// A minute passed in which nothing was used.
    mutating func rest() {
        idle += 1
        if idle >= policy.session?.breakMinutes ?? 10 { sessionUsed = 0 }
    }

    /// Puts into the bank what a day left over.
    private mutating func save(_ day: Int) {
        guard let rule = policy.carryOver, limit(of: day) < .max else { return }
        _ = Self.keep(limit(of: day) - ordinary[day, default: 0], of: day, by: rule, in: &savings)
    }

    /// Keeps unused minutes of a day as far as there is room, and says how many.
    private static func keep(
        _ unused: Int, of day: Int, by rule: CarryOver, in savings: inout [Saving]
    ) -> Int {
        savings.removeAll { $0.last <= day }
        let kept = min(unused, rule.capMinutes - savings.reduce(0) { $0 + $1.left })
        guard kept > 0 else { return 0 }
        savings.append(Saving(day: day, left: kept, last: day + rule.expiryDays))
        return kept
    }

    // MARK: Dates

    /// The rules of a date; of several the highest priority, then the latest begin, then the last of the list.
    func override(of day: Int) -> DateOverride? {
        var best: DateOverride?
        for candidate in policy.dateOverrides where candidate.first.number <= day && day <= candidate.last.number {
            guard let other = best else {
                best = candidate
                continue
            }
            if candidate.priority < other.priority { continue }
            if candidate.priority == other.priority, candidate.first.number < other.first.number { continue }
            best = candidate
        }
        return best
    }

    /// Day 4, 1970-01-05, was a Monday.
    static func weekday(of day: Int) -> Int { (day + 3) % 7 + 1 }

    /// The daily limit of a day, `.max` without one.
    func limit(of day: Int) -> Int {
        if case .of(let minutes)? = override(of: day)?.daily { return minutes ?? .max }
        for (weekday, minutes) in policy.dailyByWeekday where Self.weekday(of: day) == weekday.rawValue {
            return minutes ?? .max
        }
        return policy.dailyMinutes ?? .max
    }

    /// Minutes since a window that starts on a date began, and how many are to come; nil outside.
    private func place(in window: QuietWindow, on date: Int, _ face: Int) -> (since: Int, left: Int)? {
        guard window.days.contains(where: { $0.rawValue == Self.weekday(of: date) }) else { return nil }
        let length = (window.end.minutes - window.start.minutes + 1440) % 1440
        let since = face - date * 1440 - window.start.minutes
        let left = (length == 0 ? 1440 : length) - since
        return since >= 0 && left > 0 ? (since, left) : nil
    }

    func isQuiet(_ at: Instant) -> Bool {
        let face = face(at)
        return [face / 1440, face / 1440 - 1].contains { date in
            (override(of: date)?.quietHours ?? policy.quietHours).contains { place(in: $0, on: date, face) != nil }
        }
    }

    /// The windows that are open by the clock, the one that ends first before the others; nil when all is open.
    func openWindows(_ at: Instant) -> [(window: Window, allowance: Int?)]? {
        let face = face(at)
        func windows(_ date: Int) -> [AllowedWindow] { override(of: date)?.allowedWindows ?? policy.allowedWindows }
        if windows(face / 1440).isEmpty { return nil }
        var open: [(left: Int, window: Window, allowance: Int?)] = []
        for date in [face / 1440 - 1, face / 1440] {
            for allowed in windows(date) {
                guard let place = place(in: allowed.window, on: date, face) else { continue }
                let window = Window(date: date, start: allowed.window.start.minutes)
                open.append((place.left, window, allowed.allowanceMinutes))
            }
        }
        open.sort { ($0.left, $0.window.date, $0.window.start) < ($1.left, $1.window.date, $1.window.start) }
        return open.map { ($0.window, $0.allowance) }
    }

    // MARK: What is left

    /// All that can pay for a child that goes on.
    struct Pots {
        var daily: Int
        var weekly: Int
        var savings: [Saving]
        var grants: [Granted]
        var session: Int
        var budgets: [Int]
        var windows: [Window: Int]
    }

    /// What paid for a minute.
    enum Source { case ordinary, saving(Int), granted, free }

    /// Minutes that the limits leave of a day and its week, `.max` without one.
    func left(of day: Int) -> (daily: Int, weekly: Int) {
        let sinceWeekStart = (Self.weekday(of: day) - weekStart + 7) % 7
        let week = (day - sinceWeekStart..<day - sinceWeekStart + 7).reduce(0) {
            $0 + ordinary[$1, default: 0] + carried[$1, default: 0]
        }
        let daily = limit(of: day) == .max ? .max : max(0, limit(of: day) - ordinary[day, default: 0])
        return (daily, policy.weeklyMinutes.map { max(0, $0 - week) } ?? .max)
    }

    func pots() -> Pots {
        let (daily, weekly) = left(of: today)
        return Pots(
            daily: daily, weekly: weekly, savings: usable(savings, on: today), grants: grants,
            session: policy.session.map { max(0, $0.minutes - sessionUsed) } ?? .max,
            budgets: policy.budgets.enumerated().map {
                max(0, $1.minutes - budgets[today, default: [:]][$0, default: 0])
            },
            windows: windows)
    }

    private func usable(_ savings: [Saving], on day: Int) -> [Saving] {
        limit(of: day) == 0 ? [] : savings.filter { $0.last >= day }
    }

    private func budgets(of activity: ActivityRef) -> [Int] {
        activity == .anything ? [] : policy.budgets.indices.filter { policy.budgets[$0].includes(activity) }
    }

    // MARK: A minute

    /// Takes one minute from the grant that expires first; false when there is none.
    private static func take(
        _ grants: inout [Granted], _ at: Instant, for activities: [ActivityRef], pastQuiet: Bool = false
    ) -> Bool {
        var best: Int?
        for (index, grant) in grants.enumerated() {
            guard grant.left > 0, at < grant.expires, grant.pastQuiet || !pastQuiet,
                activities.contains(where: grant.scope.covers)
            else { continue }
            if let other = best, grants[other].expires <= grant.expires { continue }
            best = index
        }
        guard let best else { return false }
        grants[best].left -= 1
        return true
    }

    /// Pays for a minute, allowed or not; the state that stops it, nil when it is allowed.
    func spend(_ at: Instant, _ running: [ActivityRef], _ pots: inout Pots) -> (source: Source, stop: TimeState?) {
        let charged = running.filter { !policy.isFree($0) }
        let isFree = charged.isEmpty
        let payers = isFree ? running : charged
        let isQuiet = isQuiet(at)
        let open = openWindows(at)
        let usable = open?.filter {
            isFree || $0.allowance == nil || pots.windows[$0.window, default: 0] < $0.allowance ?? 0
        }
        let isClosed = isQuiet || usable?.isEmpty == true
        let resting = payers.filter { budgets(of: $0).contains { pots.budgets[$0] == 0 } }
        let rests = !isFree && resting.count == payers.count
        let hasOrdinary = isFree || (pots.weekly > 0 && (pots.daily > 0 || !pots.savings.isEmpty))

        let used: TimeState = pots.daily == 0 && pots.savings.isEmpty ? .dailyLimitReached : .weeklyLimitReached
        var stop: TimeState?
        var special = payers
        if isClosed {
            stop = isQuiet ? .quietHours : .outsideAllowedWindow
        } else if pots.session == 0 {
            stop = hasOrdinary ? .sessionLimitReached : used
        } else if !isFree {
            if rests { stop = hasOrdinary ? .budgetReached : used }
            special = resting
        }
        let counting = isClosed ? [] : Set((usable ?? []).filter { $0.allowance != nil }.map(\.window))
        // Where only grants allow use, they pay before the rest.
        if stop != nil || (!isFree && !resting.isEmpty),
            Self.take(&pots.grants, at, for: special, pastQuiet: isClosed)
        {
            count(.granted, charged, isFree, counting, &pots)
            return (.granted, nil)
        }
        let paid = pay(at, payers, isFree: isFree, &pots)
        count(paid ?? .ordinary, charged, isFree, counting, &pots)
        return (paid ?? .ordinary, stop ?? (paid == nil ? used : nil))
    }

    /// The usual order; nil when there is nothing.
    private func pay(_ at: Instant, _ payers: [ActivityRef], isFree: Bool, _ pots: inout Pots) -> Source? {
        if isFree { return .free }
        if pots.weekly > 0, pots.daily > 0 {
            pots.daily -= pots.daily == .max ? 0 : 1
            pots.weekly -= pots.weekly == .max ? 0 : 1
            return .ordinary
        }
        if pots.weekly > 0, let first = pots.savings.indices.min(by: { pots.savings[$0].last < pots.savings[$1].last })
        {
            let day = pots.savings[first].day
            pots.savings[first].left -= 1
            pots.savings.removeAll { $0.left == 0 }
            pots.weekly -= pots.weekly == .max ? 0 : 1
            return .saving(day)
        }
        return Self.take(&pots.grants, at, for: payers) ? .granted : nil
    }

    private func count(
        _ source: Source, _ charged: [ActivityRef], _ isFree: Bool, _ windows: Set<Window>,
        _ pots: inout Pots
    ) {
        pots.session -= pots.session == .max || pots.session == 0 ? 0 : 1
        if isFree { return }
        for window in windows { pots.windows[window, default: 0] += 1 }
        if case .granted = source { return }
        for index in Set(charged.flatMap(budgets)) { pots.budgets[index] = max(0, pots.budgets[index] - 1) }
    }

    /// A minute of use, allowed or not.
    mutating func use(_ at: Instant, _ running: [ActivityRef]) {
        var pots = pots()
        let source = spend(at, running, &pots).source
        var isGranted = false
        switch source {
        case .ordinary: ordinary[today, default: 0] += 1
        case .granted:
            granted[today, default: 0] += 1
            isGranted = true
        case .free: free[today, default: 0] += 1
        case .saving(let day):
            carried[today, default: 0] += 1
            for index in savings.indices where savings[index].day == day { savings[index].left -= 1 }
            savings.removeAll { $0.left == 0 }
        }
        grants = pots.grants
        windows = pots.windows
        if !isGranted {
            for index in Set(running.filter { !policy.isFree($0) }.flatMap(budgets)) {
                budgets[today, default: [:]][index, default: 0] += 1
            }
        }
        sessionUsed += 1
        idle = 0
    }

    /// Minutes that a child could go on from now, up to six, and what stops it then. After the day's end no more than
    /// the next day has, and what is kept for it.
    func outlook(_ at: Instant, _ activity: ActivityRef) -> (minutes: Int, stop: TimeState?) {
        var pots = pots()
        var day = today
        for minute in 0..<6 {
            let then = at + Milliseconds(minute) * .minute
            if face(then) >= (day + 1) * 1440 + dayStart {
                day += 1
                let left = left(of: day)
                if let rule = policy.carryOver, pots.daily < .max {
                    let kept = Self.keep(pots.daily, of: day - 1, by: rule, in: &pots.savings)
                    pots.daily -= kept
                }
                (pots.daily, pots.weekly) = (min(pots.daily, left.daily), min(pots.weekly, left.weekly))
                pots.savings = usable(pots.savings, on: day)
            }
            if let stop = spend(then, [activity], &pots).stop { return (minute, stop) }
        }
        return (6, nil)
    }

    func state(_ at: Instant, _ activity: ActivityRef) -> TimeState {
        if isLocked { return .lockedByParent }
        let (minutes, stop) = outlook(at, activity)
        if minutes == 0, let stop { return stop }
        return minutes <= 5 ? .warning : .active
    }
}

extension MinuteOracle {
    /// What the answer says of each rule and of the days to come, if that is wrong.
    func problem(with decision: Decision, _ activity: ActivityRef, _ at: Instant) -> String? {
        let isFree = policy.isFree(activity)
        func view(_ rule: LimitRule, _ budget: String? = nil) -> LimitView? {
            decision.limits.first { $0.rule == rule && $0.budget == budget }
        }
        var rows: [(String, Int?, Int?)] = []
        let limit = limit(of: today)
        rows.append(("daily limit", view(.daily)?.limitMinutes, isFree || limit == .max ? nil : limit))
        let pots = pots()
        if let session = policy.session {
            rows.append(("session used", view(.session)?.usedSeconds, sessionUsed * 60))
            rows.append(("session left", view(.session)?.remainingSeconds, pots.session * 60))
            let end = at + Milliseconds(max(1, session.breakMinutes - idle)) * .minute
            let told = view(.session)?.endsAt
            if pots.session == 0, told != end { rows.append(("break", told.map { Int($0.seconds) }, Int(end.seconds))) }
        }
        for (index, budget) in policy.budgets.enumerated() where !isFree && budgets(of: activity).contains(index) {
            let used = budgets[today, default: [:]][index, default: 0]
            rows.append((budget.name, view(.budget, budget.name)?.usedSeconds, used * 60))
        }
        if !isFree {
            let saved = pots.savings.reduce(0) { $0 + $1.left }
            rows.append(("saved", view(.carryOver)?.remainingSeconds, saved == 0 ? nil : saved * 60))
        }
        if let problem = windowProblem(view(.allowedWindow), isFree, at) { return problem }
        for (name, told, expected) in rows where told != expected {
            return "\(name): \(told ?? -1), the slow way says \(expected ?? -1)"
        }
        return liftProblem(with: decision)
    }

    /// What is wrong with the line of the windows: its minutes are of one window that is open, and of the one that had the most
    /// when all of them are used up.
    private func windowProblem(_ view: LimitView?, _ isFree: Bool, _ at: Instant) -> String? {
        let open = isFree ? [] : openWindows(at) ?? []
        let allowances = open.compactMap(\.allowance)
        let isUsedUp =
            !open.isEmpty
            && open.allSatisfy { window, allowance in
                allowance.map { $0 <= windows[window, default: 0] } ?? false
            }
        guard let limit = view?.limitMinutes else { return isUsedUp ? "window: no minutes are told" : nil }
        if isUsedUp, limit != allowances.max() { return "window: \(limit) minutes, the most was \(allowances)" }
        let isOne = open.contains { $0.allowance == limit && windows[$0.window, default: 0] * 60 == view?.usedSeconds }
        return isOne ? nil : "window: \(view?.usedSeconds ?? -1) s of \(limit) min is of no window that is open"
    }

    private func liftProblem(with decision: Decision) -> String? {
        guard decision.state == .dailyLimitReached else { return nil }
        let lifts = decision.liftedBy.filter { $0 != .grant }
        let furthest = max(today, policy.dateOverrides.map(\.last.number).max() ?? today) + 14
        let open = (today + 1...furthest).first { left(of: $0).daily > 0 && left(of: $0).weekly > 0 }
        let newWeek = (today + 1...today + 7).first { Self.weekday(of: $0) == weekStart }
        let expected: [Lift] = open.map { $0 == today + 1 ? [.newDay] : $0 == newWeek ? [.newWeek] : [.laterDay] } ?? []
        return lifts == expected ? nil : "lifted by \(lifts), the slow way says \(expected)"
    }
}
