/// A lesson that a child has finished.
public struct RecentLesson: Hashable, Sendable {
    /// The lesson, which may have left its pack since.
    public var lesson: LessonID
    /// The title that people read.
    public var title: String
    /// The subject of the lesson.
    public var subject: String
    /// Of the best finish: ever, or in the days that a report tells of.
    public var bestPercent: Int
    /// How often the child has finished it, passed or not: ever, or in those days.
    public var timesFinished: Int
    /// When it was finished last, or last in those days.
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
