import API
import Client
import Household
import JSONRPC
import Words

extension Invocation {
    /// Asks for a report and shows it in the form that is wanted.
    func showReport<Params>(
        _ method: Method<Params, FamilyReport.Result>, _ params: Params, _ range: ReportRange, as form: ReportForm
    ) throws {
        let folder = try form.csv.map { try ExportFolder($0) }
        let answer = try call(method, params)
        if let folder {
            let count = try ReportTables(report: answer.value, range: range, zone: answer.zone).write(to: folder)
            let text = language.say("report.tables", ["count": .number(count), "folder": .text(folder.path)])
            Output.out(text.printable + "\n")
        } else if form.html {
            let shown = try answer.value.reports.map { try self.pictures(for: $0) }
            let page = Page(terminal: terminal, zone: answer.zone, language: language)
            let document = ReportDocument(report: answer.value, range: range, pictures: shown, page: page)
            Output.out(document.text)
        } else {
            show(answer) { report, page in ReportText(report: report, range: range, page: page).text }
        }
    }

    /// What the pictures of a child show beside its report.
    private func pictures(for child: StudyReport) throws -> ReportPictures {
        let id = child.child.rawValue
        var facts: [FactOperation: [FactsMatrix.Cell]] = [:]
        for operation in child.factDomains.flatMap(\.domain.operations) {
            facts[operation] =
                try call(FactsMatrix.method, FactsMatrix.Params(child: id, operation: operation)).value.cells
        }
        let overview = try call(ProgressOverview.method, ChildParams(child: id)).value
        return ReportPictures(
            subjects: overview.subjects,
            year: try call(ProgressHeatMap.method, ProgressHeatMap.Params(child: id)).value.heatMap,
            weekStart: overview.week.first.weekday, facts: facts)
    }
}
