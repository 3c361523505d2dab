/// What can be wrong with a policy (Screen time, Limits). Every fault names its field, so that a front-end can show it
/// where it was entered.
extension ScreenTimePolicy {
    /// Everything that is wrong with the policy, by field; empty when it can be set.
    public var faults: [PolicyFault] {
        minutesFaults + windowFaults + dateFaults + activityFaults + optionFaults
    }

    private var minutesFaults: [PolicyFault] {
        var faults = PolicyFault.minutes(dailyMinutes, most: Self.mostDailyMinutes, at: "dailyMinutes")
        for weekday in Weekday.allCases {
            guard case .some(let minutes?) = dailyByWeekday[weekday] else { continue }
            faults += PolicyFault.minutes(
                minutes, most: Self.mostDailyMinutes, at: "dailyMinutesByWeekday.\(weekday.name)")
        }
        return faults + PolicyFault.minutes(weeklyMinutes, most: Self.mostWeeklyMinutes, at: "weeklyMinutes")
    }

    private var windowFaults: [PolicyFault] {
        PolicyFault.quietHours(quietHours, at: "quietHours")
            + PolicyFault.allowedWindows(allowedWindows, at: "allowedWindows")
    }

    private var dateFaults: [PolicyFault] {
        let path = "dateOverrides"
        var faults = PolicyFault.count(
            dateOverrides.count, of: "ranges of dates", most: Self.mostDateOverrides, at: path)
        for (index, override) in dateOverrides.enumerated() {
            faults += override.faults(at: "\(path)[\(index)]")
        }
        return faults
    }

    private var activityFaults: [PolicyFault] {
        var faults = PolicyFault.count(budgets.count, of: "budgets", most: Self.mostBudgets, at: "budgets")
        var names: Set<String> = []
        for (index, budget) in budgets.enumerated() {
            let path = "budgets[\(index)]"
            faults += budget.faults(at: path)
            guard budget.name.utf8.count <= 4 * Self.longestName, !names.insert(budget.name).inserted else { continue }
            faults.append(PolicyFault(path: path + ".name", message: "Another budget is called \"\(budget.name)\"."))
        }
        return faults + PolicyFault.activities(freeActivities, at: "freeActivities")
    }

    private var optionFaults: [PolicyFault] {
        var faults: [PolicyFault] = []
        if let session {
            faults += PolicyFault.minutes(session.minutes, in: SessionLimit.possibleMinutes, at: "session.minutes")
            faults += PolicyFault.minutes(
                session.breakMinutes, in: SessionLimit.possibleBreakMinutes, at: "session.breakMinutes")
        }
        if let carryOver {
            faults += PolicyFault.minutes(
                carryOver.capMinutes, in: CarryOver.possibleCapMinutes, at: "carryOver.capMinutes")
            faults += PolicyFault.days(
                carryOver.expiryDays, in: CarryOver.possibleExpiryDays, at: "carryOver.expiryDays")
        }
        if let breakNudgeMinutes {
            faults += PolicyFault.minutes(
                breakNudgeMinutes, in: Self.possibleBreakNudgeMinutes, at: "breakNudgeMinutes")
        }
        if let earnedTime {
            faults += PolicyFault.minutes(
                earnedTime.minutesPerLesson, in: EarnedTime.possibleMinutesPerLesson, at: "earnedTime.minutesPerLesson")
            faults += PolicyFault.minutes(
                earnedTime.dailyCapMinutes, in: EarnedTime.possibleDailyCapMinutes, at: "earnedTime.dailyCapMinutes")
            if let minutes = earnedTime.minutesPerChallenge {
                faults += PolicyFault.minutes(
                    minutes, in: EarnedTime.possibleMinutesPerChallenge, at: "earnedTime.minutesPerChallenge")
            }
        }
        return faults + learningFaults
    }

