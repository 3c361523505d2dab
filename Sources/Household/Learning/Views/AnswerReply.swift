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

    /// The reply of an answer, the first time or again. The next question is left out if it is gone meanwhile. If the
    /// lesson is not let through any more, nothing of its content is told again, only what the answer came to.
    ///
    /// - Parameter activity: the activity with the answer.
    init(_ fact: AnswerFact, of activity: Activity, in context: LearningContext) {
        let source = context.library.lesson(activity.lesson, in: activity.edition)
        let told = fact.told.texts(of: fact, in: source)
        self.init(
            outcome: fact.outcome, say: told.say, spelling: told.spelling, explanation: told.explanation,
            isRapid: fact.isRapid, isRectified: fact.isRectified, stars: fact.stars, points: fact.points,
            run: fact.run, question: nil, summary: nil)
        if case .summary(let summary) = fact.next { self.summary = summary }
        if case .finished = fact.next { summary = activity.summary }
        if let source, let next = activity.presentation(after: fact) {
            question = QuestionView(next, of: fact.activity, in: source, hintsOffered: context.hintsOffered)
        }
        guard let source, case .refused(_, let words) = context.gate.verdict(on: source) else { return }
        say = words
        spelling = nil
        explanation = nil
        question = nil
    }
}

extension AnswerTold {
    /// The texts as they were told, made from the edition of the lesson.
    fileprivate func texts(
        of fact: AnswerFact, in source: (some QuestionSource)?
    ) -> (say: String, spelling: String?, explanation: String?) {
        switch self {
        case .text(let say, let spelling, let explanation): return (say, spelling, explanation)
        case .words(let words, let isExplained):
            let question = source?.question(fact.question)
            // The tier decides only whether a slip is forgiven, and the key says that it was.
            let needsGrading = words == .feedback || words == .spelled
            let grading = needsGrading ? try? question?.body.content.grade(fact.answer, tier: .preschool) : nil
            return (
                words.sentence(grading, run: fact.run), words == .spelled ? grading?.spelling : nil,
                isExplained ? question?.explanation : nil
            )
        }
    }
}
