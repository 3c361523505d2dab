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

/// Things with the marks that the canvas has for them, the first one at a place among all of the picture.
private func marked(_ signs: [PaintedLine], from first: Int, on canvas: Canvas) -> [PaintedLine] {
    guard let marks = canvas.marks else { return signs }
    return signs.enumerated().map { marks.around($1, first + $0) }
}

extension RowsPicture: DrawablePicture {
    /// A row for each entry; one that is too long goes on below, in groups of ten.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        // Marks stand in the gaps, and things that are ticked off in rows of ten.
        let gap = canvas.marks != nil ? 0 : canvas.isLarge ? 2 : 1
        let most = canvas.marks != nil ? 10 : max(1, min(canvas.width / (2 + gap), 20))
        var first = 0
        return rows.flatMap { row in
            let signs = marked(row.signs(on: canvas), from: first, on: canvas)
            first += signs.count
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
        var first = 0
        return groups.reduce(into: []) { lines, group in
            let drawn = scattered(group, from: first, canvas)
            first += max(0, group.count)
            lines = lines.isEmpty ? drawn : PaintedLine.beside(lines, drawn, gap: 8)
        }
    }

    private func scattered(_ group: ThingCount, from first: Int, _ canvas: Canvas) -> [PaintedLine] {
        guard group.count > 0 else { return [PaintedLine("\u{2013}", .dim)] }
        let side = (1...group.count).first { $0 * $0 >= group.count } ?? 1
        let (across, down) = (canvas.isLarge ? 8 : 6, canvas.isLarge ? 2 : 1)
        var cells: [Int: Int] = [:]
        for thing in 0..<group.count {
            var cell = (thing * 7 + layout) % (side * side)
            while cells[cell] != nil { cell = (cell + 1) % (side * side) }
            cells[cell] = thing
        }
        // Marks follow the eye, row by row, whichever thing lies there.
        let inOrder = cells.keys.sorted()
        let signs = group.signs(on: canvas)
        return (0..<side * down).map { row in
            var line = PaintedLine()
            for column in 0..<side {
                guard let thing = cells[row / down * side + column] else { continue }
                let shift = Double((thing * 13 + layout * 5) % 7 - 3) / 20
                let sinks = (thing * 11 + layout * 3) % 7 > 3
                guard row % down == (sinks && down > 1 ? 1 : 0) else { continue }
                let start = column * across + 1 + Int((shift * Double(across)).rounded())
                guard let marks = canvas.marks, let place = inOrder.firstIndex(of: row / down * side + column) else {
                    line.pad(to: start)
                    line = line + signs[thing]
                    continue
                }
                line.pad(to: start - 1)
                line = line + marks.around(signs[thing], first + place)
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
                let place = number * 10 + row * 5 + column
                let sign = cell(place, canvas)
                if let marks = canvas.marks, place < count + added {
                    line = line + marks.around(sign, place)
                } else {
                    line = line + PaintedLine(" ") + sign + PaintedLine(" ")
                }
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
