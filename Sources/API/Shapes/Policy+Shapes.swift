import Household
import JSONRPC
import Shapes
import Words

// The same shapes are read from requests and from rows, so their schemas tell the bounds of numbers, but
// `ScreenTimePolicy.faults` checks them, with the field named.

extension Shape where Value == ScreenTimePolicy {
    /// How it is read and written: `ScreenTimePolicy` in the reference.
    public static let screenTimePolicy = Shape.object(
        "ScreenTimePolicy", "A child's limits. 0 minutes means blocked, null means unlimited.", make: together
    ) {
        required("dailyMinutes", .nullable(.count), "Minutes of a household day.") { $0.dailyMinutes }
        optional(
            "dailyMinutesByWeekday", .minutesByWeekday, "Weekdays with a limit of their own; absent: none has one."
        ) { $0.dailyByWeekday.isEmpty ? nil : $0.dailyByWeekday }
        required("weeklyMinutes", .nullable(.count), "Minutes of a household week.") { $0.weeklyMinutes }
        required("quietHours", .list(of: .quietWindow), "Windows of rest.") { $0.quietHours }
        required("finishing", .word(Finishing.self), "What may be finished when time ends.") { $0.finishing }
        optional("dateOverrides", .list(of: .dateOverride), "Other rules for ranges of dates; absent: none.") {
            $0.dateOverrides.isEmpty ? nil : $0.dateOverrides
        }
        optional(
            "allowedWindows", .list(of: .allowedWindow),
            "The only windows in which the child may use the screen; absent: always."
        ) { $0.allowedWindows.isEmpty ? nil : $0.allowedWindows }
        optional("session", .sessionLimit, "Breaks; absent: none.") { $0.session }
        optional("budgets", .list(of: .activityBudget), "Minutes a day for some activities; absent: no such budgets.") {
            $0.budgets.isEmpty ? nil : $0.budgets
        }
        optional("freeActivities", .list(of: .limitedActivity), "Activities that count against no limit; absent: none.")
        {
            $0.freeActivities.isEmpty ? nil : $0.freeActivities
        }
        optional("carryOver", .carryOver, "What becomes of unused minutes; absent: they are gone.") { $0.carryOver }
        optional(
            "breakNudgeMinutes", .count(told: ScreenTimePolicy.possibleBreakNudgeMinutes),
            "Minutes of use between two reminders to look up; absent: no reminders."
        ) {
            $0.breakNudgeMinutes
        }
        optional("earnedTime", .earnedTime, "Minutes that are earned by learning; absent: none are.") {
            $0.earnedTime
        }
        optional("learningApps", .list(of: .text(1...64)), "Apps whose category is learning; absent: none is.") {
            $0.learningApps.isEmpty ? nil : $0.learningApps
        }
        optional("learningGoals", .list(of: .learningGoal), "Goals for a week, which block nothing; absent: none.") {
            $0.learningGoals.isEmpty ? nil : $0.learningGoals
        }
        optional(
            "notes", .list(of: .saying),
            "What a parent should know of these limits, such as that the week ends before its days; absent: nothing. "
                + "Only told, never set."
        ) { $0.notes.isEmpty ? nil : $0.notes }
    }

    private static func together(
        daily: Int?, byWeekday: [Weekday: Int?]?, weekly: Int?, quietHours: [QuietWindow], finishing: Finishing,
        overrides: [DateOverride]?, allowed: [AllowedWindow]?, session: SessionLimit?, budgets: [ActivityBudget]?,
        free: [ActivityRef]?, carryOver: CarryOver?, nudge: Int?, earned: EarnedTime?, apps: [String]?,
        goals: [LearningGoal]?, notes: [Saying]?
    ) -> ScreenTimePolicy {
        ScreenTimePolicy(
            dailyMinutes: daily, dailyByWeekday: byWeekday ?? [:], weeklyMinutes: weekly, quietHours: quietHours,
            finishing: finishing, dateOverrides: overrides ?? [], allowedWindows: allowed ?? [], session: session,
            budgets: budgets ?? [], freeActivities: free ?? [], carryOver: carryOver, breakNudgeMinutes: nudge,
            earnedTime: earned, learningApps: apps ?? [], learningGoals: goals ?? [])
    }
}

extension Shape where Value == DateOverride {
    /// How it is read and written: `DateOverride` in the reference.
    public static let dateOverride = Shape.object(
        "DateOverride",
        "Different rules for a range of dates; absent members stay as usual. Of several overrides the one with the "
            + "highest priority applies as a whole.",
        make: { first, last, priority, name, daily, quiet, allowed in
            DateOverride(
                first: first, last: last, priority: priority ?? 0, name: name,
                daily: daily.map(DateOverride.Minutes.of) ?? .asUsual, quietHours: quiet, allowedWindows: allowed)
        }
    ) {
        required("first", .day, "The first date.") { $0.first }
        required("last", .day, "The last date; a range has at most 366 dates.") { $0.last }
        optional(
            "priority", .count(told: DateOverride.priorities),
            "0 to 100, if absent 0; the highest priority applies."
        ) {
            $0.priority == 0 ? nil : $0.priority
        }
        optional("name", .text(1...ScreenTimePolicy.longestName), "Such as `Holidays`.") { $0.name }
        optional(
            "dailyMinutes", .nullable(.count(told: 0...ScreenTimePolicy.mostDailyMinutes)),
            "Minutes of each household day; null is unlimited."
        ) {
            if case .of(let minutes) = $0.daily { .some(minutes) } else { nil }
        }
        optional(
            "quietHours", .list(of: .quietWindow, maximum: ScreenTimePolicy.mostQuietWindows),
            "The windows that start on these dates; an empty list: none."
        ) { $0.quietHours }
        optional(
            "allowedWindows", .list(of: .allowedWindow, maximum: ScreenTimePolicy.mostAllowedWindows),
            "The windows that start on these dates; an empty list: always."
        ) { $0.allowedWindows }
    }
}

