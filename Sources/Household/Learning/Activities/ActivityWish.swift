/// What a child wants to begin.
public enum ActivityWish: Hashable, Sendable {
    /// A lesson, with all of its questions.
    case lesson(LessonID)
    /// Some questions of a lesson, each once.
    ///
    /// - Parameters:
    ///   - questions: how many; nil: as many as suit the child's age.
    ///   - limitSeconds: for all of them together; nil: no limit. A preschool child never has one.
    case quiz(LessonID, questions: Int?, limitSeconds: Int?)
    /// Some questions of what was finished in a subject, mixed.
    ///
    /// - Parameters:
    ///   - questions: how many; nil: as many as suit the child's age.
    ///   - limitSeconds: for all of them together; nil: no limit.
    case mixedQuiz(subject: String, questions: Int?, limitSeconds: Int?)
    /// A look back at a skill that was mastered.
    case review(SkillID)
    /// Math facts, typed.
    ///
    /// - Parameters:
    ///   - domain: those of which it asks.
    ///   - drill: what they are about; nil: what the child needs most.
    ///   - questions: how many; nil: as many as suit the child's age.
    case practice(FactDrill?, questions: Int?, of: FactDomain = .addSubtract)
    /// Sixty seconds of math facts.
    case sprint(of: FactDomain = .addSubtract)
    /// Numbers to copy.
    case copying

    /// The kind of activity that it becomes.
    public var kind: ActivityKind {
        switch self {
        case .lesson: .lesson
        case .quiz, .mixedQuiz: .quiz
        case .review: .review
        case .practice: .practice
        case .sprint: .timed
        case .copying: .copying
        }
    }
}
