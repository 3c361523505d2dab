import Household
import Shapes

/// What a child drew. Of a drawing kidd writes down the number of its strokes and nothing else.
public struct DrawnStrokes: AnswerForm {
    /// How many strokes there are.
    public var count: Int

    /// A drawing of so many strokes.
    public init(count: Int) { self.count = count }

    /// The name of the form.
    public static let name = "strokes"
}

extension DrawnStrokes: AnswerFormDefinition {
    /// For the reference.
    public static let summary =
        "The lines of a drawing: each a list of points, and a point is [x, y] from [0, 0] at the upper left to [1000, "
        + "1000]. They are looked at and not kept."

    /// Strokes of points; what is kept of them is their number.
    public static let wire = Shape<[[[Int]]]>.list(
        of: .list(
            of: .list(of: .integer(0...1_000), minimum: 2, maximum: 2), minimum: 1,
            maximum: ContentLimits.strokePoints),
        maximum: ContentLimits.strokes
    ).map(
        expected: "must be strokes", to: { DrawnStrokes(count: $0.count) },
        // What is not kept cannot be written again: a drawing of as many dots.
        from: { Array(repeating: [[0, 0]], count: min($0.count, ContentLimits.strokes)) })

    /// How many there were.
    public static let stored = Shape<Int>.anyNumber.map(
        expected: "must be a number", to: { DrawnStrokes(count: $0) }, from: \.count)
}
