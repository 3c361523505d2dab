import Glibc
import Household

/// A face with hands: the short one points to the hour, the long one to the minute.
struct ClockFace {
    /// What the hands show; nil: there are no hands yet.
    var time: (hour: Int, minute: Int)?

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let rows = canvas.isLarge ? 17 : 11
        var grid = DotGrid(columns: rows * 2 + 1, rows: rows)
        let center = (Double(grid.width) / 2 - 0.5, Double(grid.height) / 2 - 0.5)
        let radius = Double(grid.height) / 2 - 1
        grid.ellipse(center: center, radii: (radius, radius), .dim)
        let point = { (turn: Double, part: Double) in
            (center.0 + sin(turn * 2 * .pi) * radius * part, center.1 - cos(turn * 2 * .pi) * radius * part)
        }
        if let time {
            let minute = Double(time.minute) / 60
            let hour = (Double(time.hour % 12) + minute) / 12
            // The short hand is thick.
            for shift in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
                let end = point(hour, 0.45)
                grid.line((center.0 + shift.0, center.1 + shift.1), (end.0 + shift.0, end.1 + shift.1), .yellow)
            }
            grid.line(center, point(minute, 0.68), .green)
        }
        for number in 1...12 {
            let place = point(Double(number) / 12, 0.84)
            let text = "\(number)"
            let column = Int((place.0 / Double(DotGrid.across)).rounded()) - (text.count - 1)
            grid.write(text, row: Int(place.1 / Double(DotGrid.down)), column: column, .bold)
        }
        return grid.lines
    }
}

extension ClockPicture: DrawablePicture {
    func lines(on canvas: Canvas) -> [PaintedLine] {
        guard isDigital else {
            return canvas.hasPictures ? ClockFace(time: (hour, minute)).lines(on: canvas) : []
        }
        let text = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
        let edge = String(repeating: "\u{2500}", count: text.count + 4)
        return [
            PaintedLine("\u{250C}" + edge + "\u{2510}", .dim),
            PaintedLine("\u{2502}  ", .dim) + PaintedLine(text, .bold) + PaintedLine("  \u{2502}", .dim),
            PaintedLine("\u{2514}" + edge + "\u{2518}", .dim),
        ]
    }
}
