/// A first answer that counts for a skill that may need help, so that a parent can see which ones they were.
public struct RecentAnswer: Hashable, Sendable {
    /// Which answer it was; it tells the activity too.
    public var presentation: PresentationID
    /// The question it was given to.
    public var question: QuestionID
    /// The kind of that question.
    public var kind: QuestionKind
    /// Whether it was right.
    public var isRight: Bool
    /// Hints given before it.
    public var hints: Int
    /// When it was given.
    public var at: Instant

    /// All members.
    public init(
        presentation: PresentationID, question: QuestionID, kind: QuestionKind, isRight: Bool, hints: Int, at: Instant
    ) {
        self.presentation = presentation
        self.question = question
        self.kind = kind
        self.isRight = isRight
        self.hints = hints
        self.at = at
    }

    /// As mastery scores it.
    public var asMastery: MasteryAnswer {
        MasteryAnswer(
            presentation: presentation, question: question,
            percent: MasteryRule.percent(isRight: isRight, hints: hints), hints: hints, at: at)
    }
}
