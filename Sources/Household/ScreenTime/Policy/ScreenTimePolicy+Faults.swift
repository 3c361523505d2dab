/// What can be wrong with a policy (Screen time, Limits). Every fault names its field, so that a front-end can show it
/// where it was entered.
extension ScreenTimePolicy {
    /// Everything that is wrong with the policy, rule by rule; empty when it can be set.
    public var faults: [PolicyFault] { Self.rules.faults(of: self) }
}

extension PolicyRules {
    fileprivate func faults(of policy: ScreenTimePolicy) -> [PolicyFault] {
        var faults: [PolicyFault] = []
        for rule in repeat each all { faults += rule.faults(policy[keyPath: rule.path], rule.name) }
        return faults
    }
}

extension SessionLimit {
    func faults(at path: String) -> [PolicyFault] {
        PolicyFault.minutes(minutes, in: Self.possibleMinutes, at: path + ".minutes")
            + PolicyFault.minutes(breakMinutes, in: Self.possibleBreakMinutes, at: path + ".breakMinutes")
    }
}

extension CarryOver {
    func faults(at path: String) -> [PolicyFault] {
        PolicyFault.minutes(capMinutes, in: Self.possibleCapMinutes, at: path + ".capMinutes")
            + PolicyFault.days(expiryDays, in: Self.possibleExpiryDays, at: path + ".expiryDays")
    }
}

extension EarnedTime {
    func faults(at path: String) -> [PolicyFault] {
        PolicyFault.minutes(minutesPerLesson, in: Self.possibleMinutesPerLesson, at: path + ".minutesPerLesson")
            + PolicyFault.minutes(dailyCapMinutes, in: Self.possibleDailyCapMinutes, at: path + ".dailyCapMinutes")
            + PolicyFault.minutes(
                minutesPerChallenge, in: Self.possibleMinutesPerChallenge, at: path + ".minutesPerChallenge")
    }
}

extension DateOverride {
    func faults(at path: String) -> [PolicyFault] {
        var faults: [PolicyFault] = []
        if last < first {
            faults.append(
                PolicyFault(
                    path: path + ".last",
                    message: "\(last) is before \(first), the first date. Allowed is it or a later one."))
        } else if first.distance(to: last) >= Self.mostDates {
            let message = "From \(first) to \(last) are too many dates: at most \(Self.mostDates) are allowed."
            faults.append(PolicyFault(path: path + ".last", message: message))
        }
        if !Self.priorities.contains(priority) {
            let message =
                "\(priority) is no priority. Allowed are \(Self.priorities.lowerBound) to \(Self.priorities.upperBound)."
            faults.append(PolicyFault(path: path + ".priority", message: message))
        }
        if let name { faults += PolicyFault.name(name, at: path + ".name") }
        if case .of(let minutes) = daily {
            faults += PolicyFault.minutes(
                minutes, most: ScreenTimePolicy.mostDailyMinutes, at: path + ".dailyMinutes")
        }
        if let quietHours { faults += PolicyFault.quietHours(quietHours, at: path + ".quietHours") }
        if let allowedWindows { faults += PolicyFault.allowedWindows(allowedWindows, at: path + ".allowedWindows") }
        return faults
    }
}

extension ActivityBudget {
    func faults(at path: String) -> [PolicyFault] {
        var faults = PolicyFault.name(name, at: path + ".name")
        faults += PolicyFault.minutes(minutes, in: 0...ScreenTimePolicy.mostDailyMinutes, at: path + ".minutes")
        if activities.isEmpty {
            let message = "A budget needs at least one subject, pack or app that it is for."
            faults.append(PolicyFault(path: path + ".activities", message: message))
        }
        return faults + PolicyFault.activities(activities, at: path + ".activities")
    }
}

extension AllowedWindow {
    /// Minutes from its start to its end.
    var length: Int {
        let minutes = window.end.minutes - window.start.minutes
        return window.start > window.end ? minutes + 1440 : minutes
    }

    func faults(at path: String) -> [PolicyFault] {
        var faults = PolicyFault.window(window, at: path)
        if let allowanceMinutes, faults.isEmpty, !(0...length).contains(allowanceMinutes) {
            let message =
                "\(allowanceMinutes) minutes are not possible from \(window.start) to \(window.end)."
                + " Allowed are 0 to \(length)."
            faults.append(PolicyFault(path: path + ".allowanceMinutes", message: message))
        }
        return faults
    }
}

extension PolicyFault {
    static func minutes(_ minutes: Int?, most: Int, at path: String) -> [PolicyFault] {
        guard let minutes, !(0...most).contains(minutes) else { return [] }
        let allowed = "Allowed are 0 (blocked) to \(most) minutes, or null (unlimited)."
        return [PolicyFault(path: path, message: "\(minutes) minutes are not possible. \(allowed)")]
    }

    static func minutes(_ minutes: Int?, in range: ClosedRange<Int>, at path: String) -> [PolicyFault] {
        guard let minutes, !range.contains(minutes) else { return [] }
        let allowed = "Allowed are \(range.lowerBound) to \(range.upperBound) minutes."
        return [PolicyFault(path: path, message: "\(minutes) minutes are not possible. \(allowed)")]
    }

