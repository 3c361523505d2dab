import Household
import Shapes

/// A whole number: what was counted or measured, or where the hops end.
public struct WholeNumber: AnswerForm {
    /// The number.
    public var value: Int

    /// An answer of this form.
    public init(_ value: Int) { self.value = value }

    /// The name of the form.
    public static let name = "number"
}

extension WholeNumber: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "A whole number."

    /// With the bounds of today.
    public static let wire = shape(.answeredNumber)

    /// Whatever was written.
    public static let stored = shape(.anyNumber)

    private static func shape(_ part: Shape<Int>) -> Shape<WholeNumber> {
        part.map(expected: "must be a whole number", to: { WholeNumber($0) }, from: \.value)
    }
}

extension Answer {
    /// This number.
    public static func number(_ value: Int) -> Answer { Answer(WholeNumber(value)) }
}
