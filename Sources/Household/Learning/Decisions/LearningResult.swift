/// What a decision came to: what happened, to be stored and applied, and what to tell once it is stored.
public struct LearningResult<Reply: Sendable>: Sendable {
    /// Empty when nothing changed, such as for a repeated call.
    public var facts: [LearningFact]
    /// What the caller is told.
    public var reply: Reply

    /// A result with its facts, in order.
    public init(facts: [LearningFact], reply: Reply) {
        self.facts = facts
        self.reply = reply
    }
}

extension LearningResult: Equatable where Reply: Equatable {}
