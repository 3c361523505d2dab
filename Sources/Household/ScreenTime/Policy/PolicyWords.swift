import Words

/// Parts of limits in words: those that parents read, and those that a child reads, too.
enum PolicyWords {
    /// "1 h 30 min", "no limit".
    static func limit(_ minutes: Int?) -> Saying.Value { minutes.map(length) ?? .key("parent.audit.noLimit") }

    /// "45 min", "5 h", "1 h 30 min".
    static func length(_ minutes: Int) -> Saying.Value { .saying(RequestWords.length(minutes)) }

    /// The weekdays with a limit of their own, "no limit (Friday) and 1 h 30 min (Saturday and Sunday)".
    static func weekdays(_ limits: [Weekday: Int?]) -> Saying.Value {
        if limits.isEmpty { return .key("parent.audit.none") }
        return .list(
            limits.groups.map { days, minutes in
                let limit: Saying.Value = minutes == 0 ? .key("audit.part.noScreenTime") : Self.limit(minutes)
                return .saying(Saying("parent.audit.onWeekdays", ["limit": limit, "weekdays": days.told]))
            })
    }

    /// "20:00-07:00", with the weekdays when it is not every day: "20:00-07:00 (Monday and Tuesday)".
    static func text(_ window: QuietWindow) -> Saying.Value {
        let start = Saying.Value.timetable(minutes: window.start.minutes)
        let end = Saying.Value.timetable(minutes: window.end.minutes)
        return .saying(
            window.days.count < Weekday.allCases.count
                ? Saying("audit.part.windowOn", ["start": start, "end": end, "weekdays": window.days.told])
                : Saying("audit.part.window", ["start": start, "end": end]))
    }

    /// "15:00-17:00 with 20 min".
    static func text(_ allowed: AllowedWindow) -> Saying.Value {
        let window = text(allowed.window)
        guard let minutes = allowed.allowanceMinutes else { return window }
        return .saying(Saying("audit.part.windowWith", ["window": window, "length": length(minutes)]))
    }

    /// "quiet hours 20:00-07:00".
    static func quiet(_ hours: [QuietWindow]) -> Saying {
        hours.isEmpty
            ? Saying("audit.part.noQuietHours") : Saying("audit.part.quietHours", ["hours": .few(hours.map(text))])
    }

    /// "only 15:00-17:00".
    static func only(_ windows: [AllowedWindow]) -> Saying {
        windows.isEmpty
            ? Saying("audit.part.anyTime") : Saying("audit.part.only", ["windows": .few(windows.map(text))])
    }

    /// "Holidays 24 December 2026 to 6 January 2027 (2 h a day and no quiet hours)".
    static func text(_ override: DateOverride) -> Saying.Value {
        var rules: [Saying] = []
        switch override.daily {
        case .asUsual: break
        case .of(0): rules.append(Saying("audit.part.noScreenTime"))
        case .of(let minutes): rules.append(aDay(minutes))
        }
        if let hours = override.quietHours { rules.append(quiet(hours)) }
        if let windows = override.allowedWindows { rules.append(only(windows)) }
        if rules.isEmpty { rules.append(Saying("audit.part.asUsual")) }
        if override.priority != 0 {
            rules.append(Saying("audit.part.priority", ["number": .number(override.priority)]))
        }
        let dates = Saying.Value.saying(override.dates)
        let told = Saying.Value.list(rules.map { .saying($0) })
        guard let name = override.name else {
            return .saying(Saying("audit.part.dates", ["dates": dates, "rules": told]))
        }
        return .saying(Saying("audit.part.namedDates", ["name": .text(name), "dates": dates, "rules": told]))
    }

    /// "45 min a day", "no daily limit".
    static func aDay(_ minutes: Int?) -> Saying {
        minutes.map { Saying("audit.part.aDay", ["length": length($0)]) } ?? Saying("audit.part.noDaily")
    }

    /// "5 h a week", "no weekly limit".
    static func aWeek(_ minutes: Int?) -> Saying {
        minutes.map { Saying("parent.audit.state.week", ["length": length($0)]) } ?? Saying("parent.audit.state.noWeek")
    }

    /// "sessions of 15 min with breaks of 10 min".
    static func text(_ session: SessionLimit) -> Saying {
        Saying("parent.audit.session", ["length": length(session.minutes), "break": length(session.breakMinutes)])
    }

    /// "games: 20 min a day for the app supertux".
    static func text(_ budget: ActivityBudget) -> Saying.Value {
        let (name, activities) = (Saying.Value.text(budget.name), Saying.Value.few(budget.activities.map(Self.name)))
        if budget.minutes == 0 {
            return .saying(Saying("parent.audit.budgetBlocked", ["name": name, "activities": activities]))
        }
        return .saying(
            Saying(
                "parent.audit.budget",
                ["name": name, "length": length(budget.minutes), "activities": activities]))
    }

