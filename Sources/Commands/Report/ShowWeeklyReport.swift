import API
import ArgumentParser
import Household

struct ShowWeeklyReport: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "report weekly", usage: "[options]", isAbout: true,
            examples: """
                kidctl report weekly
                kidctl report weekly --child mia --day 2026-11-16
                kidctl report weekly --html >week.html
                """)
    }

    @Option(help: ArgumentHelp("Only this child, by id or name.", valueName: "child"))
    var child: String?

    @Option(
        help: ArgumentHelp("Any day of the week, such as 2026-11-16.", valueName: "date"), transform: Self.day)
    var day: Day?

    @OptionGroup var form: ReportForm
    @OptionGroup var options: ParentOptions

    func check() throws { try form.check(options, help: "kidctl report weekly") }

    func run(in session: Invocation) throws {
        let params = FamilyReport.WeeklyParams(child: child, day: day)
        try session.showReport(FamilyReport.weekly, params, .weekly, as: form)
    }

    private static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw ValidationError("write a date such as 2026-11-16.") }
        return day
    }
}
