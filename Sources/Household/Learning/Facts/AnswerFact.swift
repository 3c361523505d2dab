/// A child answered: what happened, with all amounts. What was told is made again from it, from the plan of the activity,
/// and from the edition of the lesson, the same each time.
///
/// It is an object that never changes, so that books and records share it.
@dynamicMemberLookup
public final class AnswerFact: Sendable {
    /// What it says.
    public struct Content: Hashable, Sendable {
        /// The activity it is about.
        public var activity = ActivityID(rawValue: "")
        /// The presentation it is about.
        public var presentation = PresentationID(rawValue: "")
        /// The question it is about.
        public var question = QuestionID(rawValue: "")
        /// 1 up to the first answer that was read; only that one is scored and is evidence.
        public var attempt = 1
        /// What the child answered.
        public var answer: Answer
        /// What the answer came to.
        public var outcome = AnswerOutcome.correct
        /// Too fast, or always the same place: no try, no stars, no points, no evidence (guessing guard). Its outcome does not
        /// tell whether it was right.
        public var isRapid = false
        /// Whether it is the first answer that was read, and graded.
        public var isScored = true
        /// Hints given for the question before the answer.
        public var hints = 0
        /// What the child was told.
        public var told = AnswerTold.text(say: "", spelling: nil, explanation: nil)
        /// Stars earned by it.
        public var stars = 0
        /// Reward points earned by it.
        public var points = 0
        /// What it does to the sums of the activity.
        public var sums = AnswerSums.change(score: 0, lost: 0, run: 0)
        /// From `shown` to the answer without narration; nil when it cannot be told.
        public var responseMilliseconds: Int64?
        /// What it tells about the child's skill; nil in facts of before evidence was written down.
        public var evidence: AnswerEvidence?
        /// The place of the last choice after it.
        public var place: Int?
        /// How many choices running were at that place.
        public var samePlaces = 0
        /// What followed.
        public var next = NextStep.finished
        /// When it happened, by the wall clock.
        public var at = Instant(milliseconds: 0)
        /// The household day on which it happened; nil in facts of before days were written down.
        public var day: Day?
        /// Learning time since the fact before.
        public var spentMilliseconds = Int64(0)
        /// What it counts for beside its lesson, if it is scored.
        public var credit = AnswerCredit.full
        /// Whether its household day is a learning day from it on: by its answers, or by the review that it ends.
        public var makesLearningDay = false
        /// What it does to the mastery of its skill; nil where it is no evidence, and in facts of before mastery.
        public var mastery: MasteryMark?
        /// Whether the question stood beside the plan, for a rest: in no score, and no evidence.
        public var isExtra = false
        /// What it does to the memory of its skill; nil where it is no evidence, or the day has changed enough.
        public var memory: MemoryMark?
        /// What it does to the level of its subject; nil where it is no evidence, and in facts of before.
        public var level: LevelMark?
        /// What it does to the record of a math fact; nil where it is none that was typed, or no evidence.
        public var fact: FactMark?
        /// Why a rest was offered after it with no question of its own; nil where none was, and where one came with a question.
        public var rest: RestReason?
        /// The class of the mistake behind a wrong first answer; nil where the question knows none, for math facts, whose
        /// numbers tell it (``mistakeClass``), and in facts of before.
        public var mistake: MistakeClass?

        /// An answer about which nothing is said yet.
        ///
        /// - Parameter answer: what the child answered.
        public init(_ answer: Answer) { self.answer = answer }
    }

    /// What it says.
    public let content: Content

    /// A fact of what it says.
    public init(_ content: Content) { self.content = content }

    /// A fact of an answer; `fill` says the rest of it.
    @inlinable
    public convenience init(_ answer: Answer, _ fill: (inout Content) -> Void) {
        var content = Content(answer)
        fill(&content)
        self.init(content)
    }

    /// A member of what it says.
    @inlinable
    public subscript<Member>(dynamicMember path: KeyPath<Content, Member>) -> Member { content[keyPath: path] }

    /// Whether a retry put a wrong first answer right.
    public var isRectified: Bool { content.attempt > 1 && content.outcome == .correct }

    /// Why a rest was offered after it, with a question beside the plan or without one; nil: none was.
    public var restOffered: RestReason? {
        if case .rest(let known) = content.next { known.reason } else { content.rest }
    }

    /// Right first answers in a row after it.
    public var run: Int { content.sums.run }

    /// The answer as windows of mastery see it.
    func masteryAnswer(_ mark: MasteryMark) -> MasteryAnswer {
        MasteryAnswer(
            presentation: content.presentation, question: content.question, percent: mark.percent, hints: content.hints,
            at: content.at)
    }
}

extension AnswerFact: Hashable {
    /// Equal when all members are.
    public static func == (lhs: AnswerFact, rhs: AnswerFact) -> Bool { lhs === rhs || lhs.content == rhs.content }

    /// A presentation is answered once.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.presentation) }
}
