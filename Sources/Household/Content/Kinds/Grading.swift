import Words

/// The judgement of one answer.
public struct Grading: Equatable, Sendable {
    /// Whether the answer is right.
    public var isRight: Bool
    /// What is said about exactly this wrong answer; nil when it is right.
    public var feedback: Saying?
    /// The right spelling, when a small slip was accepted.
    public var spelling: String?
    /// Where a wrong answer has parts: the ids of those that are right. They may stay as they are.
    public var rightParts: [String]?
    /// Whether there is anything to judge: a drawing is neither right nor wrong.
    public var isGraded: Bool

    /// The class of the mistake that a wrong answer shows, where the question knows it.
    public var mistake: MistakeClass?

    /// For what is never graded: the child took part.
    public static let participated = Grading(isRight: false, isGraded: false)

    /// All members of a judgement.
    public init(
        isRight: Bool, feedback: Saying? = nil, spelling: String? = nil, rightParts: [String]? = nil,
        isGraded: Bool = true, mistake: MistakeClass? = nil
    ) {
        self.isRight = isRight
        self.feedback = feedback
        self.spelling = spelling
        self.rightParts = rightParts
        self.isGraded = isGraded
        self.mistake = mistake
    }
}
