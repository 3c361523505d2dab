import Household
import Shapes

/// A text that a child typed.
public struct TypedText: AnswerForm {
    /// What was typed.
    public var text: String

    /// A typed text.
    public init(_ text: String) { self.text = text }

    /// The name of the form.
    public static let name = "text"

    /// Typing takes longer than tapping.
    public var isTyped: Bool { true }

    /// The text itself.
    public var typedText: String? { text }

    /// What is typed is at no place, which ends a row of places.
    public var isAboutPlaces: Bool { true }
}

extension TypedText: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "What the child typed."

    /// A text longer than any answer is told by the rule that judges it, in words for a child.
    public static let wire = shape(.text(0...100_000))

    /// Any text.
    public static let stored = shape(.anyText)

    private static func shape(_ text: Shape<String>) -> Shape<TypedText> {
        text.map(expected: "must be a text", to: { TypedText($0) }, from: \.text)
    }
}

extension Answer {
    /// A typed text.
    public static func text(_ text: String) -> Answer { Answer(TypedText(text)) }
}
