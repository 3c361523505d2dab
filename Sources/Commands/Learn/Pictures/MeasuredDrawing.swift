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
        return lines
    }
}

extension BalancePicture: DrawablePicture {
    /// The heavier side stands lower.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let pans = [left, right].map { side in
            let most = 6
            let signs = side.signs(on: canvas)
            var line = PaintedLine("[ ")
            for sign in signs.prefix(most) { line = line + sign + PaintedLine(" ") }
            if signs.count > most { line.add("\u{00D7}\(signs.count) ") }
            line.add("]")
            return line
        }
        let beam = 24
        let start = pans[0].width + 1
        var lines: [PaintedLine] = Array(repeating: PaintedLine(), count: 5)
        let heights: (left: Int, right: Int) =
            lower == .left ? (3, 0) : lower == .right ? (0, 3) : (1, 1)
        lines[heights.left] = pans[0]
        for part in 0..<3 {
            let row = lower == .none ? 1 : lower == .left ? 2 - part : part
            lines[row].pad(to: start + part * beam / 3)
            lines[row].add(String(repeating: "\u{2501}", count: beam / 3), .dim)
        }
        lines[heights.right].pad(to: start + beam + 1)
        lines[heights.right] = lines[heights.right] + pans[1]
        lines[lower == .none ? 2 : 2].pad(to: max(lines[2].width, start + beam / 2))
        lines[3].pad(to: start + beam / 2)
        lines[3].add("\u{25B2}", .dim)
        return lines.filter { !$0.text.allSatisfy { $0 == " " } }
    }
}
