import Household
import Shapes

/// How one thing compares with another. The words keep their order, so their places are not looked after.
public struct ComparisonWord: AnswerForm {
    /// One of the question's words.
    public var word: String

    /// An answer of this form.
    public init(_ word: String) { self.word = word }

    /// The name of the form.
    public static let name = "comparison"
}

extension ComparisonWord: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "One of the words of the question, such as `heavier`."

    /// With the bounds of today.
    public static let wire = shape(.answeredID)

    /// Whatever was written.
    public static let stored = shape(.anyText)

    private static func shape(_ part: Shape<String>) -> Shape<ComparisonWord> {
        part.map(expected: "must be a word", to: { ComparisonWord($0) }, from: \.word)
    }
}

extension Answer {
    /// This word.
    public static func comparison(_ word: String) -> Answer { Answer(ComparisonWord(word)) }
}
