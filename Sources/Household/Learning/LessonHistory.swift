/// What a child's book remembers of a lesson for good.
public struct LessonHistory: Hashable, Sendable {
    /// How often it was finished.
    public var timesFinished: Int
    /// The best result; it never falls.
    public var bestPercent: Int
    /// When it was finished last.
    public var lastFinishedAt: Instant

    /// All members of a history.
    public init(timesFinished: Int, bestPercent: Int, lastFinishedAt: Instant) {
        self.timesFinished = timesFinished
        self.bestPercent = bestPercent
        self.lastFinishedAt = lastFinishedAt
    }

    /// Whether the best finish was enough to pass.
    public var isPassed: Bool { bestPercent >= LearningRules.passingPercent }
}
