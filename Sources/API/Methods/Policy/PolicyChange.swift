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

extension Shape where Value == PolicyChange {
    /// A change on its own, also the form of a file that `kidctl policy set --file` reads.
    public static let policyChange = Shape.object(
        "PolicyChange", "A change of a child's limits; absent members stay as they are.", from: PolicyChange()
    ) { PolicyChange.members }
}

extension PolicyChange {
    /// The members of a change, in whatever object they stand.
    @MemberListBuilder<PolicyChange> static var members: [Member<PolicyChange>] {
        patch(
            "dailyMinutes", \.dailyMinutes, .integer(0...ScreenTimePolicy.mostDailyMinutes),
            "Minutes of a household day.")
        patch(
            "dailyMinutesByWeekday", \.dailyMinutesByWeekday, .minutesByWeekday,
            "All weekdays with a limit of their own; null: no weekday has one.")
        patch(
            "weeklyMinutes", \.weeklyMinutes, .integer(0...ScreenTimePolicy.mostWeeklyMinutes),
            "Minutes of a household week.")
        optional(
            "quietHours", \.quietHours, .list(of: .quietWindow, maximum: ScreenTimePolicy.mostQuietWindows),
            "All windows.")
        optional("finishing", \.finishing, .word(Finishing.self), "What may be finished when time ends.")
        optional(
            "dateOverrides", \.dateOverrides, .list(of: .dateOverride, maximum: ScreenTimePolicy.mostDateOverrides),
            "All ranges of dates with other rules.")
        optional(
            "allowedWindows", \.allowedWindows,
            .list(of: .allowedWindow, maximum: ScreenTimePolicy.mostAllowedWindows),
            "All windows; an empty list: always.")
        patch("session", \.session, .sessionLimit, "Breaks; null: none.")
        optional(
            "budgets", \.budgets, .list(of: .activityBudget, maximum: ScreenTimePolicy.mostBudgets), "All budgets.")
        optional(
            "freeActivities", \.freeActivities,
            .list(of: .limitedActivity, maximum: ScreenTimePolicy.mostActivities),
            "All activities that count against no limit; each names a subject, a pack or an app.")
        patch("carryOver", \.carryOver, .carryOver, "A bank of unused minutes; null: none.")
        patch(
            "breakNudgeMinutes", \.breakNudgeMinutes, .count(told: ScreenTimePolicy.possibleBreakNudgeMinutes),
            "Minutes of use between two reminders to look up; null: no reminders.")
        patch("earnedTime", \.earnedTime, .earnedTime, "Minutes that are earned by learning; null: none are.")
        optional(
            "learningApps", \.learningApps,
            .list(of: .text(1...64), maximum: ScreenTimePolicy.mostLearningApps),
            "All apps whose category is learning: their minutes are learning minutes.")
        optional(
            "learningGoals", \.learningGoals,
            .list(of: .learningGoal, maximum: ScreenTimePolicy.mostLearningGoals),
            "All goals for a week, which block nothing.")
    }
}
