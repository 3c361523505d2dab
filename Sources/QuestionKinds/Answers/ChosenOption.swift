import Household
import Shapes

/// The option that a child chose.
public struct ChosenOption: AnswerForm {
    /// The id of the option.
    public var id: String

    /// The option with this id.
    public init(_ id: String) { self.id = id }

    /// The name of the form.
    public static let name = "option"

    /// The id itself is one of the question's choices.
    public var choice: String? { id }
}

extension ChosenOption: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "The id of an option."

    /// A bounded id.
    public static let wire = shape(.text(1...128))

    /// Any id.
    public static let stored = shape(.anyText)

    private static func shape(_ text: Shape<String>) -> Shape<ChosenOption> {
        text.map(expected: "must be an id", to: { ChosenOption($0) }, from: \.id)
    }
}

extension Answer {
    /// The option with this id.
    public static func option(_ id: String) -> Answer { Answer(ChosenOption(id)) }
}
