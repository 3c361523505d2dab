/// The part of a question that differs by kind, whatever the kind is.
public struct QuestionBody: Hashable, Sendable {
    /// The content as its kind has it.
    public let content: any QuestionContent

    /// The body of a kind.
    public init(_ content: some QuestionContent) { self.content = content }

    /// The content as one kind has it; nil when it is of another.
    public func content<Content: QuestionContent>(as kind: Content.Type) -> Content? { content as? Content }

    /// The kind of this body.
    public var kind: QuestionKind { type(of: content).kind }

    /// What a front-end may see, in the order of a presentation.
    public func view(order: [String]) -> QuestionBodyView { content.bodyView(order: order) }

    /// Two bodies are equal when they are so as the same kind.
    public static func == (lhs: QuestionBody, rhs: QuestionBody) -> Bool { lhs.content.isEqual(to: rhs.content) }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}
