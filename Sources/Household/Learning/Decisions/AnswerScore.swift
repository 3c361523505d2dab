/// What one answer earns (Learning, Lessons and quizzes; Rewards, Ledgers).
struct AnswerScore {
    private(set) var stars = 0
    private(set) var points = 0
    /// Whether it is the first answer: the first one that was read.
    let isScored: Bool
    /// What the score rises by.
    private(set) var score = 0
    /// What the maximum falls by: the points of a question that is not graded.
    private(set) var lost = 0
    /// Right first answers in a row after it.
    private(set) var run: Int

    /// What it counts for beside the lesson.
    private(set) var credit = AnswerCredit.answered
    /// Whether the answers of the day make it a learning day now.
    private(set) var makesLearningDay = false

    /// - Parameters:
    ///   - worth: the question's own points, which make the score.
    ///   - today: what the child has answered on this household day.
    init(
        _ outcome: AnswerOutcome, isRapid: Bool, presentation: borrowing Presentation, worth: Int,
        of kind: ActivityKind,
        after tally: ActivityTally, in lesson: LessonID, today: LearnedToday
    ) {
        run = tally.run
        isScored =
            presentation.attempt == 1 && !isRapid && outcome != .participated && !presentation.isExtra && kind.isScored
        let isRight = outcome == .correct
        if presentation.isExtra || !kind.isScored { return }
        guard isScored else {
            // A question that is over without a right answer ends the run, however that came about.
            if outcome == .explained { run = 0 }
            // A wrong first answer stays in the score, whatever follows it.
            if outcome == .participated, presentation.attempt == 1 { lost = worth }
            return
        }
        let question = today.standing(of: presentation.question, in: lesson)
        credit = question.credit
        makesLearningDay = question.makesLearningDay(isRight: isRight)
        guard isRight else {
            run = 0
            return
        }
        score = worth
        run += 1
        guard question.pays else { return }
        pay(hints: presentation.hintsGiven, isNewRun: run > question.longestRun)
        if !kind.paysStars { stars = 0 }
    }

    private mutating func pay(hints: Int, isNewRun: Bool) {
        stars = LearningRules.starsPerRightAnswer
        points = LearningRules.points(afterHints: hints)
        guard isNewRun else { return }
        stars += LearningRules.runBonus(at: run)
        if run.isMultiple(of: 5) { points += LearningRules.pointsPerFifth }
    }

    /// The same for the fact.
    var sums: AnswerSums { .change(score: score, lost: lost, run: run) }
}
