import API
import Household
import Words

/// All facts of an operation, as ``FactAxes`` places them. Shapes tell states as colors do.
struct FactGrid {
    var cells: [FactsMatrix.Cell]
    var operation: FactOperation
    var name: String
    var words: ReportWords
    var id: String

    private var axes: FactAxes { FactAxes(operation) }
    private static let pitch = 12.0
    private static let left = 24.0
    private static let top = 22.0

    var svg: Markup {
        let states = FactState.allCases.map { state in
            let count = cells.count { $0.state == state }
            return words.say(
                "state.count", ["state": .text(words.say("state.\(state.rawValue)")), "count": .number(count)])
        }
        let about = words.say("picture.facts.about", ["states": .text(states.joined(separator: ", "))])
        let title =
            switch operation {
            case .addition: "picture.plus"
            case .subtraction: "picture.minus"
            case .multiplication: "picture.times"
            case .division: "picture.divided"
            }
        let height = Int(Self.top + Self.pitch * Double(axes.rows.count)) + 4
        return Chart.svg(
            width: ChildPage.narrow, height: height, id: id, title: words.say(title, ["name": .text(name)]),
            about: about, labels + FactState.allCases.flatMap(shapes))
    }

    private var labels: [Markup] {
        let sign = Chart.text(operation.shown, 10, Self.top - 6, .ink, .middle, size: 13)
        let step = axes.rows.count > 12 ? 2 : 1
        func labels(_ numbers: [Int], _ label: (String, Double) -> Markup) -> [Markup] {
            numbers.enumerated().filter { $0.offset.isMultiple(of: step) }
                .map { label("\($0.element)", (Double($0.offset) + 0.5) * Self.pitch) }
        }
        return [sign]
            + labels(axes.columns) { Chart.text($0, Self.left + $1, Self.top - 7, .dim, .middle, size: 9) }
            + labels(axes.rows) { Chart.text($0, Self.left - 5, Self.top + $1 + 3, .dim, .end, size: 9) }
    }

    private func shapes(_ state: FactState) -> [Markup] {
        let places = cells.filter { $0.state == state }.map { cell in
            (
                Self.left + Self.pitch * (Double(cell.fact.right - (axes.columns.first ?? 0)) + 0.5),
                Self.top + Self.pitch * (Double(FactAxes.row(of: cell.fact)) + 0.5)
            )
        }
        return FactShape.shapes(state, places)
    }
}

/// How a state looks: a dot, a square with a dot, a square half full, a full square.
enum FactShape {
    private static let side = 10.5

    /// Shapes of a state at their middles, a path for each color.
    static func shapes(_ state: FactState, _ places: [(x: Double, y: Double)]) -> [Markup] {
        func squares(_ side: Double) -> [String] { places.map { Chart.square($0.x, $0.y, side) } }
        return switch state {
        case .new: [Chart.path(squares(3), .dim)]
        case .learning: [Chart.path(squares(side), .step1), Chart.path(squares(4), .ink)]
        case .known:
            [
                Chart.path(squares(side), .step1),
                Chart.path(
                    places.map { place in
                        let (x, y, side) = (Chart.px(place.x - side / 2), Chart.px(place.y - side / 2), Chart.px(side))
                        return "M\(x) \(y)v\(side)h\(side)z"
                    }, .learn),
            ]
        case .fluent: [Chart.path(squares(side), .step3)]
        }
    }
}

/// What the shapes mean.
struct FactLegend {
    var words: ReportWords
    var id: String

    private static let height = 24
    private static let y = 12.0

    var svg: Markup {
        let names = FactState.allCases.map { words.say("state.\($0.rawValue)") }
        var x = 12.0
        var shapes: [Markup] = []
        for (state, name) in zip(FactState.allCases, names) {
            shapes += FactShape.shapes(state, [(x, Self.y)]) + [Chart.text(name, x + 12, Self.y + 4, .ink)]
            x += 12 + Chart.width(of: name) + 30
        }
        return Chart.svg(
            width: ChildPage.wide, height: Self.height, id: id, title: words.say("section.facts"),
            about: names.joined(separator: ", "), shapes)
    }
}
