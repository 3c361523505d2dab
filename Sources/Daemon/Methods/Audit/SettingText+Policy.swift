import Household

/// Limits that not every family has, in words for parents.
extension SettingText {
    /// What changed of them: "sessions of any length → sessions of 15 min with breaks of 10 min".
    static func differenceOfRest(of change: Revision<ScreenTimePolicy>) -> [String] {
        let (from, to) = (change.from, change.to)
        var parts = news(from.dateOverrides.map(text), to.dateOverrides.map(text), of: "dates")
        if parts.isEmpty, from.dateOverrides != to.dateOverrides { parts.append("another order of dates") }
        add(&parts, "allowed windows", allowed(from.allowedWindows), allowed(to.allowedWindows))
        add(&parts, "breaks:", text(from.session), text(to.session))
        parts += news(from.budgets.map(text), to.budgets.map(text), of: "budget")
        add(&parts, "free of charge:", free(from.freeActivities), free(to.freeActivities))
        add(&parts, "carried over:", text(from.carryOver), text(to.carryOver))
        add(&parts, "reminder to look up", nudge(from.breakNudgeMinutes), nudge(to.breakNudgeMinutes))
        add(&parts, "earned by lessons:", text(from.earnedTime), text(to.earnedTime))
        add(&parts, "learning apps:", names(from.learningApps), names(to.learningApps))
        add(&parts, "goals for a week:", goals(from.learningGoals), goals(to.learningGoals))
        return parts
    }

    /// Those of them that a policy has, for its state.
    static func rest(of policy: ScreenTimePolicy) -> [String] {
        var parts = policy.dateOverrides.map(text)
        if !policy.allowedWindows.isEmpty { parts.append("only " + allowed(policy.allowedWindows)) }
        if policy.session != nil { parts.append(text(policy.session)) }
        parts += policy.budgets.map { "budget " + text($0) }
        if !policy.freeActivities.isEmpty { parts.append("free of charge: " + free(policy.freeActivities)) }
        if policy.carryOver != nil { parts.append("carried over: " + text(policy.carryOver)) }
        if let minutes = policy.breakNudgeMinutes { parts.append("reminder to look up \(nudge(minutes))") }
        if policy.earnedTime != nil { parts.append("earned by lessons: " + text(policy.earnedTime)) }
        if !policy.learningApps.isEmpty { parts.append("learning apps: " + names(policy.learningApps)) }
        if !policy.learningGoals.isEmpty { parts.append("goals for a week: " + goals(policy.learningGoals)) }
        return parts
    }

    /// "Holidays 2026-12-24 to 2027-01-06: 2 h a day, no quiet hours".
    static func text(_ override: DateOverride) -> String {
        var rules: [String] = []
        if case .of(let minutes) = override.daily { rules.append(limit(minutes)) }
        if let quiet = override.quietHours {
            rules.append(quiet.isEmpty ? "no quiet hours" : "quiet " + list(quiet.map { windows([$0]) }))
        }
        if let windows = override.allowedWindows {
            rules.append(windows.isEmpty ? "no allowed windows" : "only " + allowed(windows))
        }
        let priority = override.priority == 0 ? "" : " (priority \(override.priority))"
        return name(of: override) + priority + ": " + (rules.isEmpty ? "as usual" : rules.joined(separator: ", "))
    }

    /// "Holidays 2026-12-24 to 2027-01-06".
    static func name(of override: DateOverride) -> String {
        let dates = override.first == override.last ? "\(override.first)" : "\(override.first) to \(override.last)"
        return override.name.map { $0 + " " + dates } ?? dates
    }

    /// "15:00-17:00 (20 min)".
    static func allowed(_ allowed: [AllowedWindow]) -> String {
        allowed.isEmpty
            ? "none"
            : list(
                allowed.map { window in
                    windows([window.window]) + (window.allowanceMinutes.map { " with \(length($0))" } ?? "")
                })
    }

    private static func limit(_ minutes: Int?) -> String {
        minutes.map { $0 == 0 ? "blocked" : "\(length($0)) a day" } ?? "no daily limit"
    }

    private static func text(_ session: SessionLimit?) -> String {
        session.map { "sessions of \(length($0.minutes)) with breaks of \(length($0.breakMinutes))" } ?? "none"
    }

    private static func text(_ budget: ActivityBudget) -> String {
        "\(budget.name): \(budget.minutes == 0 ? "blocked" : "\(length(budget.minutes)) a day")"
            + " for \(list(budget.activities.map(name)))"
    }

    private static func free(_ activities: [ActivityRef]) -> String {
        activities.isEmpty ? "nothing" : list(activities.map(name))
    }

    /// "the app supertux"; of activities that a policy names, which have one part.
    static func name(of activity: ActivityRef) -> String {
        activity.subject ?? activity.app.map { "the app " + $0 } ?? activity.pack.map { "the pack " + $0 } ?? "anything"
    }

    private static func text(_ carryOver: CarryOver?) -> String {
        carryOver.map { "\(length($0.capMinutes)) at most, for \($0.expiryDays) day\($0.expiryDays == 1 ? "" : "s")" }
            ?? "nothing"
    }

    private static func nudge(_ minutes: Int?) -> String { minutes.map { "every \(length($0))" } ?? "never" }

    private static func text(_ earned: EarnedTime?) -> String {
        guard let earned else { return "nothing" }
        let challenge = earned.minutesPerChallenge.map { "\(length($0)) a challenge, " } ?? ""
        return
            "\(length(earned.minutesPerLesson)) a lesson, \(challenge)\(length(earned.dailyCapMinutes)) a day at most"
    }

    private static func names(_ apps: [String]) -> String { apps.isEmpty ? "none" : list(apps) }

    private static func goals(_ goals: [LearningGoal]) -> String {
        goals.isEmpty ? "none" : list(goals.map { "\(length($0.weeklyMinutes)) of \($0.subject ?? "learning")" })
    }

    /// What came in and what went out: "new dates …", "no more dates …"; the first few of many, since each is long.
    private static func news(_ old: [String], _ new: [String], of noun: String) -> [String] {
        [("new", new.filter { !old.contains($0) }), ("no more", old.filter { !new.contains($0) })]
            .filter { !$0.1.isEmpty }.map { "\($0) \(noun) \(list($1))" }
    }
}
