import API
import ArgumentParser
import Household
import JSONRPC

/// The limits that a command changes: for `policy set`, and for `policy preview` without saving.
///
/// With --override those of a day belong to its dates.
struct PolicyChangeOptions: ParsableArguments {
    // What follows is a value whatever it looks like: "-5" is then told as the limit that it was meant to be.
    @Option(
        parsing: .unconditional, help: ArgumentHelp("Limit of a day, or unlimited.", valueName: "minutes"),
        transform: Arguments.limit)
    var daily: Limit?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Limit of a weekend's day, or none.", valueName: "minutes"),
        transform: Arguments.limitOrNone)
    var weekend: DayLimit.Change?

    @Option(
        help: ArgumentHelp("Limit of weekdays; repeat for several.", valueName: "days=minutes"),
        transform: Arguments.dayLimit)
    var on: [DayLimit] = []

    @Flag(help: "No limits of single weekdays, but those given here.")
    var noOn = false

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Limit of a week, or unlimited.", valueName: "minutes"),
        transform: Arguments.limit)
    var weekly: Limit?

    @Option(
        help: ArgumentHelp("Quiet hours; repeat for several.", valueName: "window"),
        transform: PolicyArguments.quietWindow)
    var quiet: [QuietWindow] = []

    @Flag(help: "No quiet hours.")
    var noQuiet = false

    @Option(
        help: ArgumentHelp("Allowed window; repeat for several.", valueName: "window[=minutes]"),
        transform: PolicyArguments.allowedWindow)
    var allow: [AllowedWindow] = []

    @Flag(help: "No allowed windows: always.")
    var noAllow = false

    @Option(
        help: ArgumentHelp("Set different limits for these dates; repeat for several.", valueName: "dates"),
        transform: PolicyArguments.dates)
    var override: [DateSpan] = []

    @Option(help: ArgumentHelp("What the dates are called.", valueName: "text"))
    var name: String?

    @Option(help: ArgumentHelp("0 to 100: which dates go before others.", valueName: "number"))
    var priority: Int?

    @Option(
        help: ArgumentHelp(
            "Remove an override of dates, by its name or dates, or all; repeat for several.", valueName: "dates"))
    var removeOverride: [String] = []

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Minutes of use before a break, or none.", valueName: "minutes"),
        transform: PolicyArguments.minutesOrNone)
    var session: Setting<Int>?

    @Option(
        name: .customLong("break"), parsing: .unconditional,
        help: ArgumentHelp("How long a break is.", valueName: "minutes"), transform: PolicyArguments.minutes)
    var pause: Int?

    @Option(
        help: ArgumentHelp("Minutes a day for some activities; repeat for several.", valueName: "budget"),
        transform: PolicyArguments.budget)
    var budget: [BudgetChange] = []

    @Option(
        help: ArgumentHelp("Counts against no limit; repeat for several.", valueName: "activity"),
        transform: PolicyArguments.activity)
    var free: [ActivityRef] = []

    @Flag(help: "No free activities: everything counts again.")
    var noFree = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Unused minutes that are kept at most, or none.", valueName: "minutes"),
        transform: PolicyArguments.minutesOrNone)
    var carryOver: Setting<Int>?

    @Option(help: ArgumentHelp("For how many days they are kept.", valueName: "days"))
    var carryOverDays: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Minutes between reminders to look up, or none.", valueName: "minutes"),
        transform: PolicyArguments.minutesOrNone)
    var nudge: Setting<Int>?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Minutes that a finished lesson gives, or none.", valueName: "minutes"),
        transform: PolicyArguments.minutesOrNone)
    var earn: Setting<Int>?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Minutes that lessons give a day at most.", valueName: "minutes"),
        transform: PolicyArguments.minutes)
    var earnMost: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Minutes that a reached challenge gives, or none.", valueName: "minutes"),
        transform: PolicyArguments.minutesOrNone)
    var earnChallenge: Setting<Int>?

    @Option(help: ArgumentHelp("An app that counts as learning; repeat for several.", valueName: "app"))
    var learningApp: [String] = []

    @Flag(help: "No app counts as learning.")
    var noLearningApps = false

    @Option(
        help: ArgumentHelp("A week’s goal, as math=30m or all=2h; repeat for several.", valueName: "subject=minutes"),
        transform: PolicyArguments.goal)
    var goal: [LearningGoal] = []

    @Flag(help: "No goals for a week.")
    var noGoals = false

    @Option(
        help: ArgumentHelp("What may be finished when time ends: question, lesson, none.", valueName: "what"),
        transform: PolicyArguments.finishing)
    var finishing: Finishing?

    @Option(help: ArgumentHelp("A change as JSON from a file; - is standard input.", valueName: "path"))
    var file: String?
}

