import Words

extension ScreenTimePolicy {
    /// All rules of a policy, in the order of its properties, of rows and of the wire: a new one goes to the end.
    ///
    /// A rule is its property, its entry here, its texts, and what it means for a decision. Where its value is of a new
    /// type, the compiler asks for that type's form in rows, on the wire, and on the command line.
    public static let rules = PolicyRules {
        PolicyRule(
            "dailyMinutes", \.dailyMinutes, .always, in: 0...mostDailyMinutes, "Minutes of a household day.",
            faults: { PolicyFault.minutes($0, most: mostDailyMinutes, at: $1) },
            told: .init(parent: PolicyWords.limit, state: PolicyWords.aDay, child: { [PolicyWords.time($0, "day")] }))
        PolicyRule(
            "dailyMinutesByWeekday", \.dailyByWeekday, .unless([:]),
            "Weekdays with a limit of their own; absent: none has one.",
            change: "All weekdays with a limit of their own; null: no weekday has one.", faults: PolicyFault.weekdays,
            told: .init(parent: PolicyWords.weekdays, child: { [PolicyWords.childWeekdays($0)] }))
        PolicyRule(
            "weeklyMinutes", \.weeklyMinutes, .always, in: 0...mostWeeklyMinutes, "Minutes of a household week.",
            faults: { PolicyFault.minutes($0, most: mostWeeklyMinutes, at: $1) },
            told: .init(
                parent: PolicyWords.limit, state: PolicyWords.aWeek, child: { [PolicyWords.time($0, "week")] }))
        PolicyRule(
            "quietHours", \.quietHours, .always, in: 0...mostQuietWindows, "Windows of rest.", change: "All windows.",
            faults: PolicyFault.quietHours,
            told: .init(
                parent: { .few($0.map(PolicyWords.text), none: "parent.none") }, state: PolicyWords.quiet,
                child: { hours in
                    [
                        hours.isEmpty
                            ? Saying("audit.noQuietHours")
                            : Saying("audit.quietHours", ["hours": .few(hours.map(PolicyWords.text))])
                    ]
                }))
        PolicyRule(
            "finishing", \.finishing, .always, "What may be finished when time ends.",
            told: .init(
                parent: { .key("parent.audit.finishing.\($0.rawValue)") }, state: { _ in nil },
                child: { [Saying("audit.finish.\($0.rawValue)")] }))
        PolicyRule(
            "dateOverrides", \.dateOverrides, .unless([]), in: 0...mostDateOverrides,
            "Other rules for ranges of dates; absent: none.", change: "All ranges of dates with other rules.",
            faults: PolicyFault.dates,
            told: .init(
                parent: { .few($0.map(PolicyWords.text)) },
                difference: { old, new in
                    let news = PolicyWords.news("parent.audit.change.dateOverrides", old, new, PolicyWords.text)
                    return news.isEmpty && old != new ? [Saying("parent.audit.change.dateOverrides.order")] : news
                }, child: { [PolicyWords.child("audit.dates", "dates", $0.map(PolicyWords.text))] }))
        PolicyRule(
            "allowedWindows", \.allowedWindows, .unless([]), in: 0...mostAllowedWindows,
            "The only windows in which the child may use the screen; absent: always.",
            change: "All windows; an empty list: always.", faults: PolicyFault.allowedWindows,
            told: .init(
                parent: { .few($0.map(PolicyWords.text), none: "parent.none") },
                state: { $0.isEmpty ? nil : PolicyWords.only($0) },
                child: { [PolicyWords.child("audit.windows", "windows", $0.map(PolicyWords.text))] }))
        PolicyRule(
            "session", \.session, .unless(nil), "Breaks; absent: none.", change: "Breaks; null: none.",
            faults: { $0?.faults(at: $1) ?? [] },
            told: .init(
                parent: { $0.map { .saying(PolicyWords.text($0)) } ?? .key("parent.none") },
                state: { $0.map(PolicyWords.text) },
                child: { session in
                    [
                        session.map {
                            Saying("audit.session", numbers: ["minutes": $0.minutes, "break": $0.breakMinutes])
                        }
                    ]
                }))
        PolicyRule(
            "budgets", \.budgets, .unless([]), in: 0...mostBudgets,
            "Minutes a day for some activities; absent: no such budgets.", change: "All budgets.",
            faults: PolicyFault.budgets,
            told: .init(
                parent: { .few($0.map(PolicyWords.text)) },
                difference: { PolicyWords.news("parent.audit.change.budgets", $0, $1, PolicyWords.text) },
                child: { [PolicyWords.childBudgets($0)] }))
        PolicyRule(
            "freeActivities", \.freeActivities, .unless([]), in: 0...mostActivities,
            "Activities that count against no limit; absent: none.",
            change: "All activities that count against no limit; each names a subject, a pack or an app.",
            faults: PolicyFault.activities,
            told: .init(
                parent: { .few($0.map(PolicyWords.name), none: "parent.audit.nothing") },
                child: { [PolicyWords.child("audit.free", "names", $0.map(PolicyWords.name))] }))
        PolicyRule(
            "carryOver", \.carryOver, .unless(nil), "What becomes of unused minutes; absent: they are gone.",
            change: "A bank of unused minutes; null: none.", faults: { $0?.faults(at: $1) ?? [] },
            told: .init(
                parent: { $0.map(PolicyWords.text) ?? .key("parent.audit.nothing") },
                child: { [PolicyWords.minutes("audit.carryOver", $0?.capMinutes)] }))
        PolicyRule(
            "breakNudgeMinutes", \.breakNudgeMinutes, .unless(nil), in: possibleBreakNudgeMinutes,
            "Minutes of use between two reminders to look up; absent: no reminders.",
            change: "Minutes of use between two reminders to look up; null: no reminders.",
            faults: { PolicyFault.minutes($0, in: possibleBreakNudgeMinutes, at: $1) },
            told: .init(
                parent: {
                    $0.map { .saying(Saying("parent.audit.every", ["length": PolicyWords.length($0)])) }
                        ?? .key("parent.audit.never")
                }, child: { [PolicyWords.minutes("audit.nudge", $0)] }))
        PolicyRule(
            "earnedTime", \.earnedTime, .unless(nil), "Minutes that are earned by learning; absent: none are.",
            change: "Minutes that are earned by learning; null: none are.", faults: { $0?.faults(at: $1) ?? [] },
            told: .init(
                parent: { $0.map(PolicyWords.text) ?? .key("parent.audit.nothing") },
                child: { earned in
                    [
                        PolicyWords.minutes("audit.lessonsEarn", earned?.minutesPerLesson),
                        PolicyWords.minutes("audit.challengesEarn", earned?.minutesPerChallenge),
                    ]
                }, gone: ["lessonsEarn", "challengesEarn"]))
        PolicyRule(
            "learningApps", \.learningApps, .unless([]), in: 0...mostLearningApps,
            "Apps whose category is learning; absent: none is.",
            change: "All apps whose category is learning: their minutes are learning minutes.",
            faults: PolicyFault.apps,
            told: .init(
                parent: { .few($0.map { .text($0) }, none: "parent.none") },
                child: { [$0.isEmpty ? nil : Saying("audit.learningApps")] }))
        PolicyRule(
            "learningGoals", \.learningGoals, .unless([]), in: 0...mostLearningGoals,
            "Goals for a week, which block nothing; absent: none.",
            change: "All goals for a week, which block nothing.", faults: PolicyFault.goals,
            told: .init(
                parent: { .few($0.map(PolicyWords.text), none: "parent.audit.none") },
                child: { [$0.isEmpty ? nil : Saying("audit.goals")] }))
    }
}
