import Household
import Words

/// A policy as people read it.
enum PolicyText {
    static func text(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        let quiet = policy.quietHours.map { QuietWindowText.text(of: $0, page.clock) }
        var facts = [
            (page.say("policy.day"), daily(policy, page)),
            (page.say("policy.week"), page.limit(policy.weeklyMinutes)),
            (page.say("policy.quiet"), quiet.isEmpty ? page.say("policy.none") : quiet.joined(separator: "; ")),
            (page.say("policy.ends"), finishing(policy.finishing, page)),
        ]
        facts += rest(of: policy, page)
        let text = page.facts(facts) + dates(policy, page)
        return text + (policy.dailyByWeekday.isEmpty ? "" : "\n" + week(policy, page)) + notes(policy, page)
    }

    /// What these limits may not do, though they seem to.
    static func notes(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        policy.notes.isEmpty ? "" : "\n" + policy.notes.map { page.paragraph(page.said($0), .yellow) }.joined()
    }

    /// What not every family has; nothing is said of what is off.
    private static func rest(of policy: ScreenTimePolicy, _ page: Page) -> [(String, String)] {
        var facts: [(String, String)] = []
        func add(_ key: String, _ text: String) { facts.append((page.say("policy." + key), text)) }
        func length(_ minutes: Int) -> Saying.Value { .text(page.length(minutes: minutes)) }
        if !policy.allowedWindows.isEmpty { add("only", allowed(policy.allowedWindows, page)) }
        if let session = policy.session {
            add(
                "breaks",
                page.say(
                    "policy.breaks.after",
                    ["minutes": length(session.minutes), "break": length(session.breakMinutes)]))
        }
        for budget in policy.budgets {
            add(
                "budget",
                page.say(
                    "policy.budget.for",
                    [
                        "name": .text(budget.name), "limit": .text(page.limit(budget.minutes)),
                        "activities": .text(names(budget.activities, page)),
                    ]))
        }
        if !policy.freeActivities.isEmpty { add("free", names(policy.freeActivities, page)) }
        if let carryOver = policy.carryOver {
            add(
                "carryOver",
                page.say(
                    "policy.carryOver.most",
                    ["minutes": length(carryOver.capMinutes), "days": .number(carryOver.expiryDays)]))
        }
        if let minutes = policy.breakNudgeMinutes {
            add("reminder", page.say("policy.reminder.every", ["minutes": length(minutes)]))
        }
        if let earned = policy.earnedTime { add("earned", self.earned(earned, page)) }
        if !policy.learningApps.isEmpty { add("learningApps", policy.learningApps.joined(separator: ", ")) }
        if !policy.learningGoals.isEmpty {
            let goals = policy.learningGoals.map { goal in
                page.say(
                    "policy.goals.of",
                    [
                        "minutes": length(goal.weeklyMinutes),
                        "name": .text(goal.subject ?? page.say("usage.learning")),
                    ])
            }
            add("goals", goals.joined(separator: ", "))
        }
        return facts
    }

    private static func earned(_ earned: EarnedTime, _ page: Page) -> String {
        let lesson = Saying.Value.text(page.length(minutes: earned.minutesPerLesson))
        let most = Saying.Value.text(page.length(minutes: earned.dailyCapMinutes))
        guard let challenge = earned.minutesPerChallenge else {
            return page.say("policy.earned.lesson", ["lesson": lesson, "most": most])
        }
        return page.say(
            "policy.earned.both",
            ["lesson": lesson, "challenge": .text(page.length(minutes: challenge)), "most": most])
    }

    /// `Mon-Fri 15:00-17:00 (20 min); 10:00-12:00`.
    static func allowed(_ windows: [AllowedWindow], _ page: Page) -> String {
        windows.map { allowed in
            QuietWindowText.text(of: allowed.window, page.clock)
                + (allowed.allowanceMinutes.map { " (\(page.length(minutes: $0)))" } ?? "")
        }.joined(separator: "; ")
    }

    private static func names(_ activities: [ActivityRef], _ page: Page) -> String {
        activities.map { activity in
            activity.subject ?? UsageText.name(of: ActivityRef(app: activity.app, pack: activity.pack), page.language)
        }.joined(separator: ", ")
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
                Table.Cell(dates(of: override)), Table.Cell(override.name ?? ""),
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

    /// `45 min; Fri unlimited; Sat,Sun 1 h 30 min`.
    private static func daily(_ policy: ScreenTimePolicy, _ page: Page) -> String {
        ([page.limit(policy.dailyMinutes)]
            + policy.overrides.map { "\(page.clock.weekdays($0.days)) \(page.limit($0.minutes))" })
            .joined(separator: "; ")
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

    private static func finishing(_ finishing: Finishing, _ page: Page) -> String {
        let grace = Saying.Value.text(page.length(seconds: finishing.grace.secondsLeft))
        return switch finishing {
        case .question: page.say("policy.finish.question", ["grace": grace])
        case .lesson: page.say("policy.finish.lesson", ["grace": grace])
        case .none: page.say("policy.finish.nothing")
        }
    }
}
