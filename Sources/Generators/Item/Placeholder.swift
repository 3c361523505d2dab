/// What a text of a template may hold in braces.
public struct Placeholder: Hashable, Sendable {
    /// As it stands in braces.
    public var name: String
    /// For the author of a template.
    public var meaning: String
    /// Whether it is a number: then `{n things}`, `{n word}` and `{n is|are}` are possible.
    public var isNumber: Bool
    /// Whether it tells the answer of some or all facts. Where it does it stands in explanations alone.
    public var tellsAnswer: Bool

    /// All members of a placeholder.
    public init(_ name: String, _ meaning: String, isNumber: Bool = false, tellsAnswer: Bool = false) {
        self.name = name
        self.meaning = meaning
        self.isNumber = isNumber
        self.tellsAnswer = tellsAnswer
    }

    /// A number.
    public static func number(_ name: String, _ meaning: String, tellsAnswer: Bool = false) -> Placeholder {
        Placeholder(name, meaning, isNumber: true, tellsAnswer: tellsAnswer)
    }

    /// Those that every generator has.
    public static let common = [
        Placeholder("thing", "the word for one of the things"),
        Placeholder("things", "the word for many of the things"),
        Placeholder("otherThing", "the word for one of the second things"),
        Placeholder("otherThings", "the word for many of the second things"),
        Placeholder("thirdThing", "the word for one of the third things"),
        Placeholder("thirdThings", "the word for many of the third things"),
        Placeholder("name", "a name of a child"),
        Placeholder("otherName", "a name of another child"),
    ]

    /// The wrong answer, in mistakes alone. It counts as a number, and is text where the answer is no number.
    public static let given = Placeholder.number("given", "the wrong answer")
}

/// What replaces a placeholder.
public enum PlaceholderValue: Hashable, Sendable {
    /// A number, with its forms.
    case number(Int)
    /// Any other text.
    case text(String)
}
