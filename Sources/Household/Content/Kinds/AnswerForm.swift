/// A form of answer, shared by the kinds of questions that take it. Its names on the wire and in rows stand with it, in
/// the module `QuestionKinds`.
public protocol AnswerForm: Hashable, Sendable {
    /// What names it: the one member of an answer, on the wire and in rows.
    static var name: String { get }

    /// Typed answers take longer than tapped ones (Learning, guessing guard).
    var isTyped: Bool { get }

    /// The chosen one of `QuestionContent.choices`, where the form chooses one.
    var choice: String? { get }

    /// What was typed, where the form is a text.
    var typedText: String? { get }

    /// Whether the answer says anything about places. What is at many places, or at one of two, neither goes on with a
    /// row of places nor ends it (Learning, guessing guard).
    var isAboutPlaces: Bool { get }
}

extension AnswerForm {
    /// Most forms are tapped.
    public var isTyped: Bool { false }

    /// Most forms choose more than one thing, or none.
    public var choice: String? { nil }

    /// Most forms are no text.
    public var typedText: String? { nil }

    /// Whoever chooses one of several chooses a place.
    public var isAboutPlaces: Bool { choice != nil }

    func isEqual(to other: any AnswerForm) -> Bool { (other as? Self) == self }
}
