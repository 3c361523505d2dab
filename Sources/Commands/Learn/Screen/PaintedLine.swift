/// A line of a screen: pieces of text, each in one style. It is measured and cut before it is painted.
struct PaintedLine: Equatable {
    /// A text in one style.
    struct Piece: Equatable {
        var text: String
        var style: Style
    }

    private(set) var pieces: [Piece] = []

    init() {}

    init(_ text: String, _ style: Style = .plain) { add(text, style) }

    /// Puts a text behind what is there.
    mutating func add(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        if let last = pieces.last, last.style == style {
            pieces[pieces.count - 1].text += text.printable
        } else {
            pieces.append(Piece(text: text.printable, style: style))
        }
    }

    /// Spaces up to a column.
    mutating func pad(to column: Int) { add(String(repeating: " ", count: max(0, column - width))) }

    static func + (first: PaintedLine, second: PaintedLine) -> PaintedLine {
        second.pieces.reduce(into: first) { line, piece in line.add(piece.text, piece.style) }
    }

    /// The columns that it takes.
    var width: Int { pieces.reduce(0) { $0 + TextWidth.of($1.text) } }

    /// What it says, without styles.
    var text: String { pieces.map(\.text).joined() }

    var isEmpty: Bool { pieces.isEmpty }

    /// At most so many columns.
    func cut(to columns: Int) -> PaintedLine {
        guard width > columns else { return self }
        var line = PaintedLine()
        for piece in pieces {
            let left = columns - line.width
            if left <= 0 { break }
            line.add(TextWidth.cut(piece.text, to: left), piece.style)
        }
        return line
    }

    /// With spaces in front.
    func indented(by columns: Int) -> PaintedLine {
        columns > 0 && !isEmpty ? PaintedLine(String(repeating: " ", count: columns)) + self : self
    }

    /// As the terminal shows it.
    func painted(on terminal: Terminal) -> String {
        pieces.map { terminal.styled($0.text, $0.style) }.joined()
    }

    /// A paragraph in lines of at most a width; line ends in the text stay.
    static func wrapped(_ text: String, to width: Int, _ style: Style = .plain) -> [PaintedLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            TextWidth.wrap(String(paragraph).printable, to: width).map { PaintedLine($0, style) }
        }
    }

    /// Two blocks side by side, the left one as wide as its widest line.
    static func beside(_ left: [PaintedLine], _ right: [PaintedLine], gap: Int) -> [PaintedLine] {
        let column = (left.map(\.width).max() ?? 0) + gap
        return (0..<max(left.count, right.count)).map { row in
            var line = row < left.count ? left[row] : PaintedLine()
            guard row < right.count else { return line }
            line.pad(to: column)
            return line + right[row]
        }
    }
}
