/// What follows an answer.
public enum NextStep: Hashable, Sendable {
    /// Another presentation: the next question, or a retry of the same.
    case question(Presentation)
    /// That was the last one.
    case finished(ActivitySummary)
}
