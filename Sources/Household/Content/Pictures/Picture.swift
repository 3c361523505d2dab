import Words

/// What is drawn beside a prompt, as data: a front-end draws it without reading the prompt (Content, Pictures).
public struct Picture: Hashable, Sendable {
    /// What is drawn, in a form of its own.
    public var content: any PictureContent
    /// The same for those who do not see it. It lets a child find the answer, and does not tell it: where things are to
    /// be counted it names them one by one.
    public var text: Saying

    /// A picture with its text.
    public init(_ content: any PictureContent, text: Saying) {
        self.content = content
        self.text = text
    }

    /// A picture of a pack, with the text that the pack has for it.
    public init(_ content: any PictureContent, text: String) { self.init(content, text: Saying(told: text)) }

    /// The content in one form; nil when it has another.
    public func content<Content: PictureContent>(as form: Content.Type) -> Content? { content as? Content }

    /// The name of its form.
    public var form: String { type(of: content).name }

    /// Two pictures are equal when they are so in the same form.
    public static func == (lhs: Picture, rhs: Picture) -> Bool {
        lhs.text == rhs.text && lhs.content.isEqual(to: rhs.content)
    }

    /// Hashes what is drawn.
    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}