extension Shape where Value == AllowedWindow {
    /// How it is read and written: `AllowedWindow` in the reference.
    public static let allowedWindow = Shape.object(
        "AllowedWindow",
        "A time in which the child may use the screen. Once there are windows, all other time is closed.",
        make: { start, end, days, minutes in
            AllowedWindow(
                window: QuietWindow(start: start, end: end, days: Set(days)), allowanceMinutes: minutes)
        }
    ) {
        required("start", .windowStart) { $0.window.start }
        required("end", .wallTime, "Up to `24:00`; an end before the start lies on the next day.") { $0.window.end }
        defaulted(
            "weekdays", .list(of: .weekday, minimum: 1, maximum: 7), to: Weekday.allCases,
            "The weekdays on which it starts; if absent, all."
        ) { $0.window.days.sorted { $0.rawValue < $1.rawValue } }
        optional(
            "allowanceMinutes", .count(told: 0...ScreenTimePolicy.mostDailyMinutes),
            "Minutes that can be used inside the window, at most its length; absent: all."
        ) {
            $0.allowanceMinutes
        }
    }
}

extension Shape where Value == SessionLimit {
    /// How it is read and written: `SessionLimit` in the reference.
    public static let sessionLimit = Shape.object(
        "SessionLimit", "Minutes of use, then a break.",
        make: { SessionLimit(minutes: $0, breakMinutes: $1 ?? SessionLimit.usualBreakMinutes) }
    ) {
        required("minutes", .count(told: SessionLimit.possibleMinutes), "Of use.") { $0.minutes }
        optional("breakMinutes", .count(told: SessionLimit.possibleBreakMinutes), "10 when absent.") { $0.breakMinutes }
    }
}

extension Shape where Value == ActivityBudget {
    /// How it is read and written: `ActivityBudget` in the reference.
    public static let activityBudget = Shape.object(
        "ActivityBudget", "Minutes of a household day for some activities together.", make: ActivityBudget.init
    ) {
        required("name", .text(1...ScreenTimePolicy.longestName), "Such as `games`; unique in a policy.") { $0.name }
        required(
            "activities", .list(of: .limitedActivity, minimum: 1, maximum: ScreenTimePolicy.mostActivities),
            "The activities that share the budget; each names a subject, a pack or an app."
        ) { $0.activities }
        required("minutes", .count(told: 0...ScreenTimePolicy.mostDailyMinutes), "0 is blocked.") { $0.minutes }
    }
}

extension Shape where Value == CarryOver {
    /// How it is read and written: `CarryOver` in the reference.
    public static let carryOver = Shape.object(
        "CarryOver", "A bank of unused minutes.",
        make: { CarryOver(capMinutes: $0, expiryDays: $1 ?? CarryOver.usualExpiryDays) }
    ) {
        required("capMinutes", .count(told: CarryOver.possibleCapMinutes), "The most that it holds.") { $0.capMinutes }
        optional(
            "expiryDays", .count(told: CarryOver.possibleExpiryDays),
            "Days after its own day on which a saved minute can be used; if absent, 7."
        ) {
            $0.expiryDays
        }
    }
}

extension Shape where Value == EarnedTime {
    /// How it is read and written: `EarnedTime` in the reference.
    public static let earnedTime = Shape.object(
        "EarnedTime", "Minutes that are earned by learning.", make: EarnedTime.init
    ) {
        required(
            "minutesPerLesson", .count(told: EarnedTime.possibleMinutesPerLesson), "For each finished lesson."
        ) {
            $0.minutesPerLesson
        }
        required(
            "dailyCapMinutes", .count(told: EarnedTime.possibleDailyCapMinutes), "The most of a household day."
        ) { $0.dailyCapMinutes }
        optional(
            "minutesPerChallenge", .count(told: EarnedTime.possibleMinutesPerChallenge),
            "For each challenge that is reached; absent: none."
        ) { $0.minutesPerChallenge }
    }
}

extension Shape where Value == LearningGoal {
    /// How it is read and written: `LearningGoal` in the reference.
    public static let learningGoal = Shape.object(
        "LearningGoal", "What a household week should hold. It is a goal and never a block.", make: LearningGoal.init
    ) {
        optional("subject", .text(1...64), "Such as `math`; absent: all learning.") { $0.subject }
        required("weeklyMinutes", .count(told: LearningGoal.possibleMinutes), "Minutes of a household week.") {
            $0.weeklyMinutes
        }
    }
}
