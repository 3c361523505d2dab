/// What one answer earns (Learning, Lessons and quizzes; Rewards, Ledgers).
struct AnswerScore {
    private(set) var stars = 0
    private(set) var points = 0
    /// Whether it counts in score and maximum: first answers do, unless they were guessed.
    let isScored: Bool
    /// What the score rises by.
    private(set) var score = 0
    /// What the maximum falls by.
    private(set) var lost = 0
    /// Right first answers in a row after it.
    private(set) var run: Int

    /// - Parameters:
    ///   - worth: the question's own points, which make the score.
    init(isRight: Bool, isRapid: Bool, presentation: Presentation, worth: Int, after tally: ActivityTally) {
        run = tally.run
        let isFirst = presentation.attempt == 1
        isScored = isFirst && !isRapid
        if isFirst && isRapid { lost = worth }
        guard isScored else { return }
        if isRight { countRight(worth: worth, hints: presentation.hintsGiven) } else { run = 0 }
    }

    private mutating func countRight(worth: Int, hints: Int) {
        score = worth
        run += 1
        stars = LearningRules.starsPerRightAnswer + LearningRules.runBonus(at: run)
        points = max(0, LearningRules.pointsPerRightAnswer - LearningRules.pointsPerHint * hints)
        if run.isMultiple(of: 5) { points += LearningRules.pointsPerFifth }
    }

    /// The same for the fact.
    var sums: AnswerSums { .change(score: score, lost: lost, run: run) }
}
