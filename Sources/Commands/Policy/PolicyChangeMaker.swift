import API
import Household
import JSONRPC
import Shapes

/// Makes a change out of options; where something stands beside what is, it asks for that once.
final class PolicyChangeMaker {
    private let options: PolicyChangeOptions
    private let child: String
    private let session: Invocation
    private var known: ScreenTimePolicy?

    init(_ options: PolicyChangeOptions, child: String, in session: Invocation) {
        self.options = options
        self.child = child
        self.session = session
    }

    func change() throws -> PolicyChange {
        if let file = options.file { return try PolicyFile.read(file) }
        var change = PolicyChange()
        if !options.override.isEmpty {
            change.dateOverrides = try options.override.reduce(present().dateOverrides) { try with($1, beside: $0) }
            return change
        }
        for edit in options.edits { try edit.apply(self, &change) }
        return change
    }

    /// The limits that are.
    func present() throws -> ScreenTimePolicy {
        if let known { return known }
        let policy = try session.call(PolicyGet.method, ChildParams(child: child)).value
        known = policy
        return policy
    }

    /// The limits of all weekdays: those that are, changed by what was given. A day that --on names is told apart from
    /// the weekend.
    func weekdays() throws -> [Weekday: Int?] {
        // The parent's call first: it asks for the PIN, and the limits that are come after that.
        let weekend = try options.weekend.map { change in
            DayLimit(days: try session.call(HouseholdGet.method, Nothing()).value.weekendDays, change: change)
        }
        var limits = options.noOn ? [:] : try present().dailyByWeekday
        if let weekend { limits = weekend.applied(to: limits) }
        for limit in options.on { limits = limit.applied(to: limits) }
        return limits
    }

    func breaks() throws -> SessionLimit? {
        if let session = options.session {
            guard let minutes = session.value else { return nil }
            let old = try options.pause == nil ? present().session?.breakMinutes : nil
            return SessionLimit(minutes: minutes, breakMinutes: options.pause ?? old ?? SessionLimit.usualBreakMinutes)
        }
        guard var session = try present().session else {
            throw Problem(.usage, "there are no sessions to have breaks", remedy: "add --session 15m")
        }
        session.breakMinutes = options.pause ?? session.breakMinutes
        return session
    }

    func carryOver() throws -> CarryOver? {
        if let cap = options.carryOver {
            guard let minutes = cap.value else { return nil }
            let old = try options.carryOverDays == nil ? present().carryOver?.expiryDays : nil
            return CarryOver(
                capMinutes: minutes, expiryDays: options.carryOverDays ?? old ?? CarryOver.usualExpiryDays)
        }
        guard var carryOver = try present().carryOver else {
            throw Problem(.usage, "nothing is carried over yet", remedy: "add --carry-over 60m")
        }
        carryOver.expiryDays = options.carryOverDays ?? carryOver.expiryDays
        return carryOver
    }

    func earned() throws -> EarnedTime? {
        if let earn = options.earn, earn.value == nil { return nil }
        let isWhole = options.earn != nil && options.earnMost != nil && options.earnChallenge != nil
        let old = isWhole ? nil : try present().earnedTime
        guard let rate = options.earn?.value ?? old?.minutesPerLesson else {
            throw Problem(.usage, "lessons give nothing yet", remedy: "add --earn 5m")
        }
        guard let most = options.earnMost ?? old?.dailyCapMinutes else {
            throw Problem(.usage, "how much can be earned a day is not said", remedy: "add --earn-most 30m")
        }
        let challenge = options.earnChallenge.map(\.value) ?? old?.minutesPerChallenge
        let earned = EarnedTime(minutesPerLesson: rate, dailyCapMinutes: most, minutesPerChallenge: challenge)
        try Self.check(earned)
        return earned
    }

    /// Refuses what gives more at once than a day gives at most, whichever of both was named.
    static func check(_ earned: EarnedTime) throws(Problem) {
        let (rate, challenge, most) = (earned.minutesPerLesson, earned.minutesPerChallenge ?? 0, earned.dailyCapMinutes)
        for (option, minutes) in [("--earn", rate), ("--earn-challenge", challenge)] where minutes > most {
            throw Problem(
                .refused,
                "\(option): \(HumanDuration.text(minutes: minutes)) is more than \(HumanDuration.text(minutes: most)), "
                    + "which a day gives at most",
                remedy: "say --earn-most \(max(rate, challenge))m, or \(option) \(most)m")
        }
    }

