/// The running sums of one activity.
public struct ActivityTally: Hashable, Sendable {
    /// Points of right first answers.
    public var score: Int
    /// The most that the score can become: all planned questions but those that were not graded. Facts of before also
    /// took off what was answered too fast.
    public var maximum: Int
    /// Right first answers.
    public var right: Int
    /// Stars earned; stars paid for hints are not taken off.
    public var stars: Int
    /// Reward points earned.
    public var points: Int
    /// Right first answers in a row, up to now.
    public var run: Int
    /// The longest of these rows.
    public var longestRun: Int
    /// Hints given.
    public var hints: Int

    /// All members; an activity begins with zeros and its maximum.
    public init(
        score: Int = 0, maximum: Int, right: Int = 0, stars: Int = 0, points: Int = 0, run: Int = 0,
        longestRun: Int = 0, hints: Int = 0
    ) {
        self.score = score
        self.maximum = maximum
        self.right = right
        self.stars = stars
        self.points = points
        self.run = run
        self.longestRun = longestRun
        self.hints = hints
    }
}

extension ActivityTally {
    /// Takes in what an answer added.
    mutating func add(_ fact: AnswerFact) {
        switch fact.sums {
        case .whole(let tally): self = tally
        case .change(let score, let lost, let run):
            self.score += score
            maximum = max(0, maximum - lost)
            if fact.isScored, fact.outcome == .correct { right += 1 }
            stars += fact.stars
            points += fact.points
            self.run = run
            longestRun = max(longestRun, run)
        }
    }
}
