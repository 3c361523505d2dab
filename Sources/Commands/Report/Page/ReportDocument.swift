import API
import Household
import Words

/// A report as one page of HTML: nothing in it comes from elsewhere, and nothing of it runs.
struct ReportDocument {
    var report: FamilyReport.Result
    var range: ReportRange
    /// One for each child's report, in its order.
    var pictures: [ReportPictures]
    var page: Page

    private var words: ReportWords { ReportWords(page: page) }

    var text: String {
        let title = "\(words.title(range)), \(words.span(report))"
        let head = Markup.element(
            "head", [],
            [
                .element("meta", [("charset", "utf-8")]),
                .element("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
                .element("meta", [("name", "color-scheme"), ("content", "light dark")]),
                .element("title", [], title), .style(ReportStyle()),
            ])
        let sheet = Markup.element(
            "div", [("role", "main"), ("style", "max-width:720px;margin:0 auto")],
            [
                .element("h1", [], words.title(range)),
                .element("p", [("class", "dim")], words.span(report)),
            ] + (words.today(report).map { [.element("p", [("class", "dim")], $0)] } ?? []) + children
                + [.element("p", [("class", "dim")], words.say("trace"))])
        let html = Markup.element("html", [("lang", language)], [head, .element("body", [], [sheet])])
        return "<!DOCTYPE html>\n" + html.source
    }

    /// Its tag; the language for authors of front-ends has none that is in use.
    private var language: String { page.language.tag == Language.pseudo.tag ? "en" : page.language.tag }

    private var children: [Markup] {
        guard !report.reports.isEmpty else { return [.element("p", [], page.say("children.none"))] }
        return zip(report.reports, pictures).enumerated().map { index, part in
            ChildPage(
                child: part.0, pictures: part.1, range: range, today: report.today, words: words, number: index + 1
            ).markup
        }
    }
}
