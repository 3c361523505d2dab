import Words

/// What deciding a request comes to.
public struct RequestOutcome: Equatable, Sendable {
    /// What happened, for one record; nothing when it was answered so before.
    public var facts: [Fact]
    /// The request with its answer.
    public var request: TimeRequest
    /// What the child may now do of what the request is for.
    public var decision: Decision
    /// A sentence for the parent: what was granted and what still blocks.
    public var note: Saying
}
