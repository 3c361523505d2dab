/// Whom a question is written for, as far as the rules of a kind depend on it.
public struct Audience: Hashable, Sendable {
    /// The age group of the lesson.
    public var tier: AgeTier
    /// The grade of the standard behind the lesson's skill, where that is known.
    public var grade: GradeLevel?

    /// An age group with its grade.
    public init(tier: AgeTier, grade: GradeLevel?) {
        self.tier = tier
        self.grade = grade
    }

    /// A word bank is always there through kindergarten.
    public var needsWordBank: Bool { tier == .preschool || grade?.needsWordBank == true }
}
