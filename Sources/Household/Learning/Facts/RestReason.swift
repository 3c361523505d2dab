/// Why a child is offered a rest (Learning, Lessons and quizzes).
public enum RestReason: String, CaseIterable, Sendable {
    /// The last first answers were wrong.
    case misses
    /// The last answers took this child far longer than its answers do.
    case slow
    /// The last answers were faster than can be read.
    case rapid
}
