/// The part of the lesson that a question belongs to.
public struct SectionView: Hashable, Sendable {
    /// The title that people read.
    public var title: String
    /// What the section is for.
    public var kind: SectionKind
    /// What the child reads or hears before the questions.
    public var text: String?

    /// All members of the view.
    public init(title: String, kind: SectionKind, text: String?) {
        self.title = title
        self.kind = kind
        self.text = text
    }
}
