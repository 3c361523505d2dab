/// What a child's book remembers of the quizzes over a lesson for good.
public struct QuizHistory: Hashable, Sendable {
    /// How often one was finished.
    public var timesFinished: Int
    /// How many of them were all right.
    public var perfect: Int
    /// The best result; it never falls.
    public var bestPercent: Int
    /// The best result of those that count for rewards; it never falls.
    public var countedPercent: Int

    /// All members; without arguments no quiz.
    public init(timesFinished: Int = 0, perfect: Int = 0, bestPercent: Int = 0, countedPercent: Int = 0) {
        self.timesFinished = timesFinished
        self.perfect = perfect
        self.bestPercent = bestPercent
        self.countedPercent = countedPercent
    }

    /// With one more.
    mutating func take(_ summary: ActivitySummary, counts: Bool) {
        timesFinished += 1
        if summary.percent == 100 { perfect += 1 }
        bestPercent = max(bestPercent, summary.percent)
        if counts { countedPercent = max(countedPercent, summary.percent) }
    }
}
