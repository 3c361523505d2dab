import Household
import Shapes

/// The parts of a shape that were shaded.
public struct ShadedParts: AnswerForm {
    /// Their numbers, from 0.
    public var parts: [Int]

    /// An answer of this form.
    public init(_ parts: [Int]) { self.parts = parts }

    /// The name of the form.
    public static let name = "parts"
}

extension ShadedParts: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "The numbers of the shaded parts, from 0, each once."

    /// With the bounds of today.
    public static let wire = shape(.list(of: .answeredNumber, maximum: ContentLimits.placements))

    /// Whatever was written.
    public static let stored = shape(.list(of: .anyNumber))

    private static func shape(_ part: Shape<[Int]>) -> Shape<ShadedParts> {
        part.map(expected: "must be whole numbers", to: { ShadedParts($0) }, from: \.parts)
    }
}

extension Answer {
    /// These parts.
    public static func parts(_ parts: [Int]) -> Answer { Answer(ShadedParts(parts)) }
}
