/// What a child's book remembers of a lesson for good.
public struct LessonHistory: Hashable, Sendable {
    /// How often it was finished.
    public var timesFinished: Int
    /// The best result; it never falls.
    public var bestPercent: Int
    /// When it was finished last.
    public var lastFinishedAt: Instant

    /// Whether a finish was good enough to count for rewards.
    public var isCounted: Bool

    /// All members of a history.
    public init(timesFinished: Int, bestPercent: Int, lastFinishedAt: Instant, isCounted: Bool = true) {
        self.timesFinished = timesFinished
        self.bestPercent = bestPercent
        self.lastFinishedAt = lastFinishedAt
        self.isCounted = isCounted
    }

    /// Whether the best finish was enough to pass.
    public var isPassed: Bool { bestPercent >= LearningRules.passingPercent }
}