    static func days(_ days: Int, in range: ClosedRange<Int>, at path: String) -> [PolicyFault] {
        guard !range.contains(days) else { return [] }
        let allowed = "Allowed are \(range.lowerBound) to \(range.upperBound) days."
        return [PolicyFault(path: path, message: "\(days) days are not possible. \(allowed)")]
    }

    static func count(_ count: Int, of noun: String, most: Int, at path: String) -> [PolicyFault] {
        guard count > most else { return [] }
        return [PolicyFault(path: path, message: "\(count) \(noun) are too many: at most \(most) are allowed.")]
    }

    /// Measured in bytes first: a text of combining marks is expensive to count.
    static func name(_ name: String, at path: String) -> [PolicyFault] {
        let most = ScreenTimePolicy.longestName
        guard !name.isEmpty, name.utf8.count <= most || name.unicodeScalars.count <= most else {
            return [PolicyFault(path: path, message: "A name has 1 to \(most) characters.")]
        }
        return NameRules.refusal(of: name).map { [PolicyFault(path: path, message: "A name \($0).")] } ?? []
    }

    static func weekdays(_ limits: [Weekday: Int?], at path: String) -> [PolicyFault] {
        Weekday.allCases.flatMap { weekday in
            minutes(limits[weekday] ?? nil, most: ScreenTimePolicy.mostDailyMinutes, at: "\(path).\(weekday.name)")
        }
    }

    static func quietHours(_ windows: [QuietWindow], at path: String) -> [PolicyFault] {
        list(windows, of: "windows", most: ScreenTimePolicy.mostQuietWindows, at: path, each: window)
    }

    static func allowedWindows(_ windows: [AllowedWindow], at path: String) -> [PolicyFault] {
        list(windows, of: "windows", most: ScreenTimePolicy.mostAllowedWindows, at: path) { $0.faults(at: $1) }
    }

    static func dates(_ overrides: [DateOverride], at path: String) -> [PolicyFault] {
        list(overrides, of: "ranges of dates", most: ScreenTimePolicy.mostDateOverrides, at: path) {
            $0.faults(at: $1)
        }
    }

    static func budgets(_ budgets: [ActivityBudget], at path: String) -> [PolicyFault] {
        var names: Set<String> = []
        return list(budgets, of: "budgets", most: ScreenTimePolicy.mostBudgets, at: path) { budget, path in
            let faults = budget.faults(at: path)
            guard budget.name.utf8.count <= 4 * ScreenTimePolicy.longestName, !names.insert(budget.name).inserted
            else { return faults }
            let message = "Another budget is called \"\(budget.name)\"."
            return faults + [PolicyFault(path: path + ".name", message: message)]
        }
    }

    static func activities(_ activities: [ActivityRef], at path: String) -> [PolicyFault] {
        list(activities, of: "activities", most: ScreenTimePolicy.mostActivities, at: path) { activity, path in
            let named = [activity.subject, activity.pack, activity.app].compactMap { $0 }
            guard named.count != 1 || activity.lesson != nil else { return [] }
            return [PolicyFault(path: path, message: "Name exactly one: a subject, a pack or an app.")]
        }
    }

    static func apps(_ apps: [String], at path: String) -> [PolicyFault] {
        var known: Set<String> = []
        return list(apps, of: "learning apps", most: ScreenTimePolicy.mostLearningApps, at: path) { app, path in
            known.insert(app).inserted ? [] : [PolicyFault(path: path, message: "\"\(app)\" is there already.")]
        }
    }

    static func goals(_ goals: [LearningGoal], at path: String) -> [PolicyFault] {
        var subjects: Set<String?> = []
        return list(goals, of: "weekly goals", most: ScreenTimePolicy.mostLearningGoals, at: path) { goal, path in
            let faults = minutes(goal.weeklyMinutes, in: LearningGoal.possibleMinutes, at: path + ".weeklyMinutes")
            guard !subjects.insert(goal.subject).inserted else { return faults }
            let same = goal.subject.map { "\"\($0)\"" } ?? "all learning"
            let message = "There is a goal for \(same) already."
            return faults + [PolicyFault(path: path + ".subject", message: message)]
        }
    }

    /// Those of too many, and those of each.
    private static func list<Element>(
        _ elements: [Element], of noun: String, most: Int, at path: String,
        each faults: (Element, String) -> [PolicyFault]
    ) -> [PolicyFault] {
        count(elements.count, of: noun, most: most, at: path)
            + elements.enumerated().flatMap { faults($1, "\(path)[\($0)]") }
    }

    static func window(_ window: QuietWindow, at path: String) -> [PolicyFault] {
        var faults: [PolicyFault] = []
        if window.start == .endOfDay {
            let message = "A window cannot start at 24:00. Allowed are 00:00 to 23:59."
            faults.append(PolicyFault(path: path + ".start", message: message))
        }
        if window.start == window.end {
            let message =
                "A window cannot end at \(window.end), when it starts. Allowed is any other time up to 24:00;"
                + " an end before the start is on the next day."
            faults.append(PolicyFault(path: path + ".end", message: message))
        }
        if window.days.isEmpty {
            let message = "A window needs at least one weekday on which it starts, monday to sunday."
            faults.append(PolicyFault(path: path + ".weekdays", message: message))
        }
        return faults
    }
}
