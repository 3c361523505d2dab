/// A rule that limits, as a parent sees it.
public enum LimitRule: String, CaseIterable, Hashable, Sendable {
    /// A parent's lock.
    case lock
    /// Quiet hours, now or coming.
    case quietHours
    /// Minutes a day.
    case daily
    /// Minutes a week.
    case weekly
    /// Granted minutes: they end, too.
    case grant
}
