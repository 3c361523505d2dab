import Words

/// The answer to a grant.
public struct GrantReply: Hashable, Sendable {
    /// The grant as it was first given.
    public var grant: Grant
    /// What the child may now do of what the grant is for.
    public var decision: Decision
    /// A sentence for the parent: what was granted and what still blocks.
    public var note: Saying

    /// An answer about a grant.
    public init(grant: Grant, decision: Decision, note: Saying) {
        self.grant = grant
        self.decision = decision
        self.note = note
    }
}
