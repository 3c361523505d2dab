/// An item was answered.
public struct ItemAnswered: Hashable, Sendable {
    /// The activity in which it was.
    public var activity: String
    /// The skill that it practices.
    public var skill: String?
    /// The question.
    public var item: String
    /// The kind of the question.
    public var kind: String?
    /// Nil: nobody graded it.
    public var correct: Bool?
    /// From 1: which try.
    public var attempt: Int
    /// Hints that were given before.
    public var hints: Int
    /// From seeing to answering; nil: nobody measured it.
    public var responseMilliseconds: Int?
    /// From 1, the easiest, to 5.
    public var difficulty: Int?

    public init(
        activity: String, skill: String? = nil, item: String, kind: String? = nil, correct: Bool? = nil,
        attempt: Int = 1, hints: Int = 0, responseMilliseconds: Int? = nil, difficulty: Int? = nil
    ) {
        self.activity = activity
        self.skill = skill
        self.item = item
        self.kind = kind
        self.correct = correct
        self.attempt = attempt
        self.hints = hints
        self.responseMilliseconds = responseMilliseconds
        self.difficulty = difficulty
    }
}
