import Household
import Shapes

/// What a child said, as the front-end understood it.
public struct SpokenText: AnswerForm {
    /// The words; nil when the front-end cannot turn speech into text.
    public var text: String?

    /// These words, or none.
    public init(_ text: String?) { self.text = text }

    /// The name of the form.
    public static let name = "transcript"

    /// Speaking takes as long as typing.
    public var isTyped: Bool { true }

    /// What is said is at no place, which ends a row of places.
    public var isAboutPlaces: Bool { true }
}

extension SpokenText: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "What was said, in `text`; without it where the front-end does not understand speech."

    /// A text longer than any answer is told by the rule that judges it, in words for a child.
    public static let wire = shape("Transcript", .text(0...100_000))

    /// Any text.
    public static let stored = shape("StoredTranscript", .anyText)

    private static func shape(_ name: String, _ text: Shape<String>) -> Shape<SpokenText> {
        .object(name, "What was said.", make: { SpokenText($0) }) {
            optional("text", \.text, text, "Absent: the front-end does not understand speech.")
        }
    }
}
