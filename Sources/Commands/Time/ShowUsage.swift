import API
import ArgumentParser

struct ShowUsage: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time usage", usage: "<child> [options]",
            examples: """
                kidctl time usage mia
                kidctl time usage mia --days 30
                """)
    }

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("How many days to show, up to today.", valueName: "number"))
    var days = 7

    @OptionGroup var options: ParentOptions

    func check() throws {
        try Bounds.check(days, 1...400, of: "--days")
    }

    func run(in session: Invocation) throws {
        let answer = try session.call(TimeUsage.method, TimeUsage.Params(child: child, days: days))
        session.show(answer) { report, page in UsageText(report: report, page: page).text }
    }
}
