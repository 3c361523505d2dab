import Household
import Shapes

/// The tile of a word bank that a child chose.
public struct ChosenTile: AnswerForm {
    /// The text of the tile.
    public var text: String

    /// The tile with this text.
    public init(_ text: String) { self.text = text }

    /// The name of the form.
    public static let name = "tile"

    /// The text itself is one of the question's choices.
    public var choice: String? { text }
}

extension ChosenTile: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "The text of a tile of the word bank."

    /// A bounded text.
    public static let wire = shape(.text(1...500))

    /// Any text.
    public static let stored = shape(.anyText)

    private static func shape(_ text: Shape<String>) -> Shape<ChosenTile> {
        text.map(expected: "must be a text", to: { ChosenTile($0) }, from: \.text)
    }
}

extension Answer {
    /// The tile with this text.
    public static func tile(_ text: String) -> Answer { Answer(ChosenTile(text)) }
}
