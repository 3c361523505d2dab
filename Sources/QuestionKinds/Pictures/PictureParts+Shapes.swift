import Household
import Shapes

extension Shape where Value == ThingCount {
    static let thingCount = Shape.object("ThingCount", "So many of one thing.") {
        ThingCount(thing: $0, count: $1, crossedOut: $2 ?? 0)
    } members: {
        required("thing", .assetName, "The name of a drawing.") { $0.thing }
        required("count", .drawnNumber) { $0.count }
        optional("crossedOut", .drawnNumber, "How many of them, from the end, are crossed out; absent: none.") {
            $0.crossedOut == 0 ? nil : $0.crossedOut
        }
    }
}

extension Shape where Value == Hop {
    static let hop = Shape.object("Hop", "A hop on a number line.", make: Hop.init) {
        required("from", .drawnNumber) { $0.from }
        required("to", .drawnNumber) { $0.to }
    }
}

extension Shape where Value == CoinCount {
    static let coinCount = Shape.object("CoinCount", "So many of one coin or bill.", make: CoinCount.init) {
        required("coin", .assetName, "The name of a drawing.") { $0.coin }
        required("cents", .drawnNumber, "What one is worth.") { $0.cents }
        required("count", .drawnNumber) { $0.count }
    }
}

extension Shape where Value == GraphBar {
    static let graphBar = Shape.object("GraphBar", "A bar of a graph.", make: GraphBar.init) {
        required("label", .text(1...64), "What stands below it.") { $0.label }
        optional("thing", .assetName, "A drawing below it, or of which a row is made.") { $0.thing }
        required("value", .drawnNumber, "How high it is.") { $0.value }
    }
}

extension Shape where Value == DrawnShape {
    static let drawnShape = Shape.object("DrawnShape", "A plane or solid shape.") {
        DrawnShape(shape: $0, color: $1, size: $2 ?? 2, turn: $3 ?? 0, line: $4)
    } members: {
        required("shape", .word(ShapeName.self)) { $0.shape }
        optional("color", .word(DrawnShape.Color.self), "Absent: as the front-end likes.") { $0.color }
        optional("size", .drawnNumber, "1 small, 2 middle, 3 large; absent: 2.") { $0.size == 2 ? nil : $0.size }
        optional("turn", .drawnNumber, "Degrees clockwise; absent: 0.") { $0.turn == 0 ? nil : $0.turn }
        optional("line", .word(DrawnShape.Line.self), "A line through the middle; absent: none.") { $0.line }
    }
}

extension Shape where Value == MeasuredThing {
    static let measuredThing = Shape.object("MeasuredThing", "A thing that is measured.") {
        MeasuredThing(thing: $0, start: $1 ?? 0, length: $2)
    } members: {
        required("thing", .assetName, "The name of a drawing.") { $0.thing }
        optional("start", .drawnNumber, "At which unit it begins; absent: 0.") { $0.start == 0 ? nil : $0.start }
        required("length", .drawnNumber, "How many units it is long.") { $0.length }
    }
}
