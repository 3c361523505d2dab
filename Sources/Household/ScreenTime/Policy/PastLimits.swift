/// The limits of days that are over, from the time before a change (Screen time, Limits: a past day is shown with the
/// limits that held on it).
public struct PastLimits: Hashable, Sendable {
    /// The last household day on which they held.
    public var last: Day
    /// The minutes of days, and nothing else of the policy.
    public var policy: ScreenTimePolicy

    /// Limits that held up to a day.
    public init(last: Day, policy: ScreenTimePolicy) {
        self.last = last
        self.policy = policy
    }
}

extension [PastLimits] {
    /// The limits that held on a day; nil when they are still those of today.
    func policy(on day: Day) -> ScreenTimePolicy? { first { day <= $0.last }?.policy }

    /// Takes in a change of limits. Of several on one day the last one holds on that day; the others never held.
    mutating func take(_ change: Revision<ScreenTimePolicy>) {
        guard let last = change.day?.advanced(by: -1), (self.last.map { $0.last < last } ?? true) else { return }
        let days = (self.last?.last ?? last.advanced(by: -TimeBook.mostDays)).advanced(by: 1)...last
        let before = change.from.minutes(ofDays: days)
        guard before != change.to.minutes(ofDays: days) else { return }
        append(PastLimits(last: last, policy: before))
        removeAll { $0.last < last.advanced(by: -TimeBook.mostDays) }
    }
}

extension ScreenTimePolicy {
    /// What decides the minutes of some days, without the rest.
    fileprivate func minutes(ofDays days: ClosedRange<Day>) -> ScreenTimePolicy {
        ScreenTimePolicy(
            dailyMinutes: dailyMinutes, dailyByWeekday: dailyByWeekday, weeklyMinutes: nil, quietHours: [],
            dateOverrides: dateOverrides.filter { $0.first <= days.upperBound && $0.last >= days.lowerBound }.map {
                DateOverride(first: $0.first, last: $0.last, priority: $0.priority, name: $0.name, daily: $0.daily)
            })
    }
}
