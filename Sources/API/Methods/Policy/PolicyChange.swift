import Household
import JSONRPC
import Shapes

/// What of a child's limits is to be another: what is kept stays as it is, lists are replaced whole.
public struct PolicyChange: Equatable, Sendable {
    /// Minutes of a household day that has none of its own; clearing it is no limit.
    public var dailyMinutes: Patch<Int> = .keep
    /// All limits of single weekdays; nil within is unlimited that day.
    public var dailyMinutesByWeekday: Patch<[Weekday: Int?]> = .keep
    /// Minutes of a household week; clearing it is no limit.
    public var weeklyMinutes: Patch<Int> = .keep
    /// All windows at once; nil: as they are.
    public var quietHours: [QuietWindow]?
    /// What becomes of a question that is open when time ends; nil: as it is.
    public var finishing: Finishing?
    /// All overrides of dates at once; nil: as they are.
    public var dateOverrides: [DateOverride]?
    /// All windows at once; nil: as they are, empty: always.
    public var allowedWindows: [AllowedWindow]?
    /// How long in a row and how long a break; clearing it is no breaks.
    public var session: Patch<SessionLimit> = .keep
    /// All budgets of single activities at once; nil: as they are.
    public var budgets: [ActivityBudget]?
    /// All that count against no limit, at once; nil: as they are.
    public var freeActivities: [ActivityRef]?
    /// The bank of unused minutes; clearing it empties the bank.
    public var carryOver: Patch<CarryOver> = .keep
    /// Minutes of use between two reminders; clearing it is no reminders.
    public var breakNudgeMinutes: Patch<Int> = .keep
    /// What learning earns; clearing it is nothing.
    public var earnedTime: Patch<EarnedTime> = .keep
    /// All apps whose category is learning, at once; nil: as they are.
    public var learningApps: [String]?
    /// All goals for a week at once; nil: as they are.
    public var learningGoals: [LearningGoal]?

    /// A change of nothing.
    public init() {}

    /// Whether it says anything.
    public var isEmpty: Bool { self == PolicyChange() }

    /// The limits after the change; they may be impossible: ask `faults`.
    public func applied(to present: ScreenTimePolicy) -> ScreenTimePolicy {
        ScreenTimePolicy(
            dailyMinutes: dailyMinutes.applied(to: present.dailyMinutes),
            dailyByWeekday: dailyMinutesByWeekday.applied(to: present.dailyByWeekday) ?? [:],
            weeklyMinutes: weeklyMinutes.applied(to: present.weeklyMinutes),
            quietHours: quietHours ?? present.quietHours, finishing: finishing ?? present.finishing,
            dateOverrides: dateOverrides ?? present.dateOverrides,
            allowedWindows: allowedWindows ?? present.allowedWindows, session: session.applied(to: present.session),
            budgets: budgets ?? present.budgets, freeActivities: freeActivities ?? present.freeActivities,
            carryOver: carryOver.applied(to: present.carryOver),
            breakNudgeMinutes: breakNudgeMinutes.applied(to: present.breakNudgeMinutes),
            earnedTime: earnedTime.applied(to: present.earnedTime),
            learningApps: learningApps ?? present.learningApps, learningGoals: learningGoals ?? present.learningGoals)
    }
}

/// The members of a change, in whatever object they stand.
struct PolicyMembers<Root> {
    let change: @Sendable (Root) -> PolicyChange

    var daily: Member<Root, Patch<Int>> {
        patch("dailyMinutes", .integer(0...ScreenTimePolicy.mostDailyMinutes), "Minutes of a household day.") {
            [change] in change($0).dailyMinutes
        }
    }

    var byWeekday: Member<Root, Patch<[Weekday: Int?]>> {
        patch(
            "dailyMinutesByWeekday", .minutesByWeekday,
            "All weekdays with a limit of their own; null: no weekday has one."
        ) {
            [change] in change($0).dailyMinutesByWeekday
        }
    }

    var weekly: Member<Root, Patch<Int>> {
        patch("weeklyMinutes", .integer(0...ScreenTimePolicy.mostWeeklyMinutes), "Minutes of a household week.") {
            [change] in change($0).weeklyMinutes
        }
    }

    var quietHours: Member<Root, [QuietWindow]?> {
        optional("quietHours", .list(of: .quietWindow, maximum: ScreenTimePolicy.mostQuietWindows), "All windows.") {
            [change] in change($0).quietHours
        }
    }

    var finishing: Member<Root, Finishing?> {
        optional("finishing", .word(Finishing.self), "What may be finished when time ends.") { [change] in
            change($0).finishing
        }
    }

