/// What follows an answer. What follows from the plan of the activity is not said again.
public enum NextStep: Hashable, Sendable {
    /// The same question once more, in this order.
    case retry(Arrangement)
    /// The next question of the plan.
    case following(Arrangement)
    /// That was the last one; the fact of the finish follows.
    case finished
    /// The same try once more after a rapid answer, in this order.
    case again(Arrangement)
    /// One of the planned questions, chosen by how hard it should be.
    case chosen(QuestionID, Arrangement, part: FactPart? = nil)
    /// A question that the child has known, beside the plan, because the last ones were missed.
    case rest(RestQuestion)
    /// Facts of before: the whole presentation that followed.
    case question(Presentation)
    /// Facts of before: the result stood here as well.
    case summary(ActivitySummary)

    /// Whether the activity is over.
    public var isFinish: Bool {
        switch self {
        case .finished, .summary: true
        case .retry, .following, .again, .chosen, .rest, .question: false
        }
    }
}
