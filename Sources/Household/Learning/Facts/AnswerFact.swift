/// A child answered: everything that the reply told, so that the same reply can be given again at any time.
public struct AnswerFact: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// The presentation it is about.
    public var presentation: PresentationID
    /// The question it is about.
    public var question: QuestionID
    /// 1 for the first answer to the question; only that one is scored and is evidence.
    public var attempt: Int
    /// What the child answered.
    public var answer: Answer
    /// What the answer came to.
    public var outcome: AnswerOutcome
    /// Too fast, or always the same place: no stars, no points, no evidence (guessing guard).
    public var isRapid: Bool
    /// Whether it counts in score and maximum.
    public var isScored: Bool
    /// Hints given for the question before the answer.
    public var hints: Int
    /// Words for the child.
    public var say: String
    /// The right spelling, when a slip was accepted.
    public var spelling: String?
    /// How the answer is found, when the lesson goes on without a right one.
    public var explanation: String?
    /// Stars earned by it.
    public var stars: Int
    /// Reward points earned by it.
    public var points: Int
    /// The sums of the activity after it.
    public var tally: ActivityTally
    /// From `shown` to the answer without narration; nil when it cannot be told.
    public var responseMilliseconds: Int64?
    /// What it tells about the child's skill; nil in facts of before evidence was written down.
    public var evidence: AnswerEvidence?
    /// The place of the last choice after it, and how many choices running were at that place.
    public var place: Int?
    /// How many choices running were at the last place.
    public var samePlaces: Int
    /// What followed.
    public var next: NextStep
    /// When it happened, by the wall clock.
    public var at: Instant
    /// The household day on which it happened; nil in facts of before days were written down.
    public var day: Day?
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64

    /// All members of the fact.
    public init(
        activity: ActivityID, presentation: PresentationID, question: QuestionID, attempt: Int, answer: Answer,
        outcome: AnswerOutcome, isRapid: Bool, isScored: Bool, hints: Int, say: String, spelling: String?,
        explanation: String?, stars: Int, points: Int, tally: ActivityTally, responseMilliseconds: Int64?,
        evidence: AnswerEvidence?, place: Int?, samePlaces: Int, next: NextStep, at: Instant, day: Day?,
        spentMilliseconds: Int64
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
        self.say = say
        self.spelling = spelling
        self.explanation = explanation
        self.stars = stars
        self.points = points
        self.tally = tally
        self.responseMilliseconds = responseMilliseconds
        self.evidence = evidence
        self.place = place
        self.samePlaces = samePlaces
        self.next = next
        self.at = at
        self.day = day
        self.spentMilliseconds = spentMilliseconds
    }

    /// Whether a retry put a wrong first answer right.
    public var isRectified: Bool { attempt > 1 && outcome == .correct }
}
