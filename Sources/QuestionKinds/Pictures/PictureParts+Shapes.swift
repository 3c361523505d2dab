import Household
import Shapes

extension Shape where Value == ThingCount {
    static let thingCount = Shape.object(
        "ThingCount", "So many of one thing.", make: { ThingCount(thing: $0, count: $1, crossedOut: $2) }
    ) {
        required("thing", \.thing, .assetName, "The name of a drawing.")
        required("count", \.count, .drawnNumber)
        unless(
            "crossedOut", \.crossedOut, .drawnNumber, is: 0,
            "How many of them, from the end, are crossed out; absent: none.")
    }
}

extension Shape where Value == Hop {
    static let hop = Shape.object("Hop", "A hop on a number line.", make: Hop.init) {
        required("from", \.from, .drawnNumber)
        required("to", \.to, .drawnNumber)
    }
}

extension Shape where Value == CoinCount {
    static let coinCount = Shape.object("CoinCount", "So many of one coin or bill.", make: CoinCount.init) {
        required("coin", \.coin, .assetName, "The name of a drawing.")
        required("cents", \.cents, .drawnNumber, "What one is worth.")
        required("count", \.count, .drawnNumber)
    }
}

extension Shape where Value == GraphBar {
    static let graphBar = Shape.object("GraphBar", "A bar of a graph.", make: GraphBar.init) {
        required("label", \.label, .text(1...64), "What stands below it.")
        optional("thing", \.thing, .assetName, "A drawing below it, or of which a row is made.")
        required("value", \.value, .drawnNumber, "How high it is.")
    }
}

extension Shape where Value == DrawnShape {
    static let drawnShape = Shape.object(
        "DrawnShape", "A plane or solid shape.",
        make: { DrawnShape(shape: $0, color: $1, size: $2, turn: $3, line: $4) }
    ) {
        required("shape", \.shape, .word(ShapeName.self))
        optional("color", \.color, .word(DrawnShape.Color.self), "Absent: as the front-end likes.")
        unless("size", \.size, .drawnNumber, is: 2, "1 small, 2 middle, 3 large; absent: 2.")
        unless("turn", \.turn, .drawnNumber, is: 0, "Degrees clockwise; absent: 0.")
        optional("line", \.line, .word(DrawnShape.Line.self), "A line through the middle; absent: none.")
    }
}

extension Shape where Value == MeasuredThing {
    static let measuredThing = Shape.object(
        "MeasuredThing", "A thing that is measured.", make: { MeasuredThing(thing: $0, start: $1, length: $2) }
    ) {
        required("thing", \.thing, .assetName, "The name of a drawing.")
        unless("start", \.start, .drawnNumber, is: 0, "At which unit it begins; absent: 0.")
        required("length", \.length, .drawnNumber, "How many units it is long.")
    }
}
