import Household
import Words

/// Limits that not every family has, in simple words.
extension ChildAuditWords {
    /// What is told of one rule; nil when there is none.
    typealias Rule = (say: Saying?, gone: Saying)

    /// All of them, each at its own place.
    static func rules(of policy: ScreenTimePolicy) -> [Rule] {
        [
            rule("dates", dates(policy.dateOverrides)),
            rule(
                "windows",
                policy.allowedWindows.isEmpty
                    ? nil : Saying("audit.windows", ["windows": .few(policy.allowedWindows.map(SettingText.text))])),
            rule(
                "session",
                policy.session.map {
                    Saying("audit.session", ["minutes": .number($0.minutes), "break": .number($0.breakMinutes)])
                }),
            rule("budgets", budgets(policy.budgets)),
            rule(
                "free",
                policy.freeActivities.isEmpty
                    ? nil
                    : Saying(
                        "audit.free",
                        ["names": .few(policy.freeActivities.map(SettingText.name))])),
            rule("carryOver", minutes("audit.carryOver", policy.carryOver?.capMinutes)),
            rule("nudge", minutes("audit.nudge", policy.breakNudgeMinutes)),
            rule("lessonsEarn", minutes("audit.lessonsEarn", policy.earnedTime?.minutesPerLesson)),
            rule("challengesEarn", minutes("audit.challengesEarn", policy.earnedTime?.minutesPerChallenge)),
            rule("learningApps", policy.learningApps.isEmpty ? nil : Saying("audit.learningApps")),
            rule("goals", policy.learningGoals.isEmpty ? nil : Saying("audit.goals")),
        ]
    }

    private static func rule(_ key: String, _ say: Saying?) -> Rule { (say, Saying("audit.gone.\(key)")) }

    private static func minutes(_ key: String, _ minutes: Int?) -> Saying? {
        minutes.map { Saying(key, ["minutes": .number($0)]) }
    }

    private static func dates(_ overrides: [DateOverride]) -> Saying? {
        guard !overrides.isEmpty else { return nil }
        return Saying("audit.dates", ["dates": .few(overrides.map(SettingText.text))])
    }

    /// A sentence for each of them, of many for the first.
    private static func budgets(_ budgets: [ActivityBudget]) -> Saying? {
        var told = budgets.prefix(Saying.Value.mostListed).map { budget in
            Saying(
                budget.minutes == 0 ? "audit.budgetRests" : "audit.budget",
                ["name": .text(budget.name), "minutes": .number(budget.minutes)])
        }
        let more = budgets.count - told.count
        if more > 0 { told.append(Saying("audit.moreBudgets", ["count": .number(more)])) }
        return together(told)
    }
}
