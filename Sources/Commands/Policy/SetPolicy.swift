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

            EXAMPLES:
              kidctl policy set mia --daily 45m --weekly 5h
              kidctl policy set mia --daily unlimited --finishing lesson
              kidctl policy set mia --quiet sun-thu=20:00-07:00 \\
                --quiet fri,sat=21:30-08:00
              kidctl policy set mia --no-quiet
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("Limit of a day, or unlimited.", valueName: "minutes"), transform: Arguments.limit)
    var daily: Limit?

    @Option(help: ArgumentHelp("Limit of a week, or unlimited.", valueName: "minutes"), transform: Arguments.limit)
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
        if daily == nil, weekly == nil, quiet.isEmpty, !noQuiet, finishing == nil {
            throw Problem.usage("name what to change, such as --daily 45m", help: help)
        }
        try Bounds.check(minutes: daily?.minutes, 0...ScreenTimePolicy.mostDailyMinutes, of: "--daily")
        try Bounds.check(minutes: weekly?.minutes, 0...ScreenTimePolicy.mostWeeklyMinutes, of: "--weekly")
    }

    func run(in session: Session) throws {
        let params = PolicySet.Params(
            child: child, dailyMinutes: daily?.patch ?? .keep, weeklyMinutes: weekly?.patch ?? .keep,
            quietHours: noQuiet ? [] : quiet.isEmpty ? nil : quiet, finishing: finishing)
        session.show(try session.call(PolicySet.method, params), PolicyText.text)
    }
}
