import Household
import Words

/// The scale below bars.
struct BarScale {
    var most: Int
    var step: Int

    /// Columns of one unit.
    static func unit(most: Int, room: Int) -> Int { max(1, min(4, room / max(1, most))) }

    /// The numbers of the scale, as many as there is room for.
    func line(column: Int, unit: Int, _ canvas: Canvas) -> PaintedLine {
        var line = PaintedLine()
        for number in stride(from: 0, through: most, by: max(1, step)) {
            let text = "\(number)"
            let start = column + number * unit - (number > 0 ? text.count : 0)
            if !line.isEmpty, start <= line.width { continue }
            line.pad(to: start)
            line.add(text, .dim)
        }
        return line
    }
}

extension BarGraphPicture: DrawablePicture {
    /// Bars lie, so that their names have room; the scale stands below, and no bar tells its number.
    func lines(on canvas: Canvas) -> [PaintedLine] {
        let names = min(16, bars.map { TextWidth.of($0.label) }.max() ?? 0)
        let column = names + 5
        let scale = isPictograph ? 3 : BarScale.unit(most: highest, room: canvas.width - column)
        let lines = bars.map { bar in
            var line = PaintedLine(TextWidth.cut(bar.label, to: names))
            line.pad(to: names + 1)
            line.add(bar.thing.map { ThingSigns.sign(of: $0, on: canvas) } ?? "")
            line.pad(to: column - 1)
            line.add("\u{2502}", .dim)
            guard isPictograph, let thing = bar.thing else {
                line.add(String(repeating: "\u{2588}", count: bar.value * scale), .blue)
                return line
            }
            let signs = bar.value / max(1, step)
            line.add(Array(repeating: ThingSigns.sign(of: thing, on: canvas), count: signs).joined(separator: " "))
            return line
        }
        return isPictograph
            ? lines : lines + [BarScale(most: highest, step: step).line(column: column, unit: scale, canvas)]
    }
}

extension BarGraphPicture: CountedPicture {
    /// More signs are too many to count.
    private static let mostCounted = 20

    /// The bars as signs to count behind their names: their own text says how high each is.
    func counted(on canvas: Canvas) -> [PaintedLine]? {
        guard highest <= Self.mostCounted else { return nil }
        return PaintedLine.wrapped(canvas.say("learn.bars"), to: canvas.width, .dim)
            + bars.flatMap { bar in
                let signs = bar.value == 0 ? "\u{2013}" : Array(repeating: "=", count: bar.value).joined(separator: " ")
                return PaintedLine.wrapped(bar.label + ": " + signs, to: canvas.width, .dim)
            }
    }
}
