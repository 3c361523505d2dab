import Household

/// A policy as people read it.
enum PolicyText {
    static func text(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let quiet = policy.quietHours.map(QuietWindowText.text)
        var facts = [
            ("A day", daily(policy)),
            ("A week", HumanDuration.limit(policy.weeklyMinutes)),
            ("Quiet hours", quiet.isEmpty ? "none" : quiet.joined(separator: "; ")),
            ("When time ends", finishing(policy.finishing)),
        ]
        facts += rest(of: policy)
        let text = page.facts(facts) + dates(policy, page)
        return text + (policy.dailyByWeekday.isEmpty ? "" : "\n" + week(policy, page)) + notes(policy, page)
    }

    /// What these limits may not do, though they seem to.
    static func notes(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        policy.notes.isEmpty ? "" : "\n" + policy.notes.map { page.paragraph($0.printable, .yellow) }.joined()
    }

    /// What not every family has; nothing is said of what is off.
    private static func rest(of policy: ScreenTimePolicy) -> [(String, String)] {
        var facts: [(String, String)] = []
        if !policy.allowedWindows.isEmpty { facts.append(("Only", allowed(policy.allowedWindows))) }
        if let session = policy.session {
            let breaks = "after \(HumanDuration.text(minutes: session.minutes)), for "
            facts.append(("Breaks", breaks + HumanDuration.text(minutes: session.breakMinutes)))
        }
        for budget in policy.budgets {
            let names = budget.activities.map(name).joined(separator: ", ")
            facts.append(("Budget", "\(budget.name): \(HumanDuration.limit(budget.minutes)) a day for \(names)"))
        }
        if !policy.freeActivities.isEmpty {
            facts.append(("Not counted", policy.freeActivities.map(name).joined(separator: ", ")))
        }
        if let carryOver = policy.carryOver {
            let days = "\(carryOver.expiryDays) day\(carryOver.expiryDays == 1 ? "" : "s")"
            facts.append(("Carried over", "\(HumanDuration.text(minutes: carryOver.capMinutes)) at most, for \(days)"))
        }
        if let minutes = policy.breakNudgeMinutes {
            facts.append(("Reminder", "to look up, every \(HumanDuration.text(minutes: minutes))"))
        }
        if let earned = policy.earnedTime {
            let most = HumanDuration.text(minutes: earned.dailyCapMinutes)
            let challenge = earned.minutesPerChallenge.map { ", \(HumanDuration.text(minutes: $0)) a challenge" } ?? ""
            let lesson = HumanDuration.text(minutes: earned.minutesPerLesson) + " a lesson"
            facts.append(("Earned", "\(lesson)\(challenge), \(most) a day at most"))
        }
        if !policy.learningApps.isEmpty {
            facts.append(("Learning apps", policy.learningApps.joined(separator: ", ")))
        }
        if !policy.learningGoals.isEmpty {
            let goals = policy.learningGoals.map { goal in
                "\(HumanDuration.text(minutes: goal.weeklyMinutes)) of \(goal.subject ?? "learning")"
            }
            facts.append(("Week's goals", goals.joined(separator: ", ")))
        }
        return facts
    }

    /// `Mon-Fri 15:00-17:00 (20 min); 10:00-12:00`.
    static func allowed(_ windows: [AllowedWindow]) -> String {
        windows.map { allowed in
            QuietWindowText.text(of: allowed.window)
                + (allowed.allowanceMinutes.map { " (\(HumanDuration.text(minutes: $0)))" } ?? "")
        }.joined(separator: "; ")
    }

    private static func name(_ activity: ActivityRef) -> String {
        activity.subject ?? activity.app.map { "app " + $0 } ?? activity.pack.map { "pack " + $0 } ?? "anything"
    }

    /// `2026-12-24..2027-01-06`, as it may be written.
    static func dates(of override: DateOverride) -> String {
        override.first == override.last ? "\(override.first)" : "\(override.first)..\(override.last)"
    }

    private static func dates(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        guard !policy.dateOverrides.isEmpty else { return "" }
        var table = Table([.init("Dates"), .init("Name", .wrap), .init("", .wrap)])
        for override in policy.dateOverrides.sorted(by: { $0.first < $1.first }) {
            table.add(
                Table.Cell(dates(of: override)), Table.Cell(override.name ?? ""), Table.Cell(rules(of: override)))
        }
        return "\n" + table.text(on: page.terminal)
    }

    private static func rules(of override: DateOverride) -> String {
        var rules: [String] = []
        if case .of(let minutes) = override.daily { rules.append(HumanDuration.limit(minutes)) }
        if let quiet = override.quietHours {
            rules.append(
                quiet.isEmpty ? "no quiet hours" : "quiet " + quiet.map(QuietWindowText.text).joined(separator: "; "))
        }
        if let windows = override.allowedWindows {
            rules.append(windows.isEmpty ? "no allowed windows" : "only " + allowed(windows))
        }
        if override.priority > 0 { rules.append("priority \(override.priority)") }
        return rules.isEmpty ? "as usual" : rules.joined(separator: ", ")
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
