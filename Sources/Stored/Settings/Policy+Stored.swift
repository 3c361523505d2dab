import Household
import Shapes

// A child's limits as they are stored. Nothing is bounded: what a policy may say is `ScreenTimePolicy.faults`'s word.

extension Shape where Value == ScreenTimePolicy {
    /// Its members are the rules in their order.
    static let storedPolicy = Shape.object("StoredPolicy", from: ScreenTimePolicy()) {
        ScreenTimePolicy.rules.storedMembers
    }
}

extension Shape where Value == [Weekday: Int?] {
    /// Minutes of some weekdays; null is unlimited.
    static let limitsOfWeekdays = Shape.object(
        "LimitsOfWeekdays", make: together,
        members: {
            optional("monday", .nullable(.whole)) { $0[.monday] }
            optional("tuesday", .nullable(.whole)) { $0[.tuesday] }
            optional("wednesday", .nullable(.whole)) { $0[.wednesday] }
            optional("thursday", .nullable(.whole)) { $0[.thursday] }
            optional("friday", .nullable(.whole)) { $0[.friday] }
            optional("saturday", .nullable(.whole)) { $0[.saturday] }
            optional("sunday", .nullable(.whole)) { $0[.sunday] }
        })

    private static func together(
        monday: Int??, tuesday: Int??, wednesday: Int??, thursday: Int??, friday: Int??, saturday: Int??, sunday: Int??
    ) -> [Weekday: Int?] {
        var limits: [Weekday: Int?] = [:]
        let given = [monday, tuesday, wednesday, thursday, friday, saturday, sunday]
        for (weekday, minutes) in zip(Weekday.allCases, given) {
            if let minutes { limits.updateValue(minutes, forKey: weekday) }
        }
        return limits
    }
}

extension Shape where Value == QuietWindow {
    static let storedQuietWindow = Shape.object(
        "StoredQuietWindow",
        make: { QuietWindow(start: $0, end: $1, days: $2) },
        members: {
            required("start", .timeOfDay) { $0.start }
            required("end", .timeOfDay) { $0.end }
            defaulted("days", .weekdays, to: Set(Weekday.allCases)) { $0.days }
        })
}

extension Shape where Value == DateOverride {
    static let storedOverride = Shape.object(
        "StoredOverride",
        make: { first, last, priority, name, daily, quiet, allowed in
            DateOverride(
                first: first, last: last, priority: priority ?? 0, name: name,
                daily: daily.map(DateOverride.Minutes.of) ?? .asUsual, quietHours: quiet, allowedWindows: allowed)
        },
        members: {
            required("first", .date) { $0.first }
            required("last", .date) { $0.last }
            unless("priority", .whole, is: 0) { $0.priority }
            optional("name", .words) { $0.name }
            optional("dailyMinutes", .nullable(.whole)) {
                if case .of(let minutes) = $0.daily { .some(minutes) } else { nil }
            }
            optional("quietHours", .list(of: .storedQuietWindow)) { $0.quietHours }
            optional("allowedWindows", .list(of: .storedWindow)) { $0.allowedWindows }
        })
}

extension Shape where Value == AllowedWindow {
    static let storedWindow = Shape.object(
        "StoredWindow",
        make: { AllowedWindow(window: QuietWindow(start: $0, end: $1, days: $2), allowanceMinutes: $3) },
        members: {
            required("start", .timeOfDay) { $0.window.start }
            required("end", .timeOfDay) { $0.window.end }
            defaulted("days", .weekdays, to: Set(Weekday.allCases)) { $0.window.days }
            optional("allowanceMinutes", .whole) { $0.allowanceMinutes }
        })
}

extension Shape where Value == SessionLimit {
    static let storedSession = Shape.object(
        "StoredSession",
        make: { SessionLimit(minutes: $0, breakMinutes: $1 ?? SessionLimit.usualBreakMinutes) },
        members: {
            required("minutes", .whole) { $0.minutes }
            optional("breakMinutes", .whole) { $0.breakMinutes }
        })
}

extension Shape where Value == ActivityBudget {
    static let storedBudget = Shape.object(
        "StoredBudget", make: ActivityBudget.init,
        members: {
            required("name", .words) { $0.name }
            required("activities", .list(of: .storedActivityRef)) { $0.activities }
            required("minutes", .whole) { $0.minutes }
        })
}

extension Shape where Value == CarryOver {
    static let storedCarryOver = Shape.object(
        "StoredCarryOver",
        make: { CarryOver(capMinutes: $0, expiryDays: $1 ?? CarryOver.usualExpiryDays) },
        members: {
            required("capMinutes", .whole) { $0.capMinutes }
            optional("expiryDays", .whole) { $0.expiryDays }
        })
}

extension Shape where Value == EarnedTime {
    static let storedEarnedTime = Shape.object(
        "StoredEarnedTime", make: EarnedTime.init,
        members: {
            required("minutesPerLesson", .whole) { $0.minutesPerLesson }
            required("dailyCapMinutes", .whole) { $0.dailyCapMinutes }
            optional("minutesPerChallenge", .whole) { $0.minutesPerChallenge }
        })
}

extension Shape where Value == LearningGoal {
    static let storedLearningGoal = Shape.object(
        "StoredLearningGoal", make: LearningGoal.init,
        members: {
            optional("subject", .words) { $0.subject }
            required("weeklyMinutes", .whole) { $0.weeklyMinutes }
        })
}

extension Shape where Value == ActivityRef {
    static let storedActivityRef = Shape.object(
        "StoredActivityRef", make: ActivityRef.init,
        members: {
            optional("subject", .words) { $0.subject }
            optional("lesson", .words) { $0.lesson }
            optional("app", .words) { $0.app }
            optional("pack", .words) { $0.pack }
        })
}
