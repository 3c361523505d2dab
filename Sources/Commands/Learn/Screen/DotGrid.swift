import Glibc

/// A drawing in fine dots: each column of a line has two by four of them.
struct DotGrid {
    let columns: Int
    let rows: Int
    private var dots: [UInt8]
    /// Letters that stand in place of dots.
    private var letters: [Int: (character: Character, style: Style)] = [:]
    private var styles: [Int: Style] = [:]

    /// Dots from left to right.
    var width: Int { columns * Self.across }
    /// Dots from top to bottom.
    var height: Int { rows * Self.down }

    static let across = 2
    static let down = 4
    /// The bits of Unicode's braille patterns by row and column.
    private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    private static let firstPattern: UInt32 = 0x2800

    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        dots = Array(repeating: 0, count: self.columns * self.rows)
    }

    /// Sets a dot; one that lies outside is left out.
    mutating func set(_ x: Int, _ y: Int, _ style: Style = .plain) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        let cell = y / Self.down * columns + x / Self.across
        dots[cell] |= Self.bits[y % Self.down][x % Self.across]
        if style != .plain { styles[cell] = style }
    }

    /// A straight line.
    mutating func line(_ from: (Double, Double), _ to: (Double, Double), _ style: Style = .plain) {
        let steps = max(1, Int(max(abs(to.0 - from.0), abs(to.1 - from.1)).rounded(.up)))
        for step in 0...steps {
            let part = Double(step) / Double(steps)
            set(
                Int((from.0 + (to.0 - from.0) * part).rounded()), Int((from.1 + (to.1 - from.1) * part).rounded()),
                style)
        }
    }

    /// The outline of an ellipse.
    mutating func ellipse(center: (Double, Double), radii: (Double, Double), _ style: Style = .plain) {
        let steps = max(12, Int(8 * max(radii.0, radii.1)))
        for step in 0..<steps {
            let angle = Double(step) / Double(steps) * 2 * .pi
            set(
                Int((center.0 + radii.0 * cos(angle)).rounded()), Int((center.1 + radii.1 * sin(angle)).rounded()),
                style)
        }
    }

    /// The outline of a shape with corners.
    mutating func outline(_ corners: [(Double, Double)], _ style: Style = .plain) {
        for index in corners.indices { line(corners[index], corners[(index + 1) % corners.count], style) }
    }

    /// Writes a text in place of dots; a row and a column of characters.
    mutating func write(_ text: String, row: Int, column: Int, _ style: Style = .plain) {
        for (offset, character) in text.enumerated() where row >= 0 && row < rows {
            let place = column + offset
            if place >= 0, place < columns { letters[row * columns + place] = (character, style) }
        }
    }

    /// The lines, with empty places as spaces.
    var lines: [PaintedLine] {
        (0..<rows).map { row in
            var line = PaintedLine()
            for column in 0..<columns {
                let cell = row * columns + column
                if let letter = letters[cell] {
                    line.add(String(letter.character), letter.style)
                } else if dots[cell] == 0 {
                    line.add(" ")
                } else if let pattern = UnicodeScalar(Self.firstPattern + UInt32(dots[cell])) {
                    line.add(String(Character(pattern)), styles[cell] ?? .plain)
                }
            }
            return line
        }
    }
}
