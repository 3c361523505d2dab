import Household
import Words

/// A policy as people read it.
enum PolicyText {
    static func text(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        // Dates have a table of their own.
        var usual = policy
        usual.dateOverrides = []
        let text = page.facts(ScreenTimePolicy.rules.facts(of: usual, page)) + dates(policy, page)
        return text + (policy.dailyByWeekday.isEmpty ? "" : "\n" + week(policy, page)) + notes(policy, page)
    }

    /// What these limits may not do, though they seem to.
    static func notes(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        policy.notes.isEmpty ? "" : "\n" + policy.notes.map { page.paragraph(page.said($0), .yellow) }.joined()
    }

    /// `Mon-Fri 15:00-17:00 (20 min); 10:00-12:00`.
    static func allowed(_ windows: [AllowedWindow], _ page: Page) -> String {
        windows.map { allowed in
            QuietWindowText.text(of: allowed.window, page.clock)
                + (allowed.allowanceMinutes.map { " (\(page.length(minutes: $0)))" } ?? "")
        }.joined(separator: "; ")
    }

    /// `2026-12-24..2027-01-06`, as it may be written.
    static func dates(of override: DateOverride) -> String {
        override.first == override.last ? "\(override.first)" : "\(override.first)..\(override.last)"
    }

    private static func dates(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        guard !policy.dateOverrides.isEmpty else { return "" }
        var table = Table([page.column("dates"), page.column("name", .wrap), .init("", .wrap)])
        for override in policy.dateOverrides.sorted(by: { $0.first < $1.first }) {
            table.add(
                Table.Cell(page.said(override.dates)), Table.Cell(override.name ?? ""),
                Table.Cell(rules(of: override, page)))
        }
        return "\n" + table.text(on: page.terminal)
    }

    private static func rules(of override: DateOverride, _ page: Page) -> String {
        var rules: [String] = []
        if case .of(let minutes) = override.daily { rules.append(page.limit(minutes)) }
        if let quiet = override.quietHours {
            let windows = quiet.map { QuietWindowText.text(of: $0, page.clock) }.joined(separator: "; ")
            rules.append(
                quiet.isEmpty ? page.say("policy.noQuiet") : page.say("policy.quietIs", ["windows": .text(windows)]))
        }
        if let windows = override.allowedWindows {
            rules.append(
                windows.isEmpty
                    ? page.say("policy.noWindows")
                    : page.say("policy.onlyIn", ["windows": .text(allowed(windows, page))]))
        }
        if override.priority > 0 { rules.append(page.say("policy.priority", ["count": .number(override.priority)])) }
        return rules.isEmpty ? page.say("policy.asUsual") : rules.joined(separator: ", ")
    }

    private static let barWidth = 24

    /// A bar for each weekday: the longest limit fills it, and so does none.
    private static func week(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let limits = Weekday.allCases.map { policy.dailyMinutes(on: $0) }
        let most = limits.compactMap { $0 }.max() ?? 0
        var table = Table([page.column("day"), .init(""), page.column("limit", right: true)])
        for (weekday, limit) in zip(Weekday.allCases, limits) {
            let isOwn = policy.dailyByWeekday[weekday] != nil
            let bar = limit.map { Bar.text($0, of: most, width: barWidth) } ?? Bar.text(1, of: 1, width: barWidth)
            table.add(
                Table.Cell(page.clock.weekday(weekday), isOwn ? .bold : .plain),
                Table.Cell(bar, limit == nil ? .green : .blue), Table.Cell(page.limit(limit)))
        }
        return table.text(on: page.terminal)
    }
}
