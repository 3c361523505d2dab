import API
import Household
import Words

/// A report as people read it on a terminal.
struct ReportText {
    var report: FamilyReport.Result
    var range: ReportRange
    var page: Page

    var text: String {
        let words = ReportWords(page: page)
        let title = page.paragraph("\(words.title(range)), \(words.span(report))", .bold)
        guard !report.reports.isEmpty else { return title + page.paragraph(page.say("children.none")) }
        return title + (words.today(report).map { page.paragraph($0) } ?? "")
            + report.reports.map { "\n" + ChildReportText(child: $0, today: report.today, words: words).text }.joined()
    }
}
