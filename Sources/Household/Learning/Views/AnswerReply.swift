import Words

/// What a child's front-end hears after an answer: the feedback, and what comes next.
public struct AnswerReply: Hashable, Sendable {
    /// What the answer came to.
    public var outcome: AnswerOutcome
    /// Words for the child.
    public var say: Saying
    /// The right spelling, when a slip was accepted.
    public var spelling: String?
    /// How the answer is found, when the lesson goes on without a right one.
    public var explanation: String?
    /// After a math fact that was missed: how facts like it are found.
    public var microLesson: MicroLesson?
    /// Where a wrong answer has parts: the ids of those that are right. They stay as they are in the next try.
    public var rightParts: [String]?
    /// Answered too fast, or always at the same place: it was no try.
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
    /// Words that offer a rest; with a question beside the plan, or without one.
    public var rest: Saying?
    /// The result, after the last answer.
    public var summary: ActivitySummary?
    /// From what it can be made again; nil where it cannot: after the last answer, or when the filter said no.
    public var receipt: AnswerReceipt?

    /// What is told. It has no ``receipt``.
    public init(
        outcome: AnswerOutcome, say: Saying, spelling: String?, explanation: String?, rightParts: [String]?,
        isRapid: Bool,
        isRectified: Bool, stars: Int, points: Int, run: Int, question: QuestionView?, summary: ActivitySummary?,
        rest: Saying? = nil
    ) {
        self.outcome = outcome
        self.say = say
        self.spelling = spelling
        self.explanation = explanation
        self.rightParts = rightParts
        self.isRapid = isRapid
        self.isRectified = isRectified
        self.stars = stars
        self.points = points
        self.run = run
        self.question = question
        self.summary = summary
        self.rest = rest
    }

    /// The reply of an answer, the first time or again. The next question is left out if it is gone meanwhile. If the
    /// lesson is not let through any more, nothing of its content is told again, only what the answer came to.
    ///
    /// - Parameter activity: the activity with the answer.
    init(_ fact: AnswerFact, of activity: Activity, in context: LearningContext) {
        let lessons = context.library.lessons(of: activity) ?? []
        let source = ActivityQuestions(lessons, seed: activity.seed)
        let next = activity.presentation(after: fact)
        self.init(fact, showing: next, hintsOffered: context.hintsOffered, in: source)
        if case .finished = fact.next { summary = activity.summary }
        guard let words = lessons.lazy.compactMap({ context.gate.verdict(on: $0).say }).first else {
            if summary == nil, fact.told.words != nil {
                receipt = AnswerReceipt(
                    fact, of: activity, from: source, showing: next, hintsOffered: context.hintsOffered)
            }
            return
        }
        say = words
        spelling = nil
        explanation = nil
        microLesson = nil
        rightParts = nil
        question = nil
        rest = nil
    }

    /// The reply of an answer in the middle of a lesson, the first time: its lesson was let through.
    ///
    /// - Parameters:
    ///   - next: what is shown next.
    ///   - grading: what the question said of the answer.
    init(
        _ fact: AnswerFact, of activity: borrowing Activity, showing next: Presentation?,
        from source: ActivityQuestions,
        grading: Grading, hintsOffered: Bool
    ) {
        self.init(fact, showing: next, hintsOffered: hintsOffered, in: source, grading: grading)
        receipt = AnswerReceipt(fact, of: activity, from: source, showing: next, hintsOffered: hintsOffered)
    }

    /// The reply made again from what is known of it, while its lesson was let through.
    public init(_ receipt: AnswerReceipt, in library: Library) {
        let installed =
            switch receipt.lesson {
            case .edition(let edition): library.lesson(edition: edition)
            case .installed(let lesson): library.lesson(lesson)
            }
        let source = installed.flatMap { ActivityQuestions([$0], seed: receipt.seed ?? 0) }
        self.init(receipt.fact, showing: receipt.presentation, hintsOffered: receipt.hintsOffered, in: source)
    }

    /// What an answer came to, and what was shown next.
    private init(
        _ fact: AnswerFact, showing next: Presentation?, hintsOffered: Bool, in source: ActivityQuestions?,
        grading: Grading? = nil
    ) {
        let told = fact.told.texts(of: fact, in: source, grading: grading)
        self.init(
            outcome: fact.outcome, say: told.say, spelling: told.spelling, explanation: told.explanation,
            rightParts: told.rightParts, isRapid: fact.isRapid, isRectified: fact.isRectified, stars: fact.stars,
            points: fact.points,
            run: fact.run, question: nil, summary: nil)
        if case .summary(let summary) = fact.next { self.summary = summary }
        if fact.outcome == .explained, case .typed(let missed)? = FactQuestion(fact.question) {
            microLesson = MicroLesson(of: missed)
        }
        rest = fact.restOffered?.say(isKnownNext: fact.rest == nil)
        if let source, let next {
            question = QuestionView(next, of: fact.activity, in: source, hintsOffered: hintsOffered)
        }
    }
}

extension AnswerTold {
    /// The texts as they were told, made from the edition of the lesson.
    fileprivate func texts(
        of fact: AnswerFact, in source: ActivityQuestions?, grading known: Grading?
    ) -> (say: Saying, spelling: String?, explanation: String?, rightParts: [String]?) {
        switch self {
        case .text(let say, let spelling, let explanation): return (Saying(told: say), spelling, explanation, nil)
        case .words(let words, let isExplained):
            // Nearly all that is told needs nothing of the question.
            // Facts of before told of an answer that was too fast which of its parts were right.
            let needsGrading =
                [.feedback, .spelled, .again, .lookAgain].contains(words) || words == .rapid && fact.outcome != .correct
            guard needsGrading || isExplained else { return (words.sentence(nil, run: fact.run), nil, nil, nil) }
            let question = source?.question(fact.question)
            // Tier and subject decide only whether a slip is forgiven, and the outcome says whether it was.
            let isRight = fact.outcome == .correct
            let content = question.flatMap { isRight ? $0.body.content : source?.judged($0) }
            let grading = known ?? (try? content?.grade(fact.answer, tier: isRight ? .preschool : .preteen))
            return (
                words.sentence(grading, run: fact.run), words == .spelled ? grading?.spelling : nil,
                isExplained ? question?.explanation : nil, isExplained ? nil : grading?.rightParts
            )
        }
    }
}
