import Household

/// Limits that not every family has, in simple words.
extension ChildAuditWords {
    /// What is told of one rule; nil when there is none.
    typealias Rule = (say: String?, gone: String)

    /// All of them, each at its own place.
    static func rules(of policy: ScreenTimePolicy) -> [Rule] {
        [
            (dates(policy.dateOverrides), "There are no special days any more."),
            (
                policy.allowedWindows.isEmpty
                    ? nil : "Screen time is now at \(SettingText.allowed(policy.allowedWindows)).",
                "Screen time has no fixed times of day now."
            ),
            (
                policy.session.map {
                    "After \(minutes($0.minutes)) there is now a break of \(minutes($0.breakMinutes))."
                }, "There are no fixed breaks now."
            ),
            (budgets(policy.budgets), "No activity has a time of its own now."),
            (
                policy.freeActivities.isEmpty
                    ? nil
                    : "This does not use up your time: "
                        + SettingText.list(policy.freeActivities.map(SettingText.name)) + ".",
                "Everything uses up your time now."
            ),
            (
                policy.carryOver.map {
                    "Time that you do not use is kept for you now, up to \(minutes($0.capMinutes))."
                }, "Time that you do not use is not kept now."
            ),
            (
                policy.breakNudgeMinutes.map { "You are reminded to look up every \(minutes($0)) now." },
                "You are not reminded to look up now."
            ),
            (
                policy.earnedTime.map { "A finished lesson now gives you \(minutes($0.minutesPerLesson)) more." },
                "Lessons do not give more time now."
            ),
            (
                policy.earnedTime?.minutesPerChallenge.map {
                    "A challenge that you reach now gives you \(minutes($0)) more."
                },
                "Challenges do not give more time now."
            ),
            (policy.learningApps.isEmpty ? nil : "Some apps count as learning now.", "No app counts as learning now."),
            (
                policy.learningGoals.isEmpty ? nil : "There are goals for your week now.",
                "There are no goals for your week now."
            ),
        ]
    }

    private static func dates(_ overrides: [DateOverride]) -> String? {
        guard !overrides.isEmpty else { return nil }
        let names = SettingText.list(overrides.map(SettingText.text))
        return "There are special days: \(names)."
    }

    private static func budgets(_ budgets: [ActivityBudget]) -> String? {
        guard !budgets.isEmpty else { return nil }
        return budgets.map { budget in
            budget.minutes == 0
                ? "\(budget.name) rests." : "There are \(minutes(budget.minutes)) a day for \(budget.name)."
        }.joined(separator: " ")
    }

    private static func minutes(_ minutes: Int) -> String { RequestWords.minutes(minutes) }
}
