import Household
import Shapes

/// A wrong answer that the author foresaw, with what is said about it.
public struct ExpectedMistake: Hashable, Sendable {
    /// The wrong answer.
    public var text: String
    /// Such as "You wrote 6. Let's count again: 5."
    public var explanation: MistakeReply

    /// A mistake with its explanation.
    public init(text: String, explanation: MistakeReply) {
        self.text = text
        self.explanation = explanation
    }
}

extension Shape where Value == ExpectedMistake {
    /// A foreseen mistake in a pack.
    static let mistake = Shape.object(
        "PackMistake", "A wrong answer and what is said about it.",
        make: { ExpectedMistake(text: $0, explanation: MistakeReply($1, $2)) }
    ) {
        required("text", \.text, .text())
        required("explanation", \.explanation.text, .text())
        optional("mistake", \.explanation.mistake, .mistakeClass, Shape<MistakeClass>.mistakeClassSummary)
    }
}
