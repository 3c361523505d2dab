import API
import ArgumentParser
import Household
import JSONRPC

struct SetPolicy: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a child's limits; what is not named stays.",
        usage: "kidctl policy set <child> [options]",
        discussion: """
            Limits are minutes: 45m, 1h30m or 90; 0 is blocked. All --quiet windows
            of one command replace those that were. An end before its start is on
            the next day; weekdays are those on which a window starts.

            --weekend and --on give weekdays a limit of their own instead of the
            daily one; none takes it away again. Other weekdays stay as they are.

            EXAMPLES:
              kidctl policy set mia --daily 45m --weekly 5h
              kidctl policy set mia --weekend 1h30m --on fri=unlimited
              kidctl policy set mia --on mon,wed=30m --on fri=none
              kidctl policy set mia --daily unlimited --finishing lesson
              kidctl policy set mia --quiet sun-thu=20:00-07:00 \\
                --quiet fri,sat=21:30-08:00
              kidctl policy set mia --no-quiet
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

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
    var noOverrides = false

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Limit of a week, or unlimited.", valueName: "minutes"),
        transform: Arguments.limit)
    var weekly: Limit?

    @Option(
        help: ArgumentHelp("Quiet hours; repeat for several.", valueName: "window"), transform: Arguments.quietWindow)
    var quiet: [QuietWindow] = []

    @Flag(help: "No quiet hours.")
    var noQuiet = false

    @Option(
        help: ArgumentHelp("May be finished when time ends: question, lesson, none.", valueName: "what"),
        transform: Self.finishing)
    var finishing: Finishing?

    @OptionGroup var options: ParentOptions

    private static func finishing(_ text: String) throws -> Finishing {
        guard let finishing = Finishing(rawValue: text) else {
            throw ValidationError("write question, lesson or none.")
        }
        return finishing
    }

    func check() throws {
        let help = "kidctl policy set"
        if noQuiet, !quiet.isEmpty { throw Problem.usage("give either --quiet or --no-quiet", help: help) }
        if daily == nil, weekly == nil, quiet.isEmpty, !noQuiet, finishing == nil, !changesWeekdays {
            throw Problem.usage("name what to change, such as --daily 45m", help: help)
        }
        try Bounds.check(minutes: daily?.minutes, 0...ScreenTimePolicy.mostDailyMinutes, of: "--daily")
        try checkWeekdays()
        try Bounds.check(minutes: weekly?.minutes, 0...ScreenTimePolicy.mostWeeklyMinutes, of: "--weekly")
    }

    func run(in session: Session) throws {
        let params = PolicySet.Params(
            child: child, dailyMinutes: daily?.patch ?? .keep, dailyMinutesByWeekday: try weekdays(in: session),
            weeklyMinutes: weekly?.patch ?? .keep, quietHours: noQuiet ? [] : quiet.isEmpty ? nil : quiet,
            finishing: finishing)
        session.show(try session.call(PolicySet.method, params), PolicyText.text)
    }
}

// MARK: - Limits of single weekdays

extension SetPolicy {
    private var changesWeekdays: Bool { weekend != nil || !on.isEmpty || noOverrides }

    private func checkWeekdays() throws {
        let bounds = 0...ScreenTimePolicy.mostDailyMinutes
        if case .limit(let limit) = weekend { try Bounds.check(minutes: limit.minutes, bounds, of: "--weekend") }
        var named: Set<Weekday> = []
        for limit in on {
            if case .limit(let value) = limit.change {
                try Bounds.check(minutes: value.minutes, bounds, of: "--on \(limit.words)")
            }
            let twice = named.intersection(limit.days)
            guard twice.isEmpty else {
                throw Problem.usage("--on names \(twice.shortNames) more than once", help: "kidctl policy set")
            }
            named.formUnion(limit.days)
        }
    }

    /// The limits of all weekdays: those that are, changed by what was given. A day that --on names is told apart from
    /// the weekend.
    private func weekdays(in session: Session) throws -> Patch<[Weekday: Int?]> {
        guard changesWeekdays else { return .keep }
        var limits: [Weekday: Int?] = [:]
        // The parent's call first: it asks for the PIN, and the limits that are come after that.
        if let weekend {
            let days = try session.call(HouseholdGet.method, Nothing()).value.weekendDays
            limits = DayLimit(days: days, change: weekend).applied(to: try present(in: session))
        } else {
            limits = try present(in: session)
        }
        for limit in on { limits = limit.applied(to: limits) }
        return limits.isEmpty ? .clear : .set(limits)
    }

    private func present(in session: Session) throws -> [Weekday: Int?] {
        guard !noOverrides else { return [:] }
        return try session.call(PolicyGet.method, ChildParams(child: child)).value.dailyByWeekday
    }
}
