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
        do {
            try session.showReport(FamilyReport.weekly, params, .weekly, as: form)
        } catch var problem as Problem where day != nil && problem.status == .usage {
            // What is older is in the copy of a child alone.
            problem.remedy = session.language.say(
                "report.older", ["command": .text("kidctl child export \(child ?? "CHILD")")])
            throw problem
        }
    }

    private static func day(_ text: String) throws -> Day {
        guard let day = Day(text) else { throw ValidationError("write a date such as 2026-11-16.") }
        return day
    }
}
