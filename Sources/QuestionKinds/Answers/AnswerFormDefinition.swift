import Household
import Shapes

/// All that the program knows of a form of answer. The kinds that take it name it (``QuestionKindDefinition/answers``).
public protocol AnswerFormDefinition: AnswerForm {
    /// What it is, for the reference.
    static var summary: String { get }

    /// How it is written on the wire, with the bounds of today.
    static var wire: Shape<Self> { get }

    /// How it is written in rows: without bounds, so that what was written once is always read.
    static var stored: Shape<Self> { get }
}

extension Shape where Value == String {
    /// An id of an answer on the wire: short, so that it is quickly compared.
    static let answeredID = Shape.text(1...ContentLimits.idCharacters)

    /// A text of a row or a pack, of any length.
    static let anyText = Shape.text(0...Int.max)
}
