import Household
import JSONRPC
import Shapes
import Words

// The same shapes are read from requests and from rows, so their schemas tell the bounds of numbers, but
// `ScreenTimePolicy.faults` checks them, with the field named.

extension Shape where Value == ScreenTimePolicy {
    /// How it is read and written: `ScreenTimePolicy` in the reference.
    public static let screenTimePolicy = Shape.object(
        "ScreenTimePolicy", "A child's limits. 0 minutes means blocked, null means unlimited.",
        from: ScreenTimePolicy()
    ) {
        ScreenTimePolicy.rules.members + [
            optional(
                "notes", .list(of: .saying),
                "What a parent should know of these limits, such as that the week ends before its days; absent: nothing. "
                    + "Only told, never set.", get: { $0.notes.isEmpty ? nil : $0.notes }, set: { _, _ in }
            ).member
        ]
    }
}

extension Shape where Value == PolicyChange {
    /// A change on its own, also the form of a file that `kidctl policy set --file` reads.
    public static let policyChange = Shape.object(
        "PolicyChange", "A change of a child's limits; absent members stay as they are.", from: PolicyChange()
    ) { ScreenTimePolicy.rules.changes }
}

extension Shape where Value == DateOverride {
    /// How it is read and written: `DateOverride` in the reference.
    public static let dateOverride = Shape.object(
        "DateOverride",
        "Different rules for a range of dates; absent members stay as usual. Of several overrides the one with the "
            + "highest priority applies as a whole.",
        from: DateOverride(first: Day(number: 0), last: Day(number: 0))
    ) {
        required("first", \.first, .day, "The first date.")
        required("last", \.last, .day, "The last date; a range has at most 366 dates.")
        unless(
            "priority", \.priority, .count(told: DateOverride.priorities), is: 0,
            "0 to 100, if absent 0; the highest priority applies.")
        optional("name", \.name, .text(1...ScreenTimePolicy.longestName), "Such as `Holidays`.")
        optional(
            "dailyMinutes", \.daily.minutes, .nullable(.count(told: 0...ScreenTimePolicy.mostDailyMinutes)),
            "Minutes of each household day; null is unlimited.")
        optional(
            "quietHours", \.quietHours, .list(of: .quietWindow, maximum: ScreenTimePolicy.mostQuietWindows),
            "The windows that start on these dates; an empty list: none.")
        optional(
            "allowedWindows", \.allowedWindows, .list(of: .allowedWindow, maximum: ScreenTimePolicy.mostAllowedWindows),
            "The windows that start on these dates; an empty list: always.")
    }
}

extension Shape where Value == AllowedWindow {
    /// How it is read and written: `AllowedWindow` in the reference.
    public static let allowedWindow = Shape.object(
        "AllowedWindow",
        "A time in which the child may use the screen. Once there are windows, all other time is closed.",
        make: { AllowedWindow(window: QuietWindow(start: $0, end: $1, days: $2), allowanceMinutes: $3) }
    ) {
        required("start", \.window.start, .windowStart)
        required("end", \.window.end, .wallTime, "Up to `24:00`; an end before the start lies on the next day.")
        defaulted(
            "weekdays", \.window.days, .set(of: .weekday, in: { $0.rawValue < $1.rawValue }, minimum: 1, maximum: 7),
            to: Set(Weekday.allCases),
            "The weekdays on which it starts; if absent, all.")
        optional(
            "allowanceMinutes", \.allowanceMinutes, .count(told: 0...ScreenTimePolicy.mostDailyMinutes),
            "Minutes that can be used inside the window, at most its length; absent: all.")
    }
}

extension Shape where Value == SessionLimit {
    /// How it is read and written: `SessionLimit` in the reference.
    public static let sessionLimit = Shape.object(
        "SessionLimit", "Minutes of use, then a break.",
        make: { SessionLimit(minutes: $0, breakMinutes: $1) }
    ) {
        required("minutes", \.minutes, .count(told: SessionLimit.possibleMinutes), "Of use.")
        defaulted(
            "breakMinutes", \.breakMinutes, .count(told: SessionLimit.possibleBreakMinutes),
            to: SessionLimit.usualBreakMinutes, "10 when absent.")
    }
}

extension Shape where Value == ActivityBudget {
    /// How it is read and written: `ActivityBudget` in the reference.
    public static let activityBudget = Shape.object(
        "ActivityBudget", "Minutes of a household day for some activities together.", make: ActivityBudget.init
    ) {
        required("name", \.name, .text(1...ScreenTimePolicy.longestName), "Such as `games`; unique in a policy.")
        required(
            "activities", \.activities,
            .list(of: .limitedActivity, minimum: 1, maximum: ScreenTimePolicy.mostActivities),
            "The activities that share the budget; each names a subject, a pack or an app.")
        required("minutes", \.minutes, .count(told: 0...ScreenTimePolicy.mostDailyMinutes), "0 is blocked.")
    }
}

extension Shape where Value == CarryOver {
    /// How it is read and written: `CarryOver` in the reference.
    public static let carryOver = Shape.object(
        "CarryOver", "A bank of unused minutes.",
        make: { CarryOver(capMinutes: $0, expiryDays: $1) }
    ) {
        required("capMinutes", \.capMinutes, .count(told: CarryOver.possibleCapMinutes), "The most that it holds.")
        defaulted(
            "expiryDays", \.expiryDays, .count(told: CarryOver.possibleExpiryDays), to: CarryOver.usualExpiryDays,
            "Days after its own day on which a saved minute can be used; if absent, 7.")
    }
}

extension Shape where Value == EarnedTime {
    /// How it is read and written: `EarnedTime` in the reference.
    public static let earnedTime = Shape.object(
        "EarnedTime", "Minutes that are earned by learning.", make: EarnedTime.init
    ) {
        required(
            "minutesPerLesson", \.minutesPerLesson, .count(told: EarnedTime.possibleMinutesPerLesson),
            "For each finished lesson.")
        required(
            "dailyCapMinutes", \.dailyCapMinutes, .count(told: EarnedTime.possibleDailyCapMinutes),
            "The most of a household day.")
        optional(
            "minutesPerChallenge", \.minutesPerChallenge, .count(told: EarnedTime.possibleMinutesPerChallenge),
            "For each challenge that is reached; absent: none.")
    }
}

extension Shape where Value == LearningGoal {
    /// How it is read and written: `LearningGoal` in the reference.
    public static let learningGoal = Shape.object(
        "LearningGoal", "What a household week should hold. It is a goal and never a block.", make: LearningGoal.init
    ) {
        optional("subject", \.subject, .text(1...64), "Such as `math`; absent: all learning.")
        required(
            "weeklyMinutes", \.weeklyMinutes, .count(told: LearningGoal.possibleMinutes), "Minutes of a household week."
        )
    }
}
