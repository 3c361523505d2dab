import API
import ArgumentParser
import Household

/// What a challenge counts, as options: one of them.
struct ChallengeGoalOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp("So much learning a day, with --days.", valueName: "minutes"),
        transform: PolicyArguments.minutes)
    var daily: Int?

    @Option(help: ArgumentHelp("With --daily: on how many days.", valueName: "number"))
    var days: Int?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("So much learning in a week.", valueName: "minutes"),
        transform: PolicyArguments.minutes)
    var weekly: Int?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("So much learning on a weekend.", valueName: "minutes"),
        transform: PolicyArguments.minutes)
    var weekend: Int?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("So much of --activity.", valueName: "minutes"),
        transform: PolicyArguments.minutes)
    var minutes: Int?

    @Option(
        help: ArgumentHelp("A subject, pack or app; repeat for several.", valueName: "activity"),
        transform: PolicyArguments.activity)
    var activity: [ActivityRef] = []

    @Option(
        help: ArgumentHelp("With --activity: day, week or whole; week.", valueName: "time"), transform: Self.period)
    var within: ChallengeGoal.Period?

    @Option(help: ArgumentHelp("So many days in a row.", valueName: "days"))
    var streak: Int?

    @Option(help: ArgumentHelp("So many new skills mastered.", valueName: "number"))
    var skills: Int?

    @Option(help: ArgumentHelp("So many new math facts fluent.", valueName: "number"))
    var facts: Int?

    private static func period(_ text: String) throws -> ChallengeGoal.Period {
        guard let period = ChallengeGoal.Period(rawValue: text) else {
            throw ValidationError("write day, week or whole.")
        }
        return period
    }

    private var goals: [ChallengeGoal] {
        [
            daily.map { ChallengeGoal(.dailyMinutes, $0, daysRequired: days) },
            weekly.map { ChallengeGoal(.weeklyMinutes, $0) }, weekend.map { ChallengeGoal(.weekendMinutes, $0) },
            minutes.map { ChallengeGoal(.activityMinutes, $0, activities: activity, period: within ?? .week) },
            streak.map { ChallengeGoal(.streakDays, $0) }, skills.map { ChallengeGoal(.masteredSkills, $0) },
            facts.map { ChallengeGoal(.fluentFacts, $0) },
        ].compactMap { $0 }
    }

    /// Whether anything of it was given.
    var isGiven: Bool { !goals.isEmpty || !activity.isEmpty || days != nil || within != nil }

    /// The goal that was given; nil for none.
    ///
    /// - Parameter template: that of a template or of a challenge, of which only activities or days are to be others.
    func goal(help: String, of template: ChallengeGoal? = nil) throws -> ChallengeGoal? {
        guard isGiven else { return nil }
        if goals.count > 1 {
            let all = "--daily, --weekly, --weekend, --minutes, --streak, --skills or --facts"
            throw Problem.usage("give one goal: \(all)", help: help)
        }
        guard var goal = goals.first ?? template else {
            throw Problem.usage("say how much: --minutes 5h with --activity, or --daily 15m with --days", help: help)
        }
        if goals.isEmpty {
            if !activity.isEmpty { goal.activities = activity }
            if let within { goal.period = within }
            if let days { goal.daysRequired = days }
        }
        if let fault = goal.faults.first {
            throw Problem.usage("\(Self.option(of: fault.path, goal.kind)): \(fault.message)", help: help)
        }
        return goal
    }

    private static func option(of path: String, _ kind: ChallengeGoal.Kind) -> String {
        if path.hasPrefix("activities") { return "--activity" }
        if path == "daysRequired" { return "--days" }
        if path == "period" { return "--within" }
        switch kind {
        case .dailyMinutes: return "--daily"
        case .weeklyMinutes: return "--weekly"
        case .weekendMinutes: return "--weekend"
        case .activityMinutes: return "--minutes"
        case .streakDays: return "--streak"
        case .masteredSkills: return "--skills"
        case .fluentFacts: return "--facts"
        }
    }
}

/// The words of the command line for days of challenges.
enum ChallengeArguments {
    static func id(_ text: String) -> ChallengeID { ChallengeID(rawValue: text) }

    /// `2026-12-01`.
    static func date(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw ValidationError("write a date such as 2026-12-01.") }
        return day
    }

    /// `2026-12-01`, or `none` to clear it.
    static func dateOrNone(_ text: String) throws -> Setting<Day> {
        text.lowercased() == "none" ? Setting(value: nil) : Setting(value: try date(text))
    }

    /// `2026-12-01`, `today`, `tomorrow`.
    static func day(_ text: String) throws -> DateSpan.End {
        guard let day = DateSpan.End(text[...]) else {
            throw ValidationError("write a date such as 2026-12-01, today or tomorrow.")
        }
        return day
    }
}

extension DateSpan.End {
    /// The day that is meant, by the household's clock; a child of the family has to be named for it.
    func day(for child: String, in session: Invocation) throws -> Day {
        guard isRelative else { return day(from: Day(number: 0)) }
        return day(from: try session.call(PolicyPreview.method, PolicyPreview.Params(child: child)).value.today)
    }
}
