import Household
import Words

/// Weekdays with a time of their own, in simple words.
extension ChildAuditWords {
    /// What is told when the last weekday lost its own time; of limits that never had one nothing is told.
    static let alike = Saying("audit.daysAlike")

    /// A sentence for each limit that some weekdays have of their own; nil when there are none.
    static func weekdays(_ policy: ScreenTimePolicy) -> Saying? {
        together(
            policy.overrides.map { days, minutes in
                let names = Weekday.allCases.filter(days.contains).map { Saying.Value.saying($0.saying) }
                let key =
                    switch minutes {
                    case nil: "audit.days.noLimit"
                    case 0: "audit.days.blocked"
                    case _?: "audit.days.own"
                    }
                return Saying(
                    key,
                    ["weekdays": .list(names), "count": .number(names.count), "minutes": .number(minutes ?? 0)])
            })
    }
}
