/// A part of a lesson; it names the questions asked in it, in order.
public struct Section: Hashable, Sendable {
    /// Unique inside the lesson.
    public var id: SectionID
    /// The title that people read.
    public var title: String
    /// What the section is for.
    public var kind: SectionKind
    /// What the child reads or hears before the questions.
    public var text: String?
    /// The ids of its questions, in the order they are asked.
    public var questions: [QuestionID]

    /// All members of a section.
    public init(id: SectionID, title: String, kind: SectionKind, text: String?, questions: [QuestionID]) {
        self.id = id
        self.title = title
        self.kind = kind
        self.text = text
        self.questions = questions
    }
}