// MARK: - What was given

extension PolicyChangeOptions {
    /// What they say, rule by rule.
    var edits: [PolicyEdit] {
        [
            .minutes(\.dailyMinutes, daily.map(\.minutes), "--daily").ofDay,
            .rule(
                \.dailyByWeekday, isGiven: weekend != nil || !on.isEmpty || noOn, check: checkWeekdays
            ) { try $0.weekdays() },
            .minutes(\.weeklyMinutes, weekly.map(\.minutes), "--weekly"),
            .list(\.quietHours, quiet, "--quiet", none: noQuiet, "--no-quiet").ofDay,
            .rule(\.finishing, isGiven: finishing != nil) { _ in finishing },
            .rule(\.dateOverrides, isGiven: !removeOverride.isEmpty) { try $0.withoutNamed() },
            .list(\.allowedWindows, allow, "--allow", none: noAllow, "--no-allow", check: checkAllowances).ofDay,
            .rule(\.session, isGiven: session != nil || pause != nil, check: checkBreaks) { try $0.breaks() },
            .rule(\.budgets, isGiven: !budget.isEmpty, check: checkBudgets) { try $0.budgets() },
            .list(\.freeActivities, free, "--free", none: noFree, "--no-free"),
            .rule(\.carryOver, isGiven: carryOver != nil || carryOverDays != nil, check: checkCarryOver) {
                try $0.carryOver()
            },
            .minutes(\.breakNudgeMinutes, nudge.map(\.value), "--nudge"),
            .rule(
                \.earnedTime, isGiven: earn != nil || earnMost != nil || earnChallenge != nil, check: checkEarned
            ) { try $0.earned() },
            .list(\.learningApps, learningApp, "--learning-app", none: noLearningApps, "--no-learning-apps"),
            .list(\.learningGoals, goal, "--goal", none: noGoals, "--no-goals", check: checkGoals),
        ]
    }

    /// Whether anything is to be changed.
    var isGiven: Bool {
        edits.contains(where: \.isGiven) || !override.isEmpty || file != nil || name != nil || priority != nil
    }

    /// Refuses what does not go together or is out of bounds.
    func check(help: String) throws {
        func usage(_ text: String) -> Problem { Problem.usage(text, help: help) }
        let given = edits.filter(\.isGiven)
        if let conflict = given.compactMap(\.conflict).first { throw usage(conflict) }
        if file != nil, !given.isEmpty || !override.isEmpty { throw usage("--file says all; leave out the rest") }
        if !override.isEmpty, !given.allSatisfy(\.isOfDay) {
            throw usage("with --override go --daily, --quiet, --allow, --name and --priority; change the rest alone")
        }
        if override.isEmpty, name != nil || priority != nil {
            throw usage("--name and --priority are for dates: add --override 2026-12-24..2027-01-06")
        }
        if !override.isEmpty, given.isEmpty, name == nil {
            throw usage("say what holds on these dates, such as --daily 2h")
        }
        if name != nil, override.count > 1 { throw usage("--name is for one --override") }
        if let priority { try Bounds.check(priority, DateOverride.priorities, of: "--priority") }
        for edit in given { try edit.check(help) }
    }

    /// Refuses what is said about a rule that is taken away.
    private func checkIsThere(_ rule: Setting<Int>?, _ option: String, _ others: [(String, Bool)], _ help: String)
        throws
    {
        guard let rule, rule.value == nil, let other = others.first(where: \.1)?.0 else { return }
        throw Problem.usage("\(option) none takes away what \(other) is about: leave one of them out", help: help)
    }

