/// Where the limit of a day comes from.
public enum LimitSource: String, CaseIterable, Hashable, Sendable {
    /// The daily limit.
    case usual
    /// The limit of its weekday.
    case weekday
    /// Other rules for its date.
    case dates
}

extension ScreenTimePolicy {
    /// Where the limit of a household day comes from.
    public func limitSource(on day: Day) -> LimitSource {
        if case .of? = dateOverride(on: day)?.daily { return .dates }
        return dailyByWeekday[day.weekday] == nil ? .usual : .weekday
    }
}

extension DateOverride {
    /// What a parent calls it, else its dates: "2026-12-24", "2026-12-24 to 2027-01-06".
    public var title: String { name ?? (first == last ? "\(first)" : "\(first) to \(last)") }
}
