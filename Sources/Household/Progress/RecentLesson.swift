/// A lesson that a child has finished.
public struct RecentLesson: Hashable, Sendable {
    public var lesson: LessonID
    /// The title that people read.
    public var title: String
    public var subject: String
    /// Of the best finish; it never falls.
    public var bestPercent: Int
    public var timesFinished: Int
    /// When it was finished last.
    public var finishedAt: Instant

    public init(
        lesson: LessonID, title: String, subject: String, bestPercent: Int, timesFinished: Int, finishedAt: Instant
    ) {
        self.lesson = lesson
        self.title = title
        self.subject = subject
        self.bestPercent = bestPercent
        self.timesFinished = timesFinished
        self.finishedAt = finishedAt
    }
}
