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
        "LimitsOfWeekdays", from: [:],
        members: {
            optional("monday", \.[.monday], .nullable(.whole))
            optional("tuesday", \.[.tuesday], .nullable(.whole))
            optional("wednesday", \.[.wednesday], .nullable(.whole))
            optional("thursday", \.[.thursday], .nullable(.whole))
            optional("friday", \.[.friday], .nullable(.whole))
            optional("saturday", \.[.saturday], .nullable(.whole))
            optional("sunday", \.[.sunday], .nullable(.whole))
        })
}

extension Shape where Value == QuietWindow {
    static let storedQuietWindow = Shape.object(
        "StoredQuietWindow",
        make: { QuietWindow(start: $0, end: $1, days: $2) },
        members: {
            required("start", \.start, .timeOfDay)
            required("end", \.end, .timeOfDay)
            defaulted("days", \.days, .weekdays, to: Set(Weekday.allCases))
        })
}

extension Shape where Value == DateOverride {
    static let storedOverride = Shape.object(
        "StoredOverride",
        from: DateOverride(first: Day(number: 0), last: Day(number: 0)),
        members: {
            required("first", \.first, .date)
            required("last", \.last, .date)
            unless("priority", \.priority, .whole, is: 0)
            optional("name", \.name, .words)
            optional("dailyMinutes", \.daily.minutes, .nullable(.whole))
            optional("quietHours", \.quietHours, .list(of: .storedQuietWindow))
            optional("allowedWindows", \.allowedWindows, .list(of: .storedWindow))
        })
}

extension Shape where Value == AllowedWindow {
    static let storedWindow = Shape.object(
        "StoredWindow",
        make: { AllowedWindow(window: QuietWindow(start: $0, end: $1, days: $2), allowanceMinutes: $3) },
        members: {
            required("start", \.window.start, .timeOfDay)
            required("end", \.window.end, .timeOfDay)
            defaulted("days", \.window.days, .weekdays, to: Set(Weekday.allCases))
            optional("allowanceMinutes", \.allowanceMinutes, .whole)
        })
}

extension Shape where Value == SessionLimit {
    static let storedSession = Shape.object(
        "StoredSession",
        make: { SessionLimit(minutes: $0, breakMinutes: $1) },
        members: {
            required("minutes", \.minutes, .whole)
            defaulted("breakMinutes", \.breakMinutes, .whole, to: SessionLimit.usualBreakMinutes)
        })
}

extension Shape where Value == ActivityBudget {
    static let storedBudget = Shape.object(
        "StoredBudget", make: ActivityBudget.init,
        members: {
            required("name", \.name, .words)
            required("activities", \.activities, .list(of: .storedActivityRef))
            required("minutes", \.minutes, .whole)
        })
}

extension Shape where Value == CarryOver {
    static let storedCarryOver = Shape.object(
        "StoredCarryOver",
        make: { CarryOver(capMinutes: $0, expiryDays: $1) },
        members: {
            required("capMinutes", \.capMinutes, .whole)
            defaulted("expiryDays", \.expiryDays, .whole, to: CarryOver.usualExpiryDays)
        })
}

extension Shape where Value == EarnedTime {
    static let storedEarnedTime = Shape.object(
        "StoredEarnedTime", make: EarnedTime.init,
        members: {
            required("minutesPerLesson", \.minutesPerLesson, .whole)
            required("dailyCapMinutes", \.dailyCapMinutes, .whole)
            optional("minutesPerChallenge", \.minutesPerChallenge, .whole)
        })
}

extension Shape where Value == LearningGoal {
    static let storedLearningGoal = Shape.object(
        "StoredLearningGoal", make: LearningGoal.init,
        members: {
            optional("subject", \.subject, .words)
            required("weeklyMinutes", \.weeklyMinutes, .whole)
        })
}

extension Shape where Value == ActivityRef {
    static let storedActivityRef = Shape.object(
        "StoredActivityRef", make: ActivityRef.init,
        members: {
            optional("subject", \.subject, .words)
            optional("lesson", \.lesson, .words)
            optional("app", \.app, .words)
            optional("pack", \.pack, .words)
        })
}
