import Household

extension BlocksPicture: DrawablePicture {
    private static let height = 5

    /// Flats as squares, rods as columns, cubes as little ones: each form another shape.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        guard hundreds + tens + ones > 0 else { return [PaintedLine("\u{2013}", .dim)] }
        var lines: [PaintedLine] = Array(repeating: PaintedLine(), count: Self.height)
        for _ in 0..<hundreds {
            for row in lines.indices {
                lines[row].add(
                    "\u{2593}\u{2593}\u{2593}\u{2593}\u{2593}\u{2593}\u{2593}\u{2593}\u{2593}\u{2593} ", .blue)
            }
        }
        for rod in 0..<tens {
            for row in lines.indices { lines[row].add("\u{2588}\(rod % 5 == 4 ? "  " : " ")", .green) }
        }
        let start = (lines.first?.width ?? 0) + (hundreds + tens > 0 ? 1 : 0)
        for cube in 0..<ones {
            let row = cube % Self.height
            lines[row].pad(to: start + cube / Self.height * 3)
            lines[row].add("\u{25A0}", .yellow)
        }
        if (lines.map(\.width).max() ?? 0) <= canvas.width { return lines }
        // More than fits: how many there are of each.
        let counts = [(hundreds, "\u{2593}"), (tens, "\u{2588}"), (ones, "\u{25A0}")].filter { $0.0 > 0 }
        return [PaintedLine(counts.map { "\($0.1)\u{00D7}\($0.0)" }.joined(separator: "   "))]
    }
}
