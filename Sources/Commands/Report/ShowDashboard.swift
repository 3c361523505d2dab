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

    @OptionGroup var form: ReportForm
    @OptionGroup var options: ParentOptions

    func check() throws { try form.check(options, help: "kidctl report dashboard") }

    func run(in session: Invocation) throws {
        let params = FamilyReport.DashboardParams(child: child)
        try session.showReport(FamilyReport.dashboard, params, .dashboard, as: form)
    }
}
