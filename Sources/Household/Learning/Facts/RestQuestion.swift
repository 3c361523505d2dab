/// A question that the child has known: it comes beside the plan when the last ones were missed, is in no score, and with it
/// a rest is offered.
public struct RestQuestion: Hashable, Sendable {
    /// The question.
    public var question: QuestionID
    /// How its choices are arranged.
    public var arrangement: Arrangement
    /// Why it comes.
    public var reason: RestReason

    /// All members.
    public init(question: QuestionID, arrangement: Arrangement, reason: RestReason) {
        self.question = question
        self.arrangement = arrangement
        self.reason = reason
    }
}