    private var learningFaults: [PolicyFault] {
        var faults = PolicyFault.count(
            learningApps.count, of: "learning apps", most: Self.mostLearningApps, at: "learningApps")
        var apps: Set<String> = []
        for (index, app) in learningApps.enumerated() where !apps.insert(app).inserted {
            faults.append(PolicyFault(path: "learningApps[\(index)]", message: "\"\(app)\" is there already."))
        }
        faults += PolicyFault.count(
            learningGoals.count, of: "weekly goals", most: Self.mostLearningGoals, at: "learningGoals")
        var subjects: Set<String?> = []
        for (index, goal) in learningGoals.enumerated() {
            let path = "learningGoals[\(index)]"
            faults += PolicyFault.minutes(
                goal.weeklyMinutes, in: LearningGoal.possibleMinutes, at: path + ".weeklyMinutes")
            guard !subjects.insert(goal.subject).inserted else { continue }
            let same = goal.subject.map { "\"\($0)\"" } ?? "all learning"
            faults.append(PolicyFault(path: path + ".subject", message: "There is a goal for \(same) already."))
        }
        return faults
    }
}

extension DateOverride {
    fileprivate func faults(at path: String) -> [PolicyFault] {
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
    fileprivate func faults(at path: String) -> [PolicyFault] {
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

    fileprivate func faults(at path: String) -> [PolicyFault] {
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
    fileprivate static func minutes(_ minutes: Int?, most: Int, at path: String) -> [PolicyFault] {
        guard let minutes, !(0...most).contains(minutes) else { return [] }
        let allowed = "Allowed are 0 (blocked) to \(most) minutes, or null (unlimited)."
        return [PolicyFault(path: path, message: "\(minutes) minutes are not possible. \(allowed)")]
    }

    fileprivate static func minutes(_ minutes: Int, in range: ClosedRange<Int>, at path: String) -> [PolicyFault] {
        guard !range.contains(minutes) else { return [] }
        let allowed = "Allowed are \(range.lowerBound) to \(range.upperBound) minutes."
        return [PolicyFault(path: path, message: "\(minutes) minutes are not possible. \(allowed)")]
    }

    fileprivate static func days(_ days: Int, in range: ClosedRange<Int>, at path: String) -> [PolicyFault] {
        guard !range.contains(days) else { return [] }
        let allowed = "Allowed are \(range.lowerBound) to \(range.upperBound) days."
        return [PolicyFault(path: path, message: "\(days) days are not possible. \(allowed)")]
    }

    fileprivate static func count(_ count: Int, of noun: String, most: Int, at path: String) -> [PolicyFault] {
        guard count > most else { return [] }
        return [PolicyFault(path: path, message: "\(count) \(noun) are too many: at most \(most) are allowed.")]
    }

    /// Measured in bytes first: a text of combining marks is expensive to count.
    fileprivate static func name(_ name: String, at path: String) -> [PolicyFault] {
        let most = ScreenTimePolicy.longestName
        guard name.isEmpty || name.utf8.count > most, name.isEmpty || name.unicodeScalars.count > most else {
            return []
        }
        return [PolicyFault(path: path, message: "A name has 1 to \(most) characters.")]
    }

    fileprivate static func quietHours(_ windows: [QuietWindow], at path: String) -> [PolicyFault] {
        var faults = count(windows.count, of: "windows", most: ScreenTimePolicy.mostQuietWindows, at: path)
        for (index, window) in windows.enumerated() { faults += self.window(window, at: "\(path)[\(index)]") }
        return faults
    }

    fileprivate static func allowedWindows(_ windows: [AllowedWindow], at path: String) -> [PolicyFault] {
        var faults = count(windows.count, of: "windows", most: ScreenTimePolicy.mostAllowedWindows, at: path)
        for (index, window) in windows.enumerated() { faults += window.faults(at: "\(path)[\(index)]") }
        return faults
    }

    fileprivate static func activities(_ activities: [ActivityRef], at path: String) -> [PolicyFault] {
        var faults = count(activities.count, of: "activities", most: ScreenTimePolicy.mostActivities, at: path)
        for (index, activity) in activities.enumerated() {
            let named = [activity.subject, activity.pack, activity.app].compactMap { $0 }
            guard named.count != 1 || activity.lesson != nil else { continue }
            let message = "Name exactly one: a subject, a pack or an app."
            faults.append(PolicyFault(path: "\(path)[\(index)]", message: message))
        }
        return faults
    }

    fileprivate static func window(_ window: QuietWindow, at path: String) -> [PolicyFault] {
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
