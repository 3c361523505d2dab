import ArgumentParser

struct ReportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group("report", [ShowWeeklyReport.self, ShowDashboard.self])
    }
}
