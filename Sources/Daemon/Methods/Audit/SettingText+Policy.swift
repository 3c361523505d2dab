import Household
import Words

/// Limits that not every family has, in words for parents.
extension SettingText {
    /// What changed of them: "breaks: none → sessions of 15 min with breaks of 10 min".
    static func differenceOfRest(of change: Revision<ScreenTimePolicy>) -> [Saying] {
        let (from, to) = (change.from, change.to)
        var parts: [Saying] = []
        let (dates, gone) = news(from.dateOverrides, to.dateOverrides)
        if let dates { parts.append(Saying("parent.audit.change.newDates", ["dates": dates])) }
        if let gone { parts.append(Saying("parent.audit.change.goneDates", ["dates": gone])) }
        if parts.isEmpty, from.dateOverrides != to.dateOverrides {
            parts.append(Saying("parent.audit.change.orderOfDates"))
        }
        add(&parts, "parent.audit.change.windows", allowed(from.allowedWindows), allowed(to.allowedWindows))
        add(&parts, "parent.audit.change.session", breaks(from.session), breaks(to.session))
        let (budgets, ended) = news(from.budgets, to.budgets)
        if let budgets { parts.append(Saying("parent.audit.change.newBudgets", ["budgets": budgets])) }
        if let ended { parts.append(Saying("parent.audit.change.goneBudgets", ["budgets": ended])) }
        add(&parts, "parent.audit.change.free", free(from.freeActivities), free(to.freeActivities))
        add(&parts, "parent.audit.change.carryOver", carried(from.carryOver), carried(to.carryOver))
        add(&parts, "parent.audit.change.nudge", nudge(from.breakNudgeMinutes), nudge(to.breakNudgeMinutes))
        add(&parts, "parent.audit.change.earned", earned(from.earnedTime), earned(to.earnedTime))
        add(&parts, "parent.audit.change.learningApps", apps(from.learningApps), apps(to.learningApps))
        add(&parts, "parent.audit.change.goals", goals(from.learningGoals), goals(to.learningGoals))
        return parts
    }

    /// Those of them that a policy has, for its state.
    static func rest(of policy: ScreenTimePolicy) -> [Saying] {
        var parts: [Saying] = []
        if !policy.dateOverrides.isEmpty {
            parts.append(Saying("parent.audit.state.dates", ["dates": .few(policy.dateOverrides.map(text))]))
        }
        if !policy.allowedWindows.isEmpty { parts.append(only(policy.allowedWindows)) }
        if let session = policy.session { parts.append(text(session)) }
        if !policy.budgets.isEmpty {
            parts.append(Saying("parent.audit.state.budgets", ["budgets": .few(policy.budgets.map(text))]))
        }
        if !policy.freeActivities.isEmpty {
            parts.append(Saying("parent.audit.state.free", ["activities": free(policy.freeActivities)]))
        }
        if policy.carryOver != nil {
            parts.append(Saying("parent.audit.state.carryOver", ["rule": carried(policy.carryOver)]))
        }
        if let minutes = policy.breakNudgeMinutes {
            parts.append(Saying("parent.audit.state.nudge", ["rule": nudge(minutes)]))
        }
        if policy.earnedTime != nil {
            parts.append(Saying("parent.audit.state.earned", ["rule": earned(policy.earnedTime)]))
        }
        if !policy.learningApps.isEmpty {
            parts.append(Saying("parent.audit.state.learningApps", ["apps": apps(policy.learningApps)]))
        }
        if !policy.learningGoals.isEmpty {
            parts.append(Saying("parent.audit.state.goals", ["goals": goals(policy.learningGoals)]))
        }
        return parts
    }

    private static func allowed(_ windows: [AllowedWindow]) -> Saying.Value {
        windows.isEmpty ? .key("parent.none") : .few(windows.map(text))
    }

    private static func breaks(_ session: SessionLimit?) -> Saying.Value {
        session.map { .saying(text($0)) } ?? .key("parent.none")
    }

    /// "sessions of 15 min with breaks of 10 min".
    private static func text(_ session: SessionLimit) -> Saying {
        Saying(
            "parent.audit.session",
            ["length": .saying(length(session.minutes)), "break": .saying(length(session.breakMinutes))])
    }

    /// "games: 20 min a day for the app supertux".
    private static func text(_ budget: ActivityBudget) -> Saying.Value {
        let (name, activities) = (Saying.Value.text(budget.name), Saying.Value.few(budget.activities.map(Self.name)))
        if budget.minutes == 0 {
            return .saying(Saying("parent.audit.budgetBlocked", ["name": name, "activities": activities]))
        }
        return .saying(
            Saying(
                "parent.audit.budget",
                ["name": name, "length": .saying(length(budget.minutes)), "activities": activities]))
    }

    private static func free(_ activities: [ActivityRef]) -> Saying.Value {
        activities.isEmpty ? .key("parent.audit.nothing") : .few(activities.map(name))
    }

    private static func carried(_ rule: CarryOver?) -> Saying.Value {
        guard let rule else { return .key("parent.audit.nothing") }
        return .saying(
            Saying(
                "parent.audit.carryOver",
                ["length": .saying(length(rule.capMinutes)), "days": .number(rule.expiryDays)]))
    }

    private static func nudge(_ minutes: Int?) -> Saying.Value {
        guard let minutes else { return .key("parent.audit.never") }
        return .saying(Saying("parent.audit.every", ["length": .saying(length(minutes))]))
    }

    private static func earned(_ rule: EarnedTime?) -> Saying.Value {
        guard let rule else { return .key("parent.audit.nothing") }
        let lesson = Saying.Value.saying(length(rule.minutesPerLesson))
        let day = Saying.Value.saying(length(rule.dailyCapMinutes))
        guard let challenge = rule.minutesPerChallenge else {
            return .saying(Saying("parent.audit.earned", ["lesson": lesson, "day": day]))
        }
        return .saying(
            Saying(
                "parent.audit.earnedWithChallenges",
                ["lesson": lesson, "challenge": .saying(length(challenge)), "day": day]))
    }

    private static func apps(_ names: [String]) -> Saying.Value {
        names.isEmpty ? .key("parent.none") : .few(names: names)
    }

    private static func goals(_ goals: [LearningGoal]) -> Saying.Value {
        if goals.isEmpty { return .key("parent.audit.none") }
        return .few(
            goals.map { goal in
                let length = Saying.Value.saying(Self.length(goal.weeklyMinutes))
                guard let subject = goal.subject else {
                    return .saying(Saying("parent.audit.goalOfAll", ["length": length]))
                }
                return .saying(Saying("parent.audit.goalOf", ["length": length, "subject": .text(subject)]))
            })
    }

    /// What came in and what went out; the first few of many, since each is long.
    private static func news(
        _ old: [DateOverride], _ new: [DateOverride]
    ) -> (came: Saying.Value?, went: Saying.Value?) {
        (added(new, to: old).map { .few($0.map(text)) }, added(old, to: new).map { .few($0.map(text)) })
    }

    private static func news(
        _ old: [ActivityBudget], _ new: [ActivityBudget]
    ) -> (came: Saying.Value?, went: Saying.Value?) {
        (added(new, to: old).map { .few($0.map(text)) }, added(old, to: new).map { .few($0.map(text)) })
    }

    /// Those that were not there before; nil when there are none.
    private static func added<Rule: Hashable>(_ new: [Rule], to old: [Rule]) -> [Rule]? {
        let known = Set(old)
        let added = new.filter { !known.contains($0) }
        return added.isEmpty ? nil : added
    }
}
