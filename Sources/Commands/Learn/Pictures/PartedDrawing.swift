import Glibc
import Household

/// A shape in parts, some of them shaded: full ones are filled, empty ones have an edge alone.
struct PartedDrawing {
    var shape: PartedShape
    var parts: Int
    var shaded: Set<Int>
    var isEqual = true
    /// Whether each part has its letter.
    var hasLetters = false
    /// The part that keys are for.
    var current: Int?

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let rows = canvas.isLarge ? 11 : 7
        let columns = shape == .rectangle ? max(rows * 3, min(canvas.width, parts * 4)) : rows * 2
        var grid = DotGrid(columns: columns, rows: rows)
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                guard let part = part(x, y, grid) else { continue }
                let isEdge = [(1, 0), (-1, 0), (0, 1), (0, -1)].contains { self.part(x + $0.0, y + $0.1, grid) != part }
                if shaded.contains(part) ? !isEdge || isOuter(x, y, grid) : isEdge {
                    grid.set(x, y, shaded.contains(part) ? .green : .plain)
                }
            }
        }
        if hasLetters { write(&grid) }
        return grid.lines
    }

    private func isOuter(_ x: Int, _ y: Int, _ grid: DotGrid) -> Bool {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].contains { part(x + $0.0, y + $0.1, grid) == nil }
    }

    /// The part that a dot lies in; nil outside.
    private func part(_ x: Int, _ y: Int, _ grid: DotGrid) -> Int? {
        guard x >= 0, y >= 0, x < grid.width, y < grid.height else { return nil }
        let across = (Double(x) + 0.5) / Double(grid.width)
        let down = (Double(y) + 0.5) / Double(grid.height)
        switch shape {
        case .circle:
            let (right, up) = (across * 2 - 1, 1 - down * 2)
            guard right * right + up * up <= 1 else { return nil }
            let turn = atan2(right, up) / (2 * .pi)
            return slice(turn < 0 ? turn + 1 : turn)
        case .triangle:
            guard abs(across * 2 - 1) <= down else { return nil }
            return slice(across)
        case .square where parts == 4 && isEqual: return (down < 0.5 ? 0 : 2) + (across < 0.5 ? 0 : 1)
        case .square, .rectangle: return slice(across)
        }
    }

    /// Parts that are not equal: the first one is twice as large as the others.
    private func slice(_ share: Double) -> Int {
        guard !isEqual else { return min(parts - 1, Int(share * Double(parts))) }
        let scaled = share * Double(parts + 1)
        return scaled < 2 ? 0 : min(parts - 1, Int(scaled) - 1)
    }

    /// Each letter in the middle of its part.
    private func write(_ grid: inout DotGrid) {
        var sums: [Int: (x: Int, y: Int, count: Int)] = [:]
        for y in 0..<grid.height {
            for x in 0..<grid.width {
                guard let part = part(x, y, grid) else { continue }
                let sum = sums[part] ?? (0, 0, 0)
                sums[part] = (sum.x + x, sum.y + y, sum.count + 1)
            }
        }
        for (part, sum) in sums where sum.count > 0 {
            grid.write(
                Letters.of(part), row: sum.y / sum.count / DotGrid.down, column: sum.x / sum.count / DotGrid.across,
                part == current ? .yellow : .bold)
        }
    }
}

extension ShadedShapePicture: DrawablePicture {
    func lines(on canvas: Canvas) -> [PaintedLine] {
        guard canvas.hasPictures else { return [] }
        return PartedDrawing(shape: shape, parts: parts, shaded: Set(shaded), isEqual: isEqual).lines(on: canvas)
    }
}
