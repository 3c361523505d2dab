/// A table with numbers: a caption, headings with their scope, and in each row a name in front.
struct DataTable {
    /// How what stands in a column is written.
    enum Column {
        case text(String)
        case number(String)

        fileprivate var heading: String {
            switch self {
            case .text(let heading), .number(let heading): heading
            }
        }

        fileprivate var attributes: [(String, String)] {
            switch self {
            case .text: []
            case .number: [("class", "n")]
            }
        }
    }

    var caption: String
    var columns: [Column]
    var rows: [[String]] = []

    /// The columns of a report that people read, with a row for each value.
    init<Row>(caption: String, _ values: some Sequence<Row>, _ columns: [ReportColumn<Row>], _ words: ReportWords) {
        let shown = columns.filter { $0.title != nil }
        self.caption = caption
        self.columns = shown.enumerated().map { place, column in
            place == 0 ? .text(column.heading(words.page)) : .number(column.heading(words.page))
        }
        rows = values.map { value in shown.map { $0.shown(value, words) } }
    }

    init(caption: String, columns: [Column]) {
        self.caption = caption
        self.columns = columns
    }

    var markup: Markup {
        let headings = columns.map { column in
            Markup.element("th", [("scope", "col")] + column.attributes, column.heading)
        }
        return .element(
            "table", [("class", "data"), ("style", "width:100%")],
            [
                .element("caption", [], caption), .element("thead", [], [.element("tr", [], headings)]),
                .element("tbody", [], rows.map(row)),
            ])
    }

    private func row(_ cells: [String]) -> Markup {
        .element(
            "tr", [],
            zip(columns, cells).enumerated().map { index, cell in
                let (column, text) = cell
                return index == 0
                    ? .element("th", [("scope", "row")] + column.attributes, text)
                    : .element("td", column.attributes, text)
            })
    }
}
