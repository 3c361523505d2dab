/// A parent's rules for one child's screen time (Screen time, Limits). The defaults are those of a new child.
public struct ScreenTimePolicy: Hashable, Sendable {
    /// Minutes a household day; nil is unlimited, 0 is blocked.
    public var dailyMinutes: Int?
    /// Minutes of household days of these weekdays instead: nil is unlimited that day, 0 is blocked; a weekday that is
    /// absent has the daily limit.
    public var dailyByWeekday: [Weekday: Int?]
    /// Minutes a household week, independent of the daily limit; nil is unlimited, 0 is blocked.
    public var weeklyMinutes: Int?
    /// Stretches of wall-clock time in which the child rests.
    public var quietHours: [QuietWindow]
    /// What may be finished when time ends in the middle of it.
    public var finishing: Finishing
    /// Other rules for ranges of dates.
    public var dateOverrides: [DateOverride]
    /// The only stretches of wall-clock time in which the child may; empty is always.
    public var allowedWindows: [AllowedWindow]
    /// How long the child may go on without a break; nil is without end.
    public var session: SessionLimit?
    /// Minutes a day for some activities.
    public var budgets: [ActivityBudget]
    /// Activities that are free of charge: neither day nor week, neither an allowance nor a budget counts them. Quiet
    /// hours, allowed windows, breaks, locks and the filter hold for them, too.
    public var freeActivities: [ActivityRef]
    /// What becomes of a day's unused minutes; nil: they are gone.
    public var carryOver: CarryOver?
    /// A reminder to look up after every so many minutes of use in a session, 5...240; nil is none. It blocks nothing.
    public var breakNudgeMinutes: Int?
    /// What finished lessons give; nil is nothing.
    public var earnedTime: EarnedTime?

    /// The apps whose category is learning; any other app is of the category "other".
    public var learningApps: [String]
    /// What a parent would like a week to hold: goals, never blocks.
    public var learningGoals: [LearningGoal]

    /// A policy; without arguments the one of a new child.
    public init(
        dailyMinutes: Int? = 60, dailyByWeekday: [Weekday: Int?] = [:], weeklyMinutes: Int? = 300,
        quietHours: [QuietWindow] = [QuietWindow(start: .eveningRest, end: .morning)], finishing: Finishing = .question,
        dateOverrides: [DateOverride] = [], allowedWindows: [AllowedWindow] = [], session: SessionLimit? = nil,
        budgets: [ActivityBudget] = [], freeActivities: [ActivityRef] = [], carryOver: CarryOver? = nil,
        breakNudgeMinutes: Int? = nil, earnedTime: EarnedTime? = nil,
        learningApps: [String] = [], learningGoals: [LearningGoal] = []
    ) {
        self.dailyMinutes = dailyMinutes
        self.dailyByWeekday = dailyByWeekday
        self.weeklyMinutes = weeklyMinutes
        self.quietHours = quietHours
        self.finishing = finishing
        self.dateOverrides = dateOverrides
        self.allowedWindows = allowedWindows
        self.session = session
        self.budgets = budgets
        self.freeActivities = freeActivities
        self.carryOver = carryOver
        self.breakNudgeMinutes = breakNudgeMinutes
        self.earnedTime = earnedTime
        self.learningApps = learningApps
        self.learningGoals = learningGoals
    }

    /// Most minutes of a daily limit: a whole day.
    public static let mostDailyMinutes = 1440
    /// Most minutes of a weekly limit: a whole week.
    public static let mostWeeklyMinutes = 7 * 1440
    /// Most quiet windows of one child.
    public static let mostQuietWindows = 100
    /// Most allowed windows of one child.
    public static let mostAllowedWindows = 100
    /// Most ranges of dates with other rules.
    public static let mostDateOverrides = 100
    /// Most budgets.
    public static let mostBudgets = 50
    /// Most activities of one budget, and most that are free of charge.
    public static let mostActivities = 50
    /// Most apps whose category is learning.
    public static let mostLearningApps = 50
    /// Most weekly learning goals.
    public static let mostLearningGoals = 20
    /// Most characters of the name of a budget or of dates.
    public static let longestName = 64
    /// The minutes of use after which a child can be reminded to look up.
    public static let possibleBreakNudgeMinutes = 5...240

    /// The minutes of household days of a weekday; nil is unlimited, 0 is blocked.
    public func dailyMinutes(on weekday: Weekday) -> Int? { dailyByWeekday[weekday] ?? dailyMinutes }

    /// The limit of a household day in minutes; nil is unlimited, 0 is blocked. Date and weekday are those of the
    /// household day, so that it holds until the next day start, after midnight too.
    public func dailyMinutes(on day: Day) -> Int? {
        if case .of(let minutes)? = dateOverride(on: day)?.daily { return minutes }
        return dailyByWeekday.isEmpty ? dailyMinutes : dailyMinutes(on: day.weekday)
    }

    /// The override that holds on a date.
    public func dateOverride(on day: Day) -> DateOverride? { dateOverrides.holding(on: day) }

    /// The quiet windows that may start on a calendar date; their weekdays are still to be looked at.
    public func quietHours(on date: Day) -> [QuietWindow] { dateOverride(on: date)?.quietHours ?? quietHours }

    /// The allowed windows that may start on a calendar date; their weekdays are still to be looked at.
    public func allowedWindows(on date: Day) -> [AllowedWindow] {
        dateOverride(on: date)?.allowedWindows ?? allowedWindows
    }

    /// Whether an activity is free of charge.
    public func isFree(_ activity: ActivityRef) -> Bool { freeActivities.contains { $0.includes(activity) } }

    /// Whether time in an activity is learning time: a lesson, or something of a subject or a pack, or an app whose
    /// category is learning.
    public func isLearning(_ activity: ActivityRef) -> Bool {
        activity.isLearning || !learningApps.isEmpty && activity.app.map(learningApps.contains) ?? false
    }

    /// The limit of a household day; nil when it has none.
    func dailyLimit(on day: Day) -> Milliseconds? {
        dailyMinutes(on: day).map { Milliseconds(max(0, $0)) * .minute }
    }

    /// The limit of a household week; nil when it has none.
    var weeklyLimit: Milliseconds? {
        weeklyMinutes.map { Milliseconds(max(0, $0)) * .minute }
    }
}

extension [Weekday: Int?] {
    /// The weekdays with a limit of their own, those of one limit together, by their first weekday.
    public var groups: [(days: Set<Weekday>, minutes: Int?)] {
        var groups: [(days: Set<Weekday>, minutes: Int?)] = []
        for weekday in Weekday.allCases {
            guard let minutes = self[weekday] else { continue }
            if let index = groups.firstIndex(where: { $0.minutes == minutes }) {
                groups[index].days.insert(weekday)
            } else {
                groups.append(([weekday], minutes))
            }
        }
        return groups
    }
}
