/// A domain of a subject, as the standards of packs name it (``Standard/domain``): of one grade, or of all of them.
///
/// The subject is part of it, because packs name domains within a subject: `patterns` of mathematics and of music are two.
public struct SkillDomain: Hashable, Sendable {
    /// The id of a subject.
    public var subject: String
    /// The domain, such as `counting`.
    public var name: String
    /// The grade that is expected to know it; nil: all grades.
    public var grade: GradeLevel?

    /// All members.
    public init(subject: String, name: String, grade: GradeLevel? = nil) {
        self.subject = subject
        self.name = name
        self.grade = grade
    }
}
