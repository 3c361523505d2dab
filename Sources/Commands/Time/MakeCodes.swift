import API
import ArgumentParser
import Household

struct MakeCodes: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time codes", usage: "<minutes> [options]",
            discussion: """
                Each code works once. The codes are shown only this once: print them.
                time list-codes shows what became of them.

                EXAMPLES:
                  kidctl time codes 15m --count 8 --child mia
                  kidctl time codes 30m --count 4 --until 2027-01-01T00:00:00+01:00
                  kidctl time codes 15m --count 12 | lpr
                """)
    }

    @Argument(help: "Minutes of each code: 15m, 1h30m or 90.", transform: Arguments.grant)
    var minutes: Int

    @Option(help: "How many to make.")
    var count: Int = 1

    @Option(help: ArgumentHelp("For this child only.", valueName: "name"))
    var child: String?

    @Option(
        help: ArgumentHelp(
            "They can be redeemed until 18:00, 'tomorrow 18:00' or an RFC 3339 time.", valueName: "time"),
        transform: Arguments.timePoint)
    var until: TimePoint?

    @Flag(help: "The minutes can be used in quiet hours.")
    var pastQuietHours = false

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(minutes: minutes, ScreenTime.grantMinutes, of: "<minutes>")
        guard TimeCode.possibleCounts.contains(count) else { throw ValidationError("--count is 1 to 50.") }
    }

    func run(in session: Invocation) throws {
        let params = TimeCodes.Params(
            child: child, minutes: minutes, count: count, expires: try until?.resolved(in: session, asParent: true),
            pastQuietHours: pastQuietHours)
        session.show(try session.call(TimeCodes.method, params)) { made, page in CodeSheet(made: made, page: page).text
        }
    }
}
