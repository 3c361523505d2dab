/// What a child answers, in the form that the kind of the question takes: an option, a text, pairs …
public struct Answer: Hashable, Sendable {
    /// The answer in its own form.
    public let form: any AnswerForm

    /// An answer in this form.
    public init(_ form: some AnswerForm) { self.form = form }

    /// The answer in a form; nil when it has another.
    public func given<Form: AnswerForm>(as form: Form.Type = Form.self) -> Form? { self.form as? Form }

    /// The name of its form.
    public var name: String { type(of: form).name }

    /// Two answers are equal when they are so in the same form.
    public static func == (lhs: Answer, rhs: Answer) -> Bool { lhs.form.isEqual(to: rhs.form) }

    /// Hashes what was answered.
    public func hash(into hasher: inout Hasher) { form.hash(into: &hasher) }
}
