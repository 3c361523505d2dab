import API
import ArgumentParser

struct ShowDashboard: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "report dashboard", usage: "[options]", isAbout: true,
            examples: """
                kidctl report dashboard
                kidctl report dashboard --child mia --html >mia.html
                """)
    }

    @Option(help: ArgumentHelp("Only this child, by id or name.", valueName: "child"))
    var child: String?

    /// The parser would guess another option for it.
    @Option(help: .hidden)
    var day: String?

    @OptionGroup var form: ReportForm
    @OptionGroup var options: ParentOptions

    func check() throws {
        guard day == nil else {
            throw Problem(
                .usage, "--day: the dashboard ends today",
                remedy: "see a week of before: kidctl report weekly --day \(day ?? "DATE")")
        }
        try form.check(options, help: "kidctl report dashboard")
    }

    func run(in session: Invocation) throws {
        let params = FamilyReport.DashboardParams(child: child)
        try session.showReport(FamilyReport.dashboard, params, .dashboard, as: form)
    }
}
