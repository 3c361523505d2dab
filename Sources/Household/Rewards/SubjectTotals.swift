/// What a child ever did in one subject.
public struct SubjectTotals: Hashable, Sendable {
    /// The id of the subject, such as `math`.
    public var subject: String
    /// Points ever earned in it.
    public var points: Int
    /// Different lessons of it that were finished.
    public var lessons: Int

    /// A subject; without numbers one in which nothing was done yet.
    public init(subject: String, points: Int = 0, lessons: Int = 0) {
        self.subject = subject
        self.points = points
        self.lessons = lessons
    }
}
