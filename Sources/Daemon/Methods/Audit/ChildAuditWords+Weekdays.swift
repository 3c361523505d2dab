import Household

/// Weekdays with a time of their own, in simple words.
extension ChildAuditWords {
    /// What is told when the last weekday lost its own time; of limits that never had one nothing is told.
    static let alike = "All days have the same time now."

    /// A sentence for each limit that some weekdays have of their own; nil when there are none.
    static func weekdays(_ policy: ScreenTimePolicy) -> String? {
        let sentences = policy.overrides.map { days, minutes in
            let isOne = days.count == 1
            let names = names(of: days)
            return switch minutes {
            case nil: "\(names) \(isOne ? "has" : "have") no limit of the day."
            case 0: "\(names) \(isOne ? "is a day" : "are days") without screen time."
            case let minutes?:
                "\(names) \(isOne ? "has its" : "have their") own time: \(SettingText.length(minutes))."
            }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// "Saturday and Sunday", "Monday, Wednesday and Friday"; in the order of the week.
    private static func names(of days: Set<Weekday>) -> String {
        let names = Weekday.allCases.filter(days.contains).map { day in
            day.name.prefix(1).uppercased() + day.name.dropFirst()
        }
        return ([names.dropLast().joined(separator: ", ")] + names.suffix(1)).filter { !$0.isEmpty }
            .joined(separator: " and ")
    }
}
