import API
import Household
import Words

/// A child's part of a page: two sheets of A4 at most, so that lists have an end.
struct ChildPage {
    var child: StudyReport
    var pictures: ReportPictures
    var range: ReportRange
    var today: Day
    var words: ReportWords
    /// Which child on the page it is, from 1: pictures are named by it.
    var number: Int

    var page: Page { words.page }

    static let mostNamed = 6
    static let mostRows = 6
    /// Width of a picture over both columns.
    static let wide = 680
    /// Width of a picture in one column.
    static let narrow = 330

    var markup: Markup {
        .element(
            "div", [("class", number == 1 ? "child first" : "child")],
            [.element("h2", [], child.name)]
                + (child.daysWithProfile.isEmpty ? [bullets(child.say.map(page.said))] : told))
    }

    private var told: [Markup] {
        [
            columns(highlights, glance),
            range == .weekly ? columns(weekPicture, weekTable) : row(monthPicture) + row(monthTable),
            columns(subjects, rings), columns(learned, help), columns(kinds + mistakes, recall),
            row(factGrids), columns(bands, strategies), row(year),
        ]
    }

    // MARK: - The frame

    /// Two columns in a table that lays out, with widths that a mail program knows.
    private func columns(_ left: [Markup], _ right: [Markup]) -> Markup {
        guard !left.isEmpty, !right.isEmpty else { return row(left + right) }
        func cell(_ content: [Markup], _ style: String) -> Markup {
            .element("td", [("style", "width:50%;vertical-align:top;" + style)], content)
        }
        return layout([cell(left, "padding:0 10px 0 0"), cell(right, "padding:0 0 0 10px")])
    }

    private func row(_ content: [Markup]) -> Markup {
        content.isEmpty
            ? .nothing : layout([.element("td", [("style", "vertical-align:top;padding:0")], content)])
    }

    private func layout(_ cells: [Markup]) -> Markup {
        .element(
            "table", [("role", "presentation"), ("class", "row"), ("style", "width:100%")],
            [.element("tbody", [], [.element("tr", [], cells)])])
    }

    func heading(_ section: String) -> Markup { .element("h3", [], words.say("section.\(section)")) }

    func bullets(_ sentences: [String]) -> Markup {
        .element("ul", [], sentences.map { .element("li", [], $0) })
    }

    /// Names and values.
    func facts(_ caption: String, _ pairs: [(String, String)]) -> Markup {
        .element(
            "table", [("class", "facts")],
            [
                .element("caption", [], caption),
                .element(
                    "tbody", [],
                    pairs.map { name, value in
                        .element(
                            "tr", [], [.element("th", [("scope", "row")], name), .element("td", [], value)])
                    }),
            ])
    }

    // MARK: - What was done

    private var highlights: [Markup] { [heading("done"), bullets(child.say.map(page.said))] }

    private var glance: [Markup] {
        let totals = child.totals
        var pairs = [
            (words.say("time"), words.time(totals)), (words.say("done"), words.done(totals)),
        ]
        if let accuracy = child.accuracy { pairs.append((words.say("right"), words.right(accuracy))) }
        pairs += words.more(child, most: Self.mostNamed)
        return [heading("numbers"), facts(child.name, pairs)]
    }
}
