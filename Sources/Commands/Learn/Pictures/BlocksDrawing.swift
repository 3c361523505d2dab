import Household

extension BlocksPicture: DrawablePicture {
    private static let height = 5
    private static let ten = 10

    /// Flats are squares, rods are rows of ten cubes one below the other, single cubes lie apart.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        guard hundreds + tens + ones > 0 else { return [PaintedLine("\u{2013}", .dim)] }
        var lines: [PaintedLine] = Array(repeating: PaintedLine(), count: Self.height)
        for _ in 0..<hundreds { lines = PaintedLine.beside(lines, flat, gap: lines[0].isEmpty ? 0 : 2) }
        lines = columns(
            of: tens, each: PaintedLine(String(repeating: "\u{25A0}", count: Self.ten), .green), behind: lines)
        lines = cubes(behind: lines)
        while lines.last?.isEmpty == true { lines.removeLast() }
        if (lines.map(\.width).max() ?? 0) <= canvas.width { return lines }
        // More than fits: how many there are of each.
        let rod = String(repeating: "\u{25A0}", count: Self.ten)
        let counts = [(hundreds, "[100]"), (tens, rod), (ones, "\u{25A0}")].filter { $0.0 > 0 }
        return counts.map { PaintedLine("\($0.1) \u{00D7}\($0.0)") }
    }

    /// A square of a hundred; its number stands in it, as a line is too low for ten rows.
    private var flat: [PaintedLine] {
        let full = PaintedLine(String(repeating: "\u{2593}", count: Self.ten), .blue)
        let middle = PaintedLine("\u{2593}\u{2593}\u{2593} 100 \u{2593}\u{2593}", .blue)
        return (0..<Self.height).map { $0 == Self.height / 2 ? middle : full }
    }

    /// Five below each other, then the next column.
    private func columns(of count: Int, each: PaintedLine, behind: [PaintedLine]) -> [PaintedLine] {
        stride(from: 0, to: count, by: Self.height).reduce(behind) { lines, start in
            let column = Array(repeating: each, count: min(Self.height, count - start))
            return PaintedLine.beside(lines, column, gap: lines.allSatisfy(\.isEmpty) ? 0 : 2)
        }
    }

    /// Five in a row, with a little room between them.
    private func cubes(behind: [PaintedLine]) -> [PaintedLine] {
        guard ones > 0 else { return behind }
        let perRow = max(Self.height, (ones + Self.height - 1) / Self.height)
        let rows = stride(from: 0, to: ones, by: perRow).map { start in
            PaintedLine(
                Array(repeating: "\u{25A0}", count: min(perRow, ones - start)).joined(separator: " "), .yellow)
        }
        return PaintedLine.beside(behind, rows, gap: behind.allSatisfy(\.isEmpty) ? 0 : 4)
    }
}
