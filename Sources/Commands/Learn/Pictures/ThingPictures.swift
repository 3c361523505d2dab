import Household

extension ThingCount {
    /// Each of the things; what is crossed out are the last ones.
    func signs(on canvas: Canvas) -> [PaintedLine] {
        let sign = ThingSigns.sign(of: thing, on: canvas)
        return (0..<max(0, count)).map {
            $0 < count - crossedOut ? PaintedLine(sign) : PaintedLine("\u{2717} ", .red)
        }
    }
}

extension RowsPicture: DrawablePicture {
    /// A row for each entry; one that is too long goes on below, in groups of ten.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let gap = canvas.isLarge ? 2 : 1
        let most = max(1, min(canvas.width / (2 + gap), canvas.isLarge ? 20 : 20))
        return rows.flatMap { row in
            let signs = row.signs(on: canvas)
            if signs.isEmpty { return [PaintedLine("\u{2013}", .dim)] }
            return stride(from: 0, to: signs.count, by: most).map { start in
                var line = PaintedLine()
                for sign in signs[start..<min(start + most, signs.count)] {
                    if !line.isEmpty { line.add(String(repeating: " ", count: gap)) }
                    line = line + sign
                }
                return line
            }
        }
    }
}

extension ScatteredPicture: DrawablePicture {
    /// Groups beside each other, each in the cells that all front-ends have.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        groups.reduce(into: []) { lines, group in
            let drawn = scattered(group, canvas)
            lines = lines.isEmpty ? drawn : PaintedLine.beside(lines, drawn, gap: 8)
        }
    }

    private func scattered(_ group: ThingCount, _ canvas: Canvas) -> [PaintedLine] {
        guard group.count > 0 else { return [PaintedLine("\u{2013}", .dim)] }
        let side = (1...group.count).first { $0 * $0 >= group.count } ?? 1
        let (across, down) = (canvas.isLarge ? 8 : 6, canvas.isLarge ? 2 : 1)
        var cells: [Int: Int] = [:]
        for thing in 0..<group.count {
            var cell = (thing * 7 + layout) % (side * side)
            while cells[cell] != nil { cell = (cell + 1) % (side * side) }
            cells[cell] = thing
        }
        let signs = group.signs(on: canvas)
        return (0..<side * down).map { row in
            var line = PaintedLine()
            for column in 0..<side {
                guard let thing = cells[row / down * side + column] else { continue }
                let shift = Double((thing * 13 + layout * 5) % 7 - 3) / 20
                let sinks = (thing * 11 + layout * 3) % 7 > 3
                guard row % down == (sinks && down > 1 ? 1 : 0) else { continue }
                line.pad(to: column * across + 1 + Int((shift * Double(across)).rounded()))
                line = line + signs[thing]
            }
            return line
        }
    }
}

extension TenFramesPicture: DrawablePicture {
    /// Frames beside each other. Two colors are two signs as well.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let drawn = (0..<max(1, frames)).map { frame($0, canvas) }
        let width = drawn[0][0].width
        let perRow = max(1, (canvas.width + 3) / (width + 3))
        return stride(from: 0, to: drawn.count, by: perRow).flatMap { start in
            drawn[start..<min(start + perRow, drawn.count)].reduce(into: [PaintedLine]()) { lines, frame in
                lines = lines.isEmpty ? frame : PaintedLine.beside(lines, frame, gap: 3)
            }
        }
    }

    private func frame(_ number: Int, _ canvas: Canvas) -> [PaintedLine] {
        let edge = { (left: String, middle: String, right: String) in
            PaintedLine(
                left + Array(repeating: "\u{2500}\u{2500}\u{2500}\u{2500}", count: 5).joined(separator: middle) + right,
                .dim)
        }
        let rows = (0..<2).map { row in
            var line = PaintedLine("\u{2502}", .dim)
            for column in 0..<5 {
                line.add(" ")
                line = line + cell(number * 10 + row * 5 + column, canvas)
                line.add(" ")
                line.add("\u{2502}", .dim)
            }
            return line
        }
        return [
            edge("\u{250C}", "\u{252C}", "\u{2510}"), rows[0], edge("\u{251C}", "\u{253C}", "\u{2524}"), rows[1],
            edge("\u{2514}", "\u{2534}", "\u{2518}"),
        ]
    }

    /// Two columns: a thing, one of the added ones, or nothing.
    private func cell(_ place: Int, _ canvas: Canvas) -> PaintedLine {
        if place >= count + added { return PaintedLine("  ") }
        if place >= count { return PaintedLine("\u{25C6} ", .yellow) }
        return added > 0 ? PaintedLine("\u{25CF} ", .blue) : PaintedLine(ThingSigns.sign(of: thing, on: canvas))
    }
}
