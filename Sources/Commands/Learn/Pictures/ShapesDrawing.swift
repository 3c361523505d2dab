import Glibc
import Household

extension ShapesPicture: DrawablePicture {
    /// Outlines side by side; what has a color has its word below.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        guard canvas.hasPictures else { return [] }
        let drawings = shapes.map { $0.drawing(on: canvas) }
        return drawings.reduce(into: [[PaintedLine]]()) { rows, drawing in
            let width = drawing.map(\.width).max() ?? 0
            let used = rows.last?.map(\.width).max() ?? 0
            if rows.isEmpty || used + 3 + width > canvas.width {
                rows.append(drawing)
            } else {
                rows[rows.count - 1] = PaintedLine.beside(rows[rows.count - 1], drawing, gap: 3)
            }
        }.flatMap { $0 }
    }
}

extension DrawnShape {
    private var rows: Int { size <= 1 ? 3 : size == 2 ? 5 : 7 }

    func drawing(on canvas: Canvas) -> [PaintedLine] {
        let rows = canvas.isLarge ? self.rows + 2 : self.rows
        var grid = DotGrid(columns: rows * 2, rows: rows)
        let style = color?.style ?? .plain
        switch shape {
        case .circle, .oval, .sphere, .cylinder, .cone: round(&grid, style)
        case .cube, .box: boxes(&grid, style)
        default: grid.outline(corners.map { point($0, grid) }, style)
        }
        if shape == .pyramid {
            for corner in [(0.0, -0.9), (0.95, 0.35)] {
                grid.line(point(corner, grid), point((0.35, 0.9), grid), style)
            }
        }
        mirror(&grid)
        var lines = grid.lines
        if let color {
            let word = canvas.say("learn.color.\(color.rawValue)")
            lines.append(PaintedLine(String(repeating: " ", count: max(0, rows - word.count / 2)) + word))
        }
        return lines
    }

    /// A place from -1 to 1, turned, as dots.
    private func point(_ place: (Double, Double), _ grid: DotGrid) -> (Double, Double) {
        let angle = Double(turn) / 180 * .pi
        let (x, y) = (place.0 * cos(angle) - place.1 * sin(angle), place.0 * sin(angle) + place.1 * cos(angle))
        let half = Double(min(grid.width, grid.height)) / 2 - 0.5
        return (Double(grid.width) / 2 - 0.5 + x * half, Double(grid.height) / 2 - 0.5 + y * half)
    }

    private var corners: [(Double, Double)] {
        switch shape {
        case .triangle: [(0, -0.9), (0.95, 0.75), (-0.95, 0.75)]
        case .square: [(-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)]
        case .rectangle: [(-1, -0.55), (1, -0.55), (1, 0.55), (-1, 0.55)]
        case .rhombus: [(0, -1), (0.65, 0), (0, 1), (-0.65, 0)]
        case .trapezoid: [(-0.5, -0.6), (0.5, -0.6), (1, 0.6), (-1, 0.6)]
        case .pentagon: Self.around(5)
        case .hexagon: Self.around(6)
        case .star: Self.star
        case .heart: Self.heart
        case .pyramid: [(0, -0.9), (0.95, 0.35), (0.35, 0.9), (-0.95, 0.6)]
        default: Self.around(4)
        }
    }

    private static func around(_ count: Int) -> [(Double, Double)] {
        (0..<count).map { corner in
            let angle = Double(corner) / Double(count) * 2 * .pi
            return (sin(angle) * 0.98, -cos(angle) * 0.98)
        }
    }

    private static let star: [(Double, Double)] = (0..<10).map { corner in
        let angle = Double(corner) / 10 * 2 * .pi
        let reach = corner.isMultiple(of: 2) ? 1.0 : 0.42
        return (sin(angle) * reach, -cos(angle) * reach)
    }

    private static let heart: [(Double, Double)] = (0..<40).map { step in
        let angle = Double(step) / 40 * 2 * .pi
        let across = 16 * sin(angle) * sin(angle) * sin(angle)
        let up = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        return (across / 17, -up / 17)
    }

    /// What has an ellipse in it.
    private func round(_ grid: inout DotGrid, _ style: Style) {
        let center = (Double(grid.width) / 2 - 0.5, Double(grid.height) / 2 - 0.5)
        let reach = Double(grid.height) / 2 - 0.5
        let flat = (reach * 0.7, reach * 0.25)
        switch shape {
        case .oval:
            let isUpright = (45..<135).contains(turn % 180)
            grid.ellipse(
                center: center, radii: isUpright ? (reach * 0.6, reach) : (reach, reach * 0.6), style)
        case .sphere:
            grid.ellipse(center: center, radii: (reach, reach), style)
            grid.ellipse(center: center, radii: (reach, reach * 0.3), .dim)
        case .cylinder:
            grid.ellipse(center: (center.0, reach * 0.3), radii: flat, style)
            grid.ellipse(center: (center.0, reach * 1.7), radii: flat, style)
            for side in [-0.7, 0.7] {
                grid.line((center.0 + side * reach, reach * 0.3), (center.0 + side * reach, reach * 1.7), style)
            }
        case .cone:
            grid.ellipse(center: (center.0, reach * 1.7), radii: flat, style)
            for side in [-0.7, 0.7] { grid.line((center.0, 0), (center.0 + side * reach, reach * 1.7), style) }
        default: grid.ellipse(center: center, radii: (reach, reach), style)
        }
    }

    /// A front, and the same behind it.
    private func boxes(_ grid: inout DotGrid, _ style: Style) {
        let wide = shape == .box ? 1.0 : 0.7
        let front = [(-wide, -0.35), (wide - 0.35, -0.35), (wide - 0.35, 0.95), (-wide, 0.95)]
        let back = front.map { ($0.0 + 0.35, $0.1 - 0.55) }
        grid.outline(front.map { point($0, grid) }, style)
        for (one, two) in [(0, 1), (1, 2)] { grid.line(point(back[one], grid), point(back[two], grid), style) }
        for corner in 0..<3 { grid.line(point(front[corner], grid), point(back[corner], grid), style) }
    }

    /// A broken line through the middle.
    private func mirror(_ grid: inout DotGrid) {
        guard let line else { return }
        let ends: [(Double, Double)] =
            switch line {
            case .vertical: [(0, -1), (0, 1)]
            case .horizontal: [(-1, 0), (1, 0)]
            case .diagonal: [(-1, 1), (1, -1)]
            }
        let half = Double(grid.height) / 2 - 0.5
        for part in stride(from: 0, to: 20, by: 2) {
            let at = { (share: Double) in
                (
                    half + (ends[0].0 + (ends[1].0 - ends[0].0) * share) * half,
                    half + (ends[0].1 + (ends[1].1 - ends[0].1) * share) * half
                )
            }
            grid.line(at(Double(part) / 20), at(Double(part + 1) / 20), .red)
        }
    }
}

extension DrawnShape.Color {
    /// The nearest style; the word stands below in any case.
    fileprivate var style: Style {
        switch self {
        case .red: .red
        case .orange, .yellow: .yellow
        case .green: .green
        case .blue: .blue
        case .purple: .bold
        }
    }
}
