import Household
import Words

/// A number line with hops above and numbers below. A long one goes on in further rows.
struct NumberLineDrawing {
    var from: Int
    var to: Int
    var step: Int
    var labels: [Int]
    var marked: [Int]
    var hops: [Hop]
    /// Where whoever answers stands now.
    var place: Int?

    private var ticks: [Int] { (0...max(0, (to - from) / max(1, step))).map { from + $0 * step } }

    func lines(on canvas: Canvas) -> [PaintedLine] {
        let ticks = ticks
        let label = labels.map { TextWidth.of("\($0)") }.max() ?? 1
        let least = labels.count * 2 > ticks.count ? label + 1 : 2
        let room = canvas.width - label - 2
        let most = canvas.isLarge ? 8 : 6
        let gap = max(least, min(most, ticks.count > 1 ? room / (ticks.count - 1) : most))
        let perRow = max(2, room / gap + 1)
        return stride(from: 0, to: ticks.count, by: perRow).flatMap { start in
            row(Array(ticks[start..<min(start + perRow, ticks.count)]), gap: gap)
        }
    }

    private func row(_ ticks: [Int], gap: Int) -> [PaintedLine] {
        var lines: [PaintedLine] = []
        let column = { (tick: Int) in ticks.firstIndex(of: tick).map { 1 + $0 * gap } }
        if let arcs = arcs(column) { lines.append(arcs) }
        var signs = PaintedLine()
        var axis = PaintedLine()
        var numbers = PaintedLine()
        for tick in ticks {
            let at = column(tick) ?? 0
            if tick == place {
                signs.pad(to: at)
                signs.add("\u{25BC}", .yellow)
            } else if marked.contains(tick) {
                signs.pad(to: at)
                signs.add("\u{25CF}", .blue)
            }
            axis.add(String(repeating: "\u{2500}", count: max(0, at - axis.width)))
            axis.add(labels.contains(tick) ? "\u{253C}" : "\u{2534}")
            guard labels.contains(tick) else { continue }
            let text = "\(tick)"
            let start = at - (TextWidth.of(text) - 1) / 2
            if numbers.width > 0, start <= numbers.width { continue }
            numbers.pad(to: start)
            numbers.add(text, tick == place ? .yellow : .plain)
        }
        axis.add("\u{2500}")
        return lines + (signs.isEmpty ? [] : [signs]) + [axis, numbers]
    }

    /// Hops within this row, as far as they do not lie above each other.
    private func arcs(_ column: (Int) -> Int?) -> PaintedLine? {
        var places: [(left: Int, right: Int, isForward: Bool)] = []
        for hop in hops {
            guard let one = column(hop.from), let two = column(hop.to), one != two else { continue }
            places.append((min(one, two), max(one, two), one < two))
        }
        guard !places.isEmpty else { return nil }
        var line = PaintedLine()
        for arc in places.sorted(by: { $0.left < $1.left }) where arc.left + 1 >= line.width {
            line.pad(to: arc.left)
            // The end of one hop is where the next one begins.
            let start = line.width
            let inner = max(0, arc.right - start - 1)
            let head = arc.isForward ? "\u{256D}" : "\u{25C0}"
            let tail = arc.isForward ? "\u{25B6}" : "\u{256E}"
            line.add(head + String(repeating: "\u{2500}", count: max(0, inner - 1)) + (inner > 0 ? tail : ""), .green)
        }
        return line
    }
}

extension NumberLinePicture: DrawablePicture {
    func lines(on canvas: Canvas) -> [PaintedLine] {
        NumberLineDrawing(from: from, to: to, step: step, labels: labels, marked: marked, hops: hops)
            .lines(on: canvas)
    }
}
