import Household
import Words

/// Predictions across, what came of them upwards, each with the range that is likely.
struct RecallChart {
    var bins: [RecallBin]
    var name: String
    var words: ReportWords
    var id: String

    private static let height = 204
    private static let left = 40.0
    private static let top = 12.0
    private static let side = 150.0

    var svg: Markup {
        Chart.svg(
            width: ChildPage.narrow, height: Self.height, id: id,
            title: words.say("picture.recall", ["name": .text(name)]), about: words.say("picture.recall.about"),
            grid + bins.flatMap(point))
    }

    private func x(_ percent: Double) -> Double { Self.left + Self.side * percent / 100 }
    private func y(_ percent: Double) -> Double { Self.top + Self.side * (1 - percent / 100) }

    private var grid: [Markup] {
        let lines = stride(from: 0.0, through: 100, by: 25).flatMap { percent in
            [
                Chart.line((Self.left, y(percent)), (x(100), y(percent)), .grid),
                Chart.line((x(percent), Self.top), (x(percent), y(0)), .grid),
                Chart.text(Chart.px(percent), Self.left - 6, y(percent) + 4, .dim, .end),
                Chart.text(Chart.px(percent), x(percent), y(0) + 15, .dim, .middle),
            ]
        }
        return lines + [
            Chart.line((x(0), y(0)), (x(100), y(100)), .dim, dashes: "4 3"),
            Chart.text(words.say("head.predicted"), x(50), y(0) + 31, .ink, .middle),
            .element(
                "text",
                [
                    ("x", "0"), ("y", "0"), ("text-anchor", "middle"), ("font-size", "11"),
                    ("transform", "translate(11 \(Chart.px(y(50)))) rotate(-90)"),
                ] + Paint.ink.fill, words.say("head.remembered")),
        ]
    }

    /// The more answers, the larger the point.
    private func point(_ bin: RecallBin) -> [Markup] {
        let x = x(Double(bin.predictedPercent))
        let (low, high) = (Double(bin.observed.lowestPermille) / 10, Double(bin.observed.highestPermille) / 10)
        let ends = [low, high].map { Chart.line((x - 4, y($0)), (x + 4, y($0)), .learn, width: 1.5) }
        let radius = min(7, 2.5 + Double(bin.answers).squareRoot() / 4)
        return [Chart.line((x, y(low)), (x, y(high)), .learn, width: 1.5)] + ends
            + [Chart.circle(x, y(Double(bin.observed.permille) / 10), radius, .learn)]
    }
}