    /// "the app supertux"; of activities that a policy names, which have one part.
    static func name(of activity: ActivityRef) -> Saying.Value {
        if let subject = activity.subject { return .text(subject) }
        if let app = activity.app { return .saying(Saying("audit.part.app", ["name": .text(app)])) }
        if let pack = activity.pack { return .saying(Saying("audit.part.pack", ["name": .text(pack)])) }
        return .key("audit.part.anything")
    }

    /// "60 min at most, for 7 days".
    static func text(_ rule: CarryOver) -> Saying.Value {
        .saying(
            Saying("parent.audit.carryOver", ["length": length(rule.capMinutes), "days": .number(rule.expiryDays)]))
    }

    /// "5 min a lesson, 30 min a day at most".
    static func text(_ rule: EarnedTime) -> Saying.Value {
        let (lesson, day) = (length(rule.minutesPerLesson), length(rule.dailyCapMinutes))
        guard let challenge = rule.minutesPerChallenge else {
            return .saying(Saying("parent.audit.earned", ["lesson": lesson, "day": day]))
        }
        return .saying(
            Saying(
                "parent.audit.earnedWithChallenges",
                ["lesson": lesson, "challenge": length(challenge), "day": day]))
    }

    /// "30 min of math".
    static func text(_ goal: LearningGoal) -> Saying.Value {
        let length = length(goal.weeklyMinutes)
        guard let subject = goal.subject else { return .saying(Saying("parent.audit.goalOfAll", ["length": length])) }
        return .saying(Saying("parent.audit.goalOf", ["length": length, "subject": .text(subject)]))
    }

    /// What came in and what went out, as `KEY.new` and `KEY.gone`; the first few of many, since each is long.
    static func news<Rule: Hashable>(
        _ key: String, _ old: [Rule], _ new: [Rule], _ text: (Rule) -> Saying.Value
    ) -> [Saying] {
        func told(_ part: String, _ rules: [Rule], notIn others: [Rule]) -> Saying? {
            let known = Set(others)
            let added = rules.filter { !known.contains($0) }
            return added.isEmpty ? nil : Saying("\(key).\(part)", ["rules": .few(added.map(text))])
        }
        return [told("new", new, notIn: old), told("gone", old, notIn: new)].compactMap { $0 }
    }
}

// MARK: - Simple words for the child

extension PolicyWords {
    static func time(_ minutes: Int?, _ span: String) -> Saying {
        minutes.map { Saying("audit.limit.\(span)", ["minutes": .number($0)]) } ?? Saying("audit.noLimit.\(span)")
    }

    /// A sentence for each limit that some weekdays have of their own; nil when there are none.
    static func childWeekdays(_ limits: [Weekday: Int?]) -> Saying? {
        together(
            limits.groups.map { days, minutes in
                let key =
                    switch minutes {
                    case nil: "audit.days.noLimit"
                    case 0: "audit.days.blocked"
                    case _?: "audit.days.own"
                    }
                return Saying(
                    key,
                    ["weekdays": days.told, "count": .number(days.count), "minutes": .number(minutes ?? 0)])
            })
    }

    /// A sentence with the values, of many with the first; nil when there are none.
    static func child(_ key: String, _ name: String, _ values: [Saying.Value]) -> Saying? {
        values.isEmpty ? nil : Saying(key, [name: .few(values)])
    }

    static func minutes(_ key: String, _ minutes: Int?) -> Saying? {
        minutes.map { Saying(key, ["minutes": .number($0)]) }
    }

    /// A sentence for each of them, of many for the first.
    static func childBudgets(_ budgets: [ActivityBudget]) -> Saying? {
        var told = budgets.prefix(Saying.Value.mostListed).map { budget in
            Saying(
                budget.minutes == 0 ? "audit.budgetRests" : "audit.budget",
                ["name": .text(budget.name), "minutes": .number(budget.minutes)])
        }
        let more = budgets.count - told.count
        if more > 0 { told.append(Saying("audit.moreBudgets", ["count": .number(more)])) }
        return together(told)
    }

    private static func together(_ sentences: [Saying]) -> Saying? {
        sentences.dropFirst().reduce(sentences.first) { told, next in told.map { $0 + next } }
    }
}

extension Set<Weekday> {
    /// "Monday and Tuesday".
    public var told: Saying.Value { .list(Weekday.allCases.filter(contains).map { .saying($0.saying) }) }
}

extension Saying.Value {
    /// Several of them, of many only the first; where there are none, the text with this key.
    static func few(_ values: [Self], none key: String) -> Self { values.isEmpty ? .key(key) : few(values) }
}
