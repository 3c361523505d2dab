/// A child's lessons of one subject.
public struct SubjectProgress: Hashable, Sendable {
    /// The id of the subject, such as `math`.
    public var subject: String
    /// The name that people read.
    public var title: String
    /// Lessons passed; it does not fall when a filter keeps one of them away.
    public var passed: Int
    /// Lessons there are for this child: those that its filter allows, and those that it has passed.
    public var lessons: Int
    /// Skills that were ever mastered; it never falls.
    public var mastered: Int
    /// Skills of those lessons, and those that were mastered.
    public var skills: Int

    public init(
        subject: String, title: String, passed: Int, lessons: Int, mastered: Int = 0, skills: Int = 0
    ) {
        self.subject = subject
        self.title = title
        self.passed = passed
        self.lessons = lessons
        self.mastered = mastered
        self.skills = skills
    }
}
