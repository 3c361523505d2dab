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
