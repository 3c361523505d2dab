import Household
import Shapes

/// Hops on a number line, one after the other.
public struct Hops: AnswerForm {
    /// Where each hop ends.
    public var ends: [Int]

    /// An answer of this form.
    public init(_ ends: [Int]) { self.ends = ends }

    /// The name of the form.
    public static let name = "hops"
}

extension Hops: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "Where each hop ends, in their order."

    /// With the bounds of today.
    public static let wire = shape(.list(of: .answeredNumber, minimum: 1, maximum: ContentLimits.placements))

    /// Whatever was written.
    public static let stored = shape(.list(of: .anyNumber))

    private static func shape(_ part: Shape<[Int]>) -> Shape<Hops> {
        part.map(expected: "must be whole numbers", to: { Hops($0) }, from: \.ends)
    }
}

extension Answer {
    /// Hops that end there.
    public static func hops(_ ends: [Int]) -> Answer { Answer(Hops(ends)) }
}