    private func checkBreaks(_ help: String) throws {
        try checkIsThere(session, "--session", [("--break", pause != nil)], help)
        try Bounds.check(minutes: session?.value, SessionLimit.possibleMinutes, of: "--session")
        try Bounds.check(minutes: pause, SessionLimit.possibleBreakMinutes, of: "--break")
    }

    private func checkCarryOver(_ help: String) throws {
        try checkIsThere(carryOver, "--carry-over", [("--carry-over-days", carryOverDays != nil)], help)
        try Bounds.check(minutes: carryOver?.value, CarryOver.possibleCapMinutes, of: "--carry-over")
        if let carryOverDays { try Bounds.check(carryOverDays, CarryOver.possibleExpiryDays, of: "--carry-over-days") }
    }

    private func checkEarned(_ help: String) throws {
        let others = [("--earn-most", earnMost != nil), ("--earn-challenge", earnChallenge?.value != nil)]
        try checkIsThere(earn, "--earn", others, help)
        try Bounds.check(minutes: earn?.value, EarnedTime.possibleMinutesPerLesson, of: "--earn")
        try Bounds.check(minutes: earnMost, EarnedTime.possibleDailyCapMinutes, of: "--earn-most")
        try Bounds.check(
            minutes: earnChallenge?.value, EarnedTime.possibleMinutesPerChallenge, of: "--earn-challenge")
    }

    private func checkGoals(_ help: String) throws {
        try Bounds.checkOnce(goal.map { $0.subject ?? "all" }, of: "--goal", help: help)
        for goal in goal {
            try Bounds.check(minutes: goal.weeklyMinutes, LearningGoal.possibleMinutes, of: "--goal")
        }
        let sum = goal.filter { $0.subject != nil }.map(\.weeklyMinutes).reduce(0, +)
        if let all = goal.first(where: { $0.subject == nil }), all.weeklyMinutes < sum {
            throw Problem(
                .refused,
                "--goal: the subjects' goals are \(HumanDuration.text(minutes: sum)) together, more than that of all",
                remedy: "write --goal all=\(sum)m, or leave it out")
        }
    }

    private func checkBudgets(_ help: String) throws {
        try Bounds.checkOnce(budget.map(\.name), of: "--budget", help: help)
        for change in budget {
            try Bounds.check(
                minutes: change.budget?.minutes, 0...ScreenTimePolicy.mostDailyMinutes, of: "--budget \(change.name)")
        }
    }

    private func checkAllowances(_: String) throws {
        if allow.contains(where: { $0.allowanceMinutes == 0 }) {
            throw Problem(
                .refused, "--allow: a window of 0 minutes allows nothing",
                remedy: "leave the window out; a day without one is closed")
        }
        for window in allow where !(0...Self.length(of: window)).contains(window.allowanceMinutes ?? 0) {
            throw Problem(
                .refused,
                "--allow: at most \(HumanDuration.text(minutes: Self.length(of: window))) fit into "
                    + "\(window.window.start)-\(window.window.end)"
            )
        }
    }

    private static func length(of window: AllowedWindow) -> Int {
        let minutes = window.window.end.minutes - window.window.start.minutes
        return minutes > 0 ? minutes : minutes + 1440
    }

    private func checkWeekdays(_ help: String) throws {
        let bounds = 0...ScreenTimePolicy.mostDailyMinutes
        if case .limit(let limit) = weekend { try Bounds.check(minutes: limit.minutes, bounds, of: "--weekend") }
        var named: Set<Weekday> = []
        for limit in on {
            if case .limit(let value) = limit.change {
                try Bounds.check(minutes: value.minutes, bounds, of: "--on \(limit.words)")
            }
            let twice = named.intersection(limit.days)
            guard twice.isEmpty else {
                throw Problem.usage("--on names \(twice.shortNames) more than once", help: help)
            }
            named.formUnion(limit.days)
        }
    }
}
