/// What a child's front-end hears after an answer: the feedback, and what comes next.
public struct AnswerReply: Hashable, Sendable {
    /// What the answer came to.
    public var outcome: AnswerOutcome
    /// Words for the child.
    public var say: String
    /// The right spelling, when a slip was accepted.
    public var spelling: String?
    /// How the answer is found, when the lesson goes on without a right one.
    public var explanation: String?
    /// Answered too fast, or always at the same place: nothing was counted.
    public var isRapid: Bool
    /// A retry that put a wrong first answer right.
    public var isRectified: Bool
    /// Stars earned by this answer.
    public var stars: Int
    /// Reward points earned by this answer.
    public var points: Int
    /// Right first answers in a row.
    public var run: Int
    /// What to show next: a retry or the next question.
    public var question: QuestionView?
    /// The result, after the last answer.
    public var summary: ActivitySummary?

    /// All members of the reply.
    public init(
        outcome: AnswerOutcome, say: String, spelling: String?, explanation: String?, isRapid: Bool,
        isRectified: Bool, stars: Int, points: Int, run: Int, question: QuestionView?, summary: ActivitySummary?
    ) {
        self.outcome = outcome
        self.say = say
        self.spelling = spelling
        self.explanation = explanation
        self.isRapid = isRapid
        self.isRectified = isRectified
        self.stars = stars
        self.points = points
        self.run = run
        self.question = question
        self.summary = summary
    }

    /// The reply of a stored answer, the first time or again. The next question is left out if it is gone meanwhile. If
    /// the lesson is not let through any more, nothing of its content is told again, only what the answer came to.
    init(_ fact: AnswerFact, in context: LearningContext, of activity: Activity?) {
        let source = activity.flatMap { context.library.lesson($0.lesson, in: $0.edition) }
        self.init(
            outcome: fact.outcome, say: fact.say, spelling: fact.spelling, explanation: fact.explanation,
            isRapid: fact.isRapid, isRectified: fact.isRectified, stars: fact.stars, points: fact.points,
            run: fact.tally.run, question: nil, summary: nil)
        switch fact.next {
        case .question(let presentation):
            question = source.flatMap {
                QuestionView(presentation, of: fact.activity, in: $0, hintsOffered: context.hintsOffered)
            }
        case .finished(let summary):
            self.summary = summary
        }
        guard let source, case .refused(_, let words) = context.gate.verdict(on: source) else { return }
        say = words
        spelling = nil
        explanation = nil
        question = nil
    }
}
