import Household

extension MeasuredPicture: DrawablePicture {
    /// Things as bars that begin and end where their units do, above a row of units.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let most = max(ruler, measured.map { $0.start + $0.length }.max() ?? 1)
        let unit = max(1, min(canvas.isLarge ? 6 : 4, (canvas.width - 5) / max(1, most)))
        let column = 4
        var lines = measured.map { thing in
            var line = PaintedLine(ThingSigns.sign(of: thing.thing, on: canvas))
            line.pad(to: column + thing.start * unit)
            let length = max(1, thing.length * unit)
            line.add("\u{251C}" + String(repeating: "\u{2550}", count: max(0, length - 1)) + "\u{2524}", .yellow)
            return line
        }
        guard ruler > 0 else { return lines }
        var units = PaintedLine(String(repeating: " ", count: column))
        for _ in 0..<ruler { units.add("\u{2502}" + String(repeating: "_", count: unit - 1), .blue) }
        units.add("\u{2502}", .blue)
        lines.append(units)
        if isNumbered { lines.append(numbers(column: column, unit: unit)) }
        return lines
    }

    /// Numbers below the marks, where there is room for each; else below each fifth.
    private func numbers(column: Int, unit: Int) -> PaintedLine {
        let step = unit > String(ruler).count ? 1 : 5
        var line = PaintedLine()
        for number in stride(from: 0, through: ruler, by: step) {
            line.pad(to: column + number * unit)
            line.add(String(number), .dim)
        }
        return line
    }
}

extension MeasuredPicture: CountedPicture {
    /// One thing beside a ruler, as signs to count: its own text says where it ends, which is the answer where it begins
    /// at 0. Nil for several things, of which the question names each.
    func counted(on canvas: Canvas) -> [PaintedLine]? {
        guard ruler > 0, measured.count == 1, let thing = measured.first else { return nil }
        let steps = Array(repeating: ".", count: thing.start) + Array(repeating: "=", count: thing.length)
        return PaintedLine.wrapped(canvas.say("learn.measured"), to: canvas.width, .dim)
            + PaintedLine.wrapped(steps.joined(separator: " "), to: canvas.width, .dim)
    }
}

extension BalancePicture: DrawablePicture {
    /// The heavier side stands lower.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let pans = [pan(left, canvas), pan(right, canvas)]
        let start = pans[0].width + 1
        let heights: (left: Int, right: Int) = lower == .left ? (3, 0) : lower == .right ? (0, 3) : (1, 1)
        let part = PaintedLine(String(repeating: "\u{2501}", count: Self.beam / 3), .dim)
        // What stands in which row, and where it begins.
        var pieces: [(row: Int, column: Int, line: PaintedLine)] = [
            (heights.left, 0, pans[0]), (heights.right, start + Self.beam + 1, pans[1]),
        ]
        for step in 0..<3 {
            let row = lower == .none ? 1 : lower == .left ? 2 - step : step
            pieces.append((row, start + step * Self.beam / 3, part))
        }
        pieces.append((lower == .none ? 2 : 3, start + Self.beam / 2, foot))
        let rows = pieces.map(\.row)
        return ((rows.min() ?? 0)...(rows.max() ?? 0)).map { row in
            pieces.filter { $0.row == row }.sorted { $0.column < $1.column }
                .reduce(into: PaintedLine()) { line, piece in
                    line.pad(to: piece.column)
                    line = line + piece.line
                }
        }
    }

    private static let beam = 24

    private var foot: PaintedLine { PaintedLine("\u{25B2}", .dim) }

    private func pan(_ side: ThingCount, _ canvas: Canvas) -> PaintedLine {
        let most = 6
        let signs = side.signs(on: canvas)
        var line = PaintedLine("[ ")
        for sign in signs.prefix(most) { line = line + sign + PaintedLine(" ") }
        if signs.count > most { line.add("\u{00D7}\(signs.count) ") }
        line.add("]")
        return line
    }
}
