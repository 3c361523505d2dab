/// A wrong answer that the author foresaw, with what is said about it.
public struct ExpectedMistake: Hashable, Sendable {
    /// The wrong answer.
    public var text: String
    /// Such as "You wrote 6. Let's count again: 5."
    public var explanation: String

    /// A mistake with its explanation.
    public init(text: String, explanation: String) {
        self.text = text
        self.explanation = explanation
    }
}
