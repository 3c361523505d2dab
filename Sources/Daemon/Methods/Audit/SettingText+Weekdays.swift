import Household
import Words

extension SettingText {
    /// The weekdays with a limit of their own, "no limit (Friday) and 1 h 30 min (Saturday and Sunday)".
    static func weekdays(_ policy: ScreenTimePolicy) -> Saying.Value {
        if policy.overrides.isEmpty { return .key("parent.audit.none") }
        return .list(
            policy.overrides.map { days, minutes in
                let limit: Saying.Value =
                    switch minutes {
                    case nil: .key("parent.audit.noLimit")
                    case 0: .key("audit.part.noScreenTime")
                    case let minutes?: .saying(length(minutes))
                    }
                return .saying(Saying("parent.audit.onWeekdays", ["limit": limit, "weekdays": names(days)]))
            })
    }
}
