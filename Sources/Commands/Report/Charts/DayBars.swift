import Household
import Words

/// A bar for each day: learning, above it other screen time, and a line across it where the limit is.
struct DayBars {
    var days: [ReportDay]
    var name: String
    var words: ReportWords
    var id: String
    var width: Int

    private static let left = 36.0
    private static let right = 6.0
    private static let top = 40.0
    private static let foot = 170.0
    private static let widestBar = 30.0

    var svg: Markup {
        let shapes = grid + legend + days.indices.flatMap(bar)
        return Chart.svg(
            width: width, height: days.count > 7 ? 198 : 210, id: id,
            title: words.say("picture.days", ["name": .text(name)]),
            about: words.say("picture.days.about"), shapes)
    }

    // MARK: - The scale

    private static let steps = [5, 10, 15, 30, 60, 120, 240, 480]
    private static let mostLines = 5

    /// Minutes between two lines of the grid.
    private var step: Int {
        let minutes = (DayScale(days).seconds + 59) / 60
        return Self.steps.first { minutes <= $0 * Self.mostLines } ?? Self.steps[Self.steps.count - 1]
    }

    /// The minutes of the uppermost line.
    private var most: Int {
        let minutes = max(1, (DayScale(days).seconds + 59) / 60)
        return (minutes + step - 1) / step * step
    }

    private func y(seconds: Int) -> Double {
        Self.foot - Double(seconds) / Double(most * 60) * (Self.foot - Self.top)
    }

    private var slot: Double { (Double(width) - Self.left - Self.right) / Double(max(1, days.count)) }

    private var grid: [Markup] {
        let lines = stride(from: 0, through: most, by: step).flatMap { minutes in
            let y = y(seconds: minutes * 60)
            return [
                Chart.line((Self.left, y), (Double(width) - Self.right, y), minutes == 0 ? .dim : .grid),
                Chart.text("\(minutes)", Self.left - 6, y + 4, .dim, .end),
            ]
        }
        return lines + [Chart.text("min", Self.left - 6, Self.top - 10, .dim, .end)]
    }

    private var legend: [Markup] {
        var x = Self.left
        var marks: [Markup] = []
        let y = 10.0
        func add(_ text: String, _ mark: (Double) -> Markup) {
            marks += [mark(x), Chart.text(text, x + 15, y + 4, .ink)]
            x += 15 + Chart.width(of: text) + 12
        }
        add(words.say("head.learning")) { Chart.rect($0, y - 5, 10, 10, .learn) }
        add(words.say("head.other")) { Chart.rect($0, y - 5, 10, 10, .other) }
        add(words.say("legend.limit")) { Chart.line(($0 - 1, y), ($0 + 11, y), .ink, width: 2) }
        add(words.say("legend.learningDay")) { Chart.circle($0 + 5, y, 3, .learn) }
        return marks
    }

    // MARK: - A day

    private func bar(_ index: Int) -> [Markup] {
        let day = days[index]
        let middle = Self.left + slot * (Double(index) + 0.5)
        let width = min(Self.widestBar, slot * 0.64)
        var shapes: [Markup] = []
        let learned = y(seconds: day.learningSeconds)
        if day.learningSeconds > 0 {
            shapes.append(Chart.rect(middle - width / 2, learned, width, Self.foot - learned, .learn))
        }
        if day.otherSeconds > 0 {
            let top = y(seconds: day.learningSeconds + day.otherSeconds)
            // A little room between both tells them apart without color.
            let gap = day.learningSeconds > 0 ? 1.5 : 0
            shapes.append(Chart.rect(middle - width / 2, top, width, max(0.5, learned - top - gap), .other))
        }
        if let limit = day.limitMinutes, limit <= most {
            let (y, half) = (y(seconds: limit * 60), min(slot / 2 - 1, width / 2 + 4))
            shapes.append(Chart.line((middle - half, y), (middle + half, y), .ink, width: 2))
        }
        if day.isLearningDay { shapes.append(Chart.circle(middle, Self.foot + 8, 3, .learn)) }
        return shapes + labels(day.day, middle)
    }

    private func labels(_ day: Day, _ middle: Double) -> [Markup] {
        let number = Chart.text("\(day.day)", middle, Self.foot + 24, .dim, .middle, size: days.count > 7 ? 10 : 11)
        guard days.count <= 7 else { return [number] }
        return [
            number,
            Chart.text(words.page.say("calendar." + day.weekday.name), middle, Self.foot + 37, .dim, .middle),
        ]
    }
}