    var dateOverrides: Member<Root, [DateOverride]?> {
        optional(
            "dateOverrides", .list(of: .dateOverride, maximum: ScreenTimePolicy.mostDateOverrides),
            "All ranges of dates with other rules."
        ) { [change] in change($0).dateOverrides }
    }

    var allowedWindows: Member<Root, [AllowedWindow]?> {
        optional(
            "allowedWindows", .list(of: .allowedWindow, maximum: ScreenTimePolicy.mostAllowedWindows),
            "All windows; an empty list: always."
        ) { [change] in change($0).allowedWindows }
    }

    var session: Member<Root, Patch<SessionLimit>> {
        patch("session", .sessionLimit, "Breaks; null: none.") { [change] in change($0).session }
    }

    var budgets: Member<Root, [ActivityBudget]?> {
        optional("budgets", .list(of: .activityBudget, maximum: ScreenTimePolicy.mostBudgets), "All budgets.") {
            [change] in change($0).budgets
        }
    }

    var freeActivities: Member<Root, [ActivityRef]?> {
        optional(
            "freeActivities", .list(of: .limitedActivity, maximum: ScreenTimePolicy.mostActivities),
            "All activities that count against no limit; each names a subject, a pack or an app."
        ) { [change] in change($0).freeActivities }
    }

    var carryOver: Member<Root, Patch<CarryOver>> {
        patch("carryOver", .carryOver, "A bank of unused minutes; null: none.") { [change] in change($0).carryOver }
    }

    var breakNudge: Member<Root, Patch<Int>> {
        patch(
            "breakNudgeMinutes", .count(told: ScreenTimePolicy.possibleBreakNudgeMinutes),
            "Minutes of use between two reminders to look up; null: no reminders."
        ) { [change] in change($0).breakNudgeMinutes }
    }

    var earnedTime: Member<Root, Patch<EarnedTime>> {
        patch("earnedTime", .earnedTime, "Minutes that are earned by learning; null: none are.") { [change] in
            change($0).earnedTime
        }
    }

    var learningApps: Member<Root, [String]?> {
        optional(
            "learningApps", .list(of: .text(1...64), maximum: ScreenTimePolicy.mostLearningApps),
            "All apps whose category is learning: their minutes are learning minutes."
        ) { [change] in change($0).learningApps }
    }

    var learningGoals: Member<Root, [LearningGoal]?> {
        optional(
            "learningGoals", .list(of: .learningGoal, maximum: ScreenTimePolicy.mostLearningGoals),
            "All goals for a week, which block nothing."
        ) { [change] in change($0).learningGoals }
    }
}

extension PolicyChange {
    /// Puts a change together, in the order of the members.
    static func together(
        daily: Patch<Int>, byWeekday: Patch<[Weekday: Int?]>, weekly: Patch<Int>, quietHours: [QuietWindow]?,
        finishing: Finishing?, dateOverrides: [DateOverride]?, allowedWindows: [AllowedWindow]?,
        session: Patch<SessionLimit>, budgets: [ActivityBudget]?, freeActivities: [ActivityRef]?,
        carryOver: Patch<CarryOver>, breakNudge: Patch<Int>, earnedTime: Patch<EarnedTime>,
        learningApps: [String]?, learningGoals: [LearningGoal]?
    ) -> PolicyChange {
        var change = PolicyChange()
        change.dailyMinutes = daily
        change.dailyMinutesByWeekday = byWeekday
        change.weeklyMinutes = weekly
        change.quietHours = quietHours
        change.finishing = finishing
        change.dateOverrides = dateOverrides
        change.allowedWindows = allowedWindows
        change.session = session
        change.budgets = budgets
        change.freeActivities = freeActivities
        change.carryOver = carryOver
        change.breakNudgeMinutes = breakNudge
        change.earnedTime = earnedTime
        change.learningApps = learningApps
        change.learningGoals = learningGoals
        return change
    }
}

extension Shape where Value == PolicyChange {
    /// A change on its own, also the form of a file that `kidctl policy set --file` reads.
    public static let policyChange: Shape = {
        let members = PolicyMembers<PolicyChange> { $0 }
        return Shape.object(
            "PolicyChange", "A change of a child's limits; absent members stay as they are.",
            make: PolicyChange.together
        ) {
            members.daily
            members.byWeekday
            members.weekly
            members.quietHours
            members.finishing
            members.dateOverrides
            members.allowedWindows
            members.session
            members.budgets
            members.freeActivities
            members.carryOver
            members.breakNudge
            members.earnedTime
            members.learningApps
            members.learningGoals
        }
    }()
}