    /// The budgets that are, changed by their names.
    func budgets() throws -> [ActivityBudget] {
        var budgets = try present().budgets
        for change in options.budget {
            let index = budgets.firstIndex { $0.name == change.name }
            switch (index, change.budget) {
            case (let index?, let budget?): budgets[index] = budget
            case (let index?, nil): budgets.remove(at: index)
            case (nil, let budget?): budgets.append(budget)
            case (nil, nil):
                throw Problem(
                    .refused, "there is no budget \"\(change.name)\"", remedy: Self.offer(budgets.map(\.name)))
            }
        }
        return budgets
    }
}

// MARK: - Dates

extension PolicyChangeMaker {
    /// Overrides with one more. Of dates that have rules already those stay that are not named.
    private func with(_ span: DateSpan, beside present: [DateOverride]) throws -> [DateOverride] {
        let today = try span.isRelative ? householdDay() : Day(number: 0)
        let (first, last) = (span.first.day(from: today), span.last.day(from: today))
        guard first <= last else {
            throw Problem(.refused, "--override: \(last) is before \(first)", remedy: "write the first date first")
        }
        let old = try override(of: first, last, in: present)
        guard old != nil || options.edits.contains(where: \.isGiven) else {
            throw Problem(
                .refused, "these dates have no other rules yet", remedy: "say what holds on them, such as --daily 2h")
        }
        var new = old ?? DateOverride(first: first, last: last, priority: options.priority ?? 0)
        new.name = options.name ?? new.name
        if let daily = options.daily { new.daily = .of(daily.minutes) }
        if options.noQuiet || !options.quiet.isEmpty { new.quietHours = options.quiet }
        if options.noAllow || !options.allow.isEmpty { new.allowedWindows = options.allow }
        let others = present.filter { $0 != old }
        guard others.count >= ScreenTimePolicy.mostDateOverrides else { return others + [new] }
        // There is no more room: dates that have passed make some.
        let now = try householdDay()
        let coming = others.filter { $0.last >= now }
        guard coming.count < ScreenTimePolicy.mostDateOverrides else {
            throw Problem(
                .refused, "more than \(ScreenTimePolicy.mostDateOverrides) ranges of dates are not possible",
                remedy: "take some away: kidctl policy set \(Advice.quoted(child)) --remove-override NAME")
        }
        return coming + [new]
    }

    /// The rules that dates have: of the priority that was named, or else the only ones.
    private func override(of first: Day, _ last: Day, in present: [DateOverride]) throws -> DateOverride? {
        let found = present.filter {
            $0.first == first && $0.last == last && $0.priority == options.priority ?? $0.priority
        }
        guard found.count < 2 else {
            throw Problem(
                .refused, "--override: these dates have rules of several priorities",
                remedy: "add one of --priority " + found.map { "\($0.priority)" }.joined(separator: ", "))
        }
        return found.first
    }

    /// The household's present day.
    private func householdDay() throws -> Day {
        try session.call(PolicyPreview.method, PolicyPreview.Params(child: child)).value.today
    }

    func withoutNamed() throws -> [DateOverride] {
        var overrides = try present().dateOverrides
        for word in options.removeOverride {
            if word == "all" { return [] }
            let dates = DateSpan(word)
            let rest = overrides.filter { override in
                let isNamed = override.name == word
                let isDated =
                    dates.map { $0.first == .date(override.first) && $0.last == .date(override.last) } ?? false
                return !isNamed && !isDated
            }
            guard rest.count < overrides.count else {
                throw Problem(
                    .refused, "there are no other rules for \"\(word)\"",
                    remedy: Self.offer(overrides.map { $0.name ?? PolicyText.dates(of: $0) }))
            }
            overrides = rest
        }
        return overrides
    }

    private static func offer(_ names: [String]) -> String {
        names.isEmpty ? "there are none yet" : "there are: " + names.joined(separator: ", ")
    }
}
