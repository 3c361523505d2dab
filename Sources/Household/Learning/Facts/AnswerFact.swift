/// A child answered: what happened, with all amounts. What was told is made again from it, from the plan of the activity,
/// and from the edition of the lesson, the same each time.
///
/// It is an object that never changes, so that books and records share it.
public final class AnswerFact: Sendable {
    /// The activity it is about.
    public let activity: ActivityID
    /// The presentation it is about.
    public let presentation: PresentationID
    /// The question it is about.
    public let question: QuestionID
    /// 1 up to the first answer that was read; only that one is scored and is evidence.
    public let attempt: Int
    /// What the child answered.
    public let answer: Answer
    /// What the answer came to.
    public let outcome: AnswerOutcome
    /// Too fast, or always the same place: no try, no stars, no points, no evidence (guessing guard). Its outcome does not
    /// tell whether it was right.
    public let isRapid: Bool
    /// Whether it is the first answer that was read, and graded.
    public let isScored: Bool
    /// Hints given for the question before the answer.
    public let hints: Int
    /// What the child was told.
    public let told: AnswerTold
    /// Stars earned by it.
    public let stars: Int
    /// Reward points earned by it.
    public let points: Int
    /// What it does to the sums of the activity.
    public let sums: AnswerSums
    /// From `shown` to the answer without narration; nil when it cannot be told.
    public let responseMilliseconds: Int64?
    /// What it tells about the child's skill; nil in facts of before evidence was written down.
    public let evidence: AnswerEvidence?
    /// The place of the last choice after it.
    public let place: Int?
    /// How many choices running were at that place.
    public let samePlaces: Int
    /// What followed.
    public let next: NextStep
    /// When it happened, by the wall clock.
    public let at: Instant
    /// The household day on which it happened; nil in facts of before days were written down.
    public let day: Day?
    /// Learning time since the fact before.
    public let spentMilliseconds: Int64
    /// What it counts for beside its lesson, if it is scored.
    public let credit: AnswerCredit
    /// Whether the answers of its household day make that a learning day from it on.
    public let makesLearningDay: Bool
    /// What it does to the mastery of its skill; nil where it is no evidence, and in facts of before mastery.
    public let mastery: MasteryMark?
    /// Whether the question stood beside the plan, for a rest: in no score, and no evidence.
    public let isExtra: Bool
    /// What it does to the memory of its skill; nil where it is no evidence, or the day has changed enough.
    public let memory: MemoryMark?
    /// What it does to the level of its subject; nil where it is no evidence, and in facts of before.
    public let level: LevelMark?
    /// What it does to the record of a math fact; nil where it is none that was typed, or no evidence.
    public let fact: FactMark?
    /// Why a rest was offered after it with no question of its own; nil where none was, and where one came with a question.
    public let rest: RestReason?
    /// The class of the mistake behind a wrong first answer; nil where the question knows none, for math facts, whose
    /// numbers tell it (``mistakeClass``), and in facts of before.
    public let mistake: MistakeClass?

    /// All members of the fact.
    public init(
        activity: ActivityID, presentation: PresentationID, question: QuestionID, attempt: Int, answer: Answer,
        outcome: AnswerOutcome, isRapid: Bool, isScored: Bool, hints: Int, told: AnswerTold, stars: Int, points: Int,
        sums: AnswerSums, responseMilliseconds: Int64?, evidence: AnswerEvidence?, place: Int?, samePlaces: Int,
        next: NextStep, at: Instant, day: Day?, spentMilliseconds: Int64, credit: AnswerCredit = .full,
        makesLearningDay: Bool = false, mastery: MasteryMark? = nil, isExtra: Bool = false,
        memory: MemoryMark? = nil, level: LevelMark? = nil, fact: FactMark? = nil,
        rest: RestReason? = nil, mistake: MistakeClass? = nil
    ) {
        self.activity = activity
        self.presentation = presentation
        self.question = question
        self.attempt = attempt
        self.answer = answer
        self.outcome = outcome
        self.isRapid = isRapid
        self.isScored = isScored
        self.hints = hints
        self.told = told
        self.stars = stars
        self.points = points
        self.sums = sums
        self.responseMilliseconds = responseMilliseconds
        self.evidence = evidence
        self.place = place
        self.samePlaces = samePlaces
        self.next = next
        self.at = at
        self.day = day
        self.spentMilliseconds = spentMilliseconds
        self.credit = credit
        self.makesLearningDay = makesLearningDay
        self.mastery = mastery
        self.isExtra = isExtra
        self.memory = memory
        self.level = level
        self.fact = fact
        self.rest = rest
        self.mistake = mistake
    }

    /// Whether a retry put a wrong first answer right.
    public var isRectified: Bool { attempt > 1 && outcome == .correct }

    /// Why a rest was offered after it, with a question beside the plan or without one; nil: none was.
    public var restOffered: RestReason? {
        if case .rest(let known) = next { known.reason } else { rest }
    }

    /// Right first answers in a row after it.
    public var run: Int { sums.run }

    /// The answer as windows of mastery see it.
    func masteryAnswer(_ mark: MasteryMark) -> MasteryAnswer {
        MasteryAnswer(presentation: presentation, question: question, percent: mark.percent, hints: hints, at: at)
    }
}

extension AnswerFact: Hashable {
    /// Equal when all members are.
    public static func == (lhs: AnswerFact, rhs: AnswerFact) -> Bool {
        lhs === rhs || lhs.isSameAnswer(as: rhs) && lhs.hasSameConsequences(as: rhs)
    }

    private func isSameAnswer(as other: AnswerFact) -> Bool {
        presentation == other.presentation && activity == other.activity && question == other.question
            && attempt == other.attempt && answer == other.answer && hints == other.hints && at == other.at
            && day == other.day && responseMilliseconds == other.responseMilliseconds
            && spentMilliseconds == other.spentMilliseconds
    }

    private func hasSameConsequences(as other: AnswerFact) -> Bool {
        outcome == other.outcome && isRapid == other.isRapid && isScored == other.isScored && told == other.told
            && stars == other.stars && points == other.points && sums == other.sums && evidence == other.evidence
            && place == other.place && samePlaces == other.samePlaces && next == other.next && credit == other.credit
            && makesLearningDay == other.makesLearningDay && mastery == other.mastery && isExtra == other.isExtra
            && memory == other.memory && level == other.level && fact == other.fact && rest == other.rest
            && mistake == other.mistake
    }

    /// A presentation is answered once.
    public func hash(into hasher: inout Hasher) { hasher.combine(presentation) }
}
