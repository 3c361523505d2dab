/// What is made of an answer by itself: before what it does to the activity, the skill and the subject.
struct JudgedAnswer {
    let grading: Grading
    let guessing: GuessingGuard
    let outcome: AnswerOutcome
    let score: AnswerScore
    let evidence: AnswerEvidence
    /// From when the question was visible to the answer, without narration; nil when it cannot be told.
    let response: Int64?
    /// Whether there was something right to say that nobody has heard: then the child reads what it was.
    private let isUnheard: Bool
    /// What is said in place of a sentence that the child has just heard at its last try; nil: it is another one.
    private let repeated: AnswerWords?

    /// - Parameters:
    ///   - source: where the question is from.
    ///   - narration: how long the front-end read aloud.
    init(
        _ answer: Answer, to question: Question, from source: ActivityQuestions,
        shownAs current: borrowing Presentation,
        in activity: borrowing Activity, narration: Int64, _ book: borrowing LearningBook,
        _ context: borrowing LearningContext
    ) throws(LearningRefusal) {
        let content = source.judged(question)
        grading = try Self.grade(answer, to: content, tier: context.tier)
        // It cannot have been visible for longer than it has been open. Nobody knows how long that was when the clock was
        // set back, or when a hint came last.
        let sinceLast = context.now.wall - activity.lastAt
        let open = sinceLast < 0 || current.hintsGiven > 0 ? nil : sinceLast
        let visible = activity.visibleMilliseconds(at: context.now) ?? (activity.kind == .timed ? open : nil)
        guessing = GuessingGuard(
            answer, grading, to: current, in: activity,
            visibleMilliseconds: visible ?? (context.watchesReading ? open : nil))
        outcome = AnswerOutcome(
            grading, isRapid: guessing.isRapid, to: current, retries: current.isExtra ? 0 : activity.kind.retries)
        isUnheard = outcome == .participated && content.solution != nil
        repeated = Self.repeated(
            activity.answerBeforeRetry?.answer, by: answer, grading, to: content, tier: context.tier)
        score = AnswerScore(
            outcome, isRapid: guessing.isRapid, presentation: current,
            worth: activity.kind.hasEvenPoints ? GeneratedQuestion.points : question.points,
            of: activity.kind, after: activity.tally, in: activity.lesson(of: question.id),
            today: book.today.on(context.day))
        evidence = AnswerEvidence(
            skill: source.skill(of: question.id), kind: question.kind, difficulty: question.difficulty,
            validity: outcome == .participated || current.isExtra
                ? .none
                : AnswerEvidence.Validity(
                    isRapid: guessing.isRapid, visible: visible, narration: narration, tier: context.tier))
        response = visible.map {
            max(0, $0 - min(max(0, narration), LearningRules.longestNarrationMilliseconds))
        }
    }

    /// Whether it tells something about the child's skill.
    var isEvidence: Bool { score.isScored && evidence.validity != .none }

    /// Whether a first answer was right; nil for another one.
    var isRightAtFirst: Bool? { score.isScored ? outcome == .correct : nil }

    /// What the child is told.
    ///
    /// - Parameter kind: in a sprint and when numbers are copied nothing is explained.
    func told(_ current: Presentation, in kind: ActivityKind) -> AnswerTold {
        if [.timed, .copying].contains(kind), outcome == .explained { return .words(.onward, isExplained: false) }
        return .words(
            AnswerWords(
                grading, outcome, presentation: current, run: score.isScored ? score.run : nil, repeated: repeated,
                guessing),
            isExplained: outcome == .explained || isUnheard)
    }

    /// What is said in place of a sentence that was told of the answer before.
    private static func repeated(
        _ last: Answer?, by answer: Answer, _ grading: Grading, to content: any QuestionContent, tier: AgeTier
    ) -> AnswerWords? {
        guard let last else { return nil }
        if last == answer { return .again }
        let said = try? content.grade(last, tier: tier).feedback
        return said != nil && said == grading.feedback ? .lookAgain : nil
    }

    private static func grade(
        _ answer: Answer, to content: any QuestionContent, tier: AgeTier
    ) throws(LearningRefusal) -> Grading {
        do {
            return try content.grade(answer, tier: tier)
        } catch {
            throw LearningRefusal(.wrongShape(error.reason))
        }
    }
}

extension Activity {
    /// Since when the question is visible; nil when that is unknown, or from before a restart of the machine.
    fileprivate func visibleMilliseconds(at now: Moment) -> Int64? {
        guard case .shown(let mono, let boot) = timing, boot == now.boot else { return nil }
        return max(0, now.mono - mono)
    }
}
