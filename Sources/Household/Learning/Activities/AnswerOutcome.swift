/// What an answer came to, as front-ends see it: never a red cross (Content, Model).
public enum AnswerOutcome: String, CaseIterable, Sendable {
    case correct
    case tryAgain
    /// For kinds that are never graded.
    case participated
}
