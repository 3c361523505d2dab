/// What one answer earns (Learning, Lessons and quizzes; Rewards, Ledgers).
struct AnswerScore {
    private(set) var stars = 0
    private(set) var points = 0
    /// Whether it counts in score and maximum: first answers do, unless they were guessed.
    let isScored: Bool
    /// The sums of the activity after it.
    private(set) var tally: ActivityTally

    /// - Parameters:
    ///   - worth: the question's own points, which make the score.
    init(isRight: Bool, isRapid: Bool, presentation: Presentation, worth: Int, after tally: ActivityTally) {
        self.tally = tally
        let isFirst = presentation.attempt == 1
        isScored = isFirst && !isRapid
        if isFirst && isRapid { self.tally.maximum = max(0, self.tally.maximum - worth) }
        guard isScored else { return }
        if isRight {
            countRight(worth: worth, hints: presentation.hintsGiven)
        } else {
            self.tally.run = 0
        }
    }

    private mutating func countRight(worth: Int, hints: Int) {
        tally.score += worth
        tally.right += 1
        tally.run += 1
        tally.longestRun = max(tally.longestRun, tally.run)
        stars = LearningRules.starsPerRightAnswer + LearningRules.runBonus(at: tally.run)
        points = max(0, LearningRules.pointsPerRightAnswer - LearningRules.pointsPerHint * hints)
        if tally.run.isMultiple(of: 5) { points += LearningRules.pointsPerFifth }
        tally.stars += stars
        tally.points += points
    }
}
