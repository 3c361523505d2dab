/// Rows as CSV (RFC 4180): commas, quotes where needed, CRLF, UTF-8.
enum CSVText {
    /// A value of a row.
    enum Cell: Equatable, Sendable {
        case text(String)
        case number(Int)
        case empty

        init(_ text: String?) { self = text.map(Cell.text) ?? .empty }

        init(_ number: Int?) { self = number.map(Cell.number) ?? .empty }
    }

    /// A line with its end.
    static func line(_ cells: [Cell]) -> String { cells.map(text).joined(separator: ",") + "\r\n" }

    private static func text(_ cell: Cell) -> String {
        switch cell {
        case .empty: ""
        case .number(let number): "\(number)"
        case .text(let text): quoted(text)
        }
    }

    /// The first letters of what a spreadsheet takes for a formula; behind an apostrophe it takes it for text.
    private static let formulaStarts: Set<Character> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "＝", "＋", "－", "＠",
    ]

    private static func quoted(_ text: String) -> String {
        let harmless = text.first.map(formulaStarts.contains) == true ? "'" + text : text
        guard harmless.contains(where: { [",", "\"", "\n", "\r", "\r\n"].contains($0) }) else { return harmless }
        return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
    }
}
