import ArgumentParser
import Household

/// Reads what a policy is made of from the words of a command line.
enum PolicyArguments {
    /// `15:00-17:00`, `15:00-17:00 mon-fri`, `15:00-17:00=20m`, `mon-fri=15:00-17:00=20m`.
    static func allowedWindow(_ text: String) throws -> AllowedWindow {
        var parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        var allowance: Int?
        // The minutes stand behind the times, weekdays in front of them.
        if parts.count > 1, let last = parts.last, !last.contains(":"), WeekdayText.days(last[...]) == nil,
            let minutes = HumanDuration.minutes(from: last)
        {
            allowance = minutes
            parts.removeLast()
        }
        guard let window = QuietWindowText.window(from: parts.joined(separator: "=")) else {
            throw ValidationError(
                "write a window such as 15:00-17:00, \"15:00-17:00 mon-fri\" or 15:00-17:00=20m.")
        }
        return AllowedWindow(window: window, allowanceMinutes: allowance)
    }

    /// A quiet window, with its weekdays in front or behind.
    static func quietWindow(_ text: String) throws -> QuietWindow {
        if let window = QuietWindowText.window(from: text) { return window }
        throw ValidationError(QuietWindowText.advice(for: text))
    }

    /// `2026-12-24..2027-01-06`, `2026-12-24`, `today`, `tomorrow..2026-12-31`.
    static func dates(_ text: String) throws -> DateSpan {
        guard let span = DateSpan(text) else {
            throw ValidationError("write dates such as 2026-12-24..2027-01-06, 2026-12-24, today or tomorrow.")
        }
        return span
    }

    /// `games=20m:app=supertux,app=tuxkart`, `games=none`.
    static func budget(_ text: String) throws -> BudgetChange {
        let advice = "write a budget such as games=20m:app=supertux,app=tuxkart, or games=none."
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { throw ValidationError(advice) }
        if parts[1].lowercased() == "none" { return BudgetChange(name: parts[0], budget: nil) }
        let rule = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard rule.count == 2, let minutes = HumanDuration.minutes(from: rule[0]) else { throw ValidationError(advice) }
        let activities = try rule[1].split(separator: ",", omittingEmptySubsequences: false).map { part in
            guard let activity = Self.part(String(part)) else { throw ValidationError(advice) }
            return activity
        }
        return BudgetChange(
            name: parts[0], budget: ActivityBudget(name: parts[0], activities: activities, minutes: minutes))
    }

    /// `math=30m`, `all=2h`: a goal for a week.
    static func goal(_ text: String) throws -> LearningGoal {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, let minutes = HumanDuration.minutes(from: parts[1]) else {
            throw ValidationError("write a goal such as math=30m, or all=2h.")
        }
        return LearningGoal(subject: parts[0] == "all" ? nil : parts[0], weeklyMinutes: minutes)
    }

    /// `subject=reading`, `app=tuxpaint`, `pack=kindergarten-math`.
    static func activity(_ text: String) throws -> ActivityRef {
        guard let activity = part(text) else {
            throw ValidationError("write subject=reading, app=tuxpaint or pack=kindergarten-math.")
        }
        return activity
    }

    private static func part(_ text: String) -> ActivityRef? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        switch parts[0] {
        case "subject": return ActivityRef(subject: parts[1])
        case "app": return ActivityRef(app: parts[1])
        case "pack": return ActivityRef(pack: parts[1])
        default: return nil
        }
    }

    /// Minutes such as `15m`, or `none` to switch it off.
    static func minutesOrNone(_ text: String) throws -> Setting<Int> {
        if text.lowercased() == "none" { return Setting(value: nil) }
        return Setting(value: try minutes(text))
    }

    /// Minutes such as `15m`, `1h30m` or `90`.
    static func minutes(_ text: String) throws -> Int {
        guard let minutes = HumanDuration.minutes(from: text) else {
            throw ValidationError("write minutes such as 15m, 1h30m or 90.")
        }
        return minutes
    }

    static func finishing(_ text: String) throws -> Finishing {
        guard let finishing = Finishing(rawValue: text) else {
            throw ValidationError("write question, lesson or none.")
        }
        return finishing
    }
}

/// What becomes of a budget: another one of its name, or none.
struct BudgetChange: Equatable, Sendable {
    var name: String
    var budget: ActivityBudget?
}

/// Dates on a command line.
struct DateSpan: Equatable, Sendable {
    /// One end of it.
    enum End: Equatable, Sendable {
        case date(Day)
        /// So many days after the household's present one.
        case ahead(Int)

        init?(_ text: Substring) {
            switch text {
            case "today": self = .ahead(0)
            case "tomorrow", Self.tomorrow[...]: self = .ahead(1)
            default:
                guard text.utf8.count == 10, let day = Day(String(text)) else { return nil }
                self = .date(day)
            }
        }

        /// As it is printed in the terminal's language.
        private static let tomorrow = TerminalLanguage.current(Environment.value)
            .say("clock.tomorrow", ["time": .text("")]).lowercased().filter { $0 != " " }

        func day(from today: Day) -> Day {
            switch self {
            case .date(let day): day
            case .ahead(let days): today.advanced(by: days)
            }
        }

        var isRelative: Bool { if case .ahead = self { true } else { false } }
    }

    var first: End
    var last: End

    /// Nil for anything that is none.
    init?(_ text: String) {
        var ends: [Substring] = [text[...]]
        if let gap = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
            ends = [text[..<gap], text[gap...].dropFirst(2)]
        }
        guard let first = End(ends[0]), let last = End(ends[ends.count - 1]) else { return nil }
        self.first = first
        self.last = last
    }

    /// Whether the present day has to be known.
    var isRelative: Bool { first.isRelative || last.isRelative }
}
