/// Rows in columns that fit the terminal.
struct Table {
    /// One column: its heading and how it gives way when the terminal is narrow.
    struct Column {
        enum Fit {
            /// Never shorter: ids and numbers.
            case whole
            /// Cut with "…".
            case cut
            /// Goes on in further lines.
            case wrap
        }

        var heading: String
        var fit: Fit
        var isRightAligned: Bool
        /// Left out when the terminal is too narrow for all columns, the last one first.
        var isSpare: Bool
        /// When it gives way it keeps this much.
        var leastWidth: Int

        init(
            _ heading: String, _ fit: Fit = .whole, right isRightAligned: Bool = false, spare isSpare: Bool = false,
            least leastWidth: Int = Table.leastWidth
        ) {
            self.isSpare = isSpare
            self.leastWidth = leastWidth
            self.heading = heading
            self.fit = fit
            self.isRightAligned = isRightAligned
        }
    }

    /// The text of one place, in one style.
    struct Cell: ExpressibleByStringLiteral {
        var text: String
        var style: Style

        init(_ text: String, _ style: Style = .plain) {
            self.text = text.printable
            self.style = style
        }

        init(stringLiteral text: String) { self.init(text) }
    }

    static let gap = 2
    /// A column that gives way keeps this much, unless it says otherwise.
    static let leastWidth = 8

    var columns: [Column]
    var rows: [[Cell]] = []

    init(_ columns: [Column]) { self.columns = columns }

    mutating func add(_ cells: Cell...) { add(cells) }

    /// A row of cells that are there already.
    mutating func add(_ cells: [Cell]) { rows.append(cells) }

    /// The widths of the columns: as wide as what they hold, and the widest that can give way shrink first.
    func widths(within total: Int) -> [Int] {
        var widths = naturalWidths
        var excess = widths.reduce(0, +) + Self.gap * (columns.count - 1) - total
        while excess > 0 {
            let candidates = columns.indices.filter { columns[$0].fit != .whole && widths[$0] > columns[$0].leastWidth }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private var naturalWidths: [Int] {
        columns.indices.map { column in
            max(TextWidth.of(columns[column].heading), rows.map { TextWidth.of($0[column].text) }.max() ?? 0)
        }
    }

    /// The width of all columns when each has given way as far as it can.
    private var leastWidth: Int {
        zip(columns, naturalWidths).reduce(Self.gap * (columns.count - 1)) { sum, column in
            sum + (column.0.fit == .whole ? column.1 : min(column.1, column.0.leastWidth))
        }
    }

    private func without(_ column: Int) -> Table {
        var table = self
        table.columns.remove(at: column)
        for row in table.rows.indices { table.rows[row].remove(at: column) }
        return table
    }

    /// The lines, headings first, without spaces at their ends.
    func lines(on terminal: Terminal) -> [String] {
        if let spare = columns.lastIndex(where: \.isSpare), leastWidth > terminal.width {
            return without(spare).lines(on: terminal)
        }
        let widths = widths(within: terminal.width)
        let heading = columns.map { Cell($0.heading.uppercased(), .dim) }
        return ([heading] + rows).flatMap { lines(of: $0, widths, terminal) }
    }

    func text(on terminal: Terminal) -> String {
        lines(on: terminal).map { $0 + "\n" }.joined()
    }

    private func lines(of row: [Cell], _ widths: [Int], _ terminal: Terminal) -> [String] {
        let parts = columns.indices.map { column in
            columns[column].fit == .wrap
                ? TextWidth.wrap(row[column].text, to: widths[column])
                : [columns[column].fit == .cut ? TextWidth.cut(row[column].text, to: widths[column]) : row[column].text]
        }
        return (0..<(parts.map(\.count).max() ?? 0)).map { index in
            var line = ""
            var spaces = 0
            for column in columns.indices {
                let part = index < parts[column].count ? parts[column][index] : ""
                let padding = max(0, widths[column] - TextWidth.of(part))
                if part.isEmpty {
                    spaces += padding + Self.gap
                    continue
                }
                let before = columns[column].isRightAligned ? spaces + padding : spaces
                line += String(repeating: " ", count: before) + terminal.styled(part, row[column].style)
                spaces = (columns[column].isRightAligned ? 0 : padding) + Self.gap
            }
            return line
        }
    }
}
