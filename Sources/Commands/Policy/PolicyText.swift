import Household

/// A policy as people read it.
enum PolicyText {
    static func text(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let quiet = policy.quietHours.map(QuietWindowText.text)
        let facts = page.facts([
            ("A day", daily(policy)),
            ("A week", HumanDuration.limit(policy.weeklyMinutes)),
            ("Quiet hours", quiet.isEmpty ? "none" : quiet.joined(separator: "; ")),
            ("When time ends", finishing(policy.finishing)),
        ])
        return policy.dailyByWeekday.isEmpty ? facts : facts + "\n" + week(policy, page)
    }

    /// `45 min; Fri unlimited; Sat,Sun 1 h 30 min`.
    private static func daily(_ policy: ScreenTimePolicy) -> String {
        ([HumanDuration.limit(policy.dailyMinutes)]
            + policy.overrides.map { "\($0.days.shortNames) \(HumanDuration.limit($0.minutes))" })
            .joined(separator: "; ")
    }

    private static let barWidth = 24

    /// A bar for each weekday: the longest limit fills it, and so does none.
    private static func week(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let limits = Weekday.allCases.map { policy.dailyMinutes(on: $0) }
        let most = limits.compactMap { $0 }.max() ?? 0
        var table = Table([.init("Day"), .init(""), .init("Limit", right: true)])
        for (weekday, limit) in zip(Weekday.allCases, limits) {
            let isOwn = policy.dailyByWeekday[weekday] != nil
            let bar = limit.map { Bar.text($0, of: most, width: barWidth) } ?? Bar.text(1, of: 1, width: barWidth)
            table.add(
                Table.Cell(weekday.shortName, isOwn ? .bold : .plain), Table.Cell(bar, limit == nil ? .green : .blue),
                Table.Cell(HumanDuration.limit(limit)))
        }
        return table.text(on: page.terminal)
    }

    private static func finishing(_ finishing: Finishing) -> String {
        let grace = HumanDuration.text(seconds: finishing.grace.secondsLeft)
        switch finishing {
        case .question: return "the open question may be finished, \(grace) at most"
        case .lesson: return "the lesson may be finished, \(grace) at most"
        case .none: return "nothing may be finished"
        }
    }
}
