/// A rule that limits, as a parent sees it.
public enum LimitRule: String, CaseIterable, Hashable, Sendable {
    /// A parent's lock.
    case lock
    /// Quiet hours, now or coming.
    case quietHours
    /// The allowed windows, with the minutes of the present one if it has an allowance.
    case allowedWindow
    /// Minutes a day.
    case daily
    /// Minutes a week.
    case weekly
    /// Minutes until a break.
    case session
    /// Minutes a day for some activities.
    case budget
    /// Minutes of earlier days that were carried over: they end, too.
    case carryOver
    /// Granted minutes: they end, too.
    case grant
}
