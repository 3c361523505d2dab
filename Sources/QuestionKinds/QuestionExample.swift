/// A question of a kind for the reference and for tests.
public struct QuestionExample<Content: Sendable>: Sendable {
    /// What is asked.
    public var prompt: String
    /// What belongs to its kind.
    public var content: Content

    /// An example with its prompt.
    public init(_ prompt: String, _ content: Content) {
        self.prompt = prompt
        self.content = content
    }
}
