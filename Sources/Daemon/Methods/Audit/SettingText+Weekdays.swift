import Household

extension SettingText {
    /// The weekdays with a limit of their own, "Fri no limit; Sat,Sun 1 h 30 min"; empty when there are none.
    static func weekdays(_ policy: ScreenTimePolicy) -> String {
        policy.overrides.map { days, minutes in
            let limit = minutes.map { $0 == 0 ? "blocked" : length($0) } ?? "no limit"
            return "\(days.shortNames) \(limit)"
        }.joined(separator: "; ")
    }
}
