import Words

/// The answer to undoing a grant.
public struct UndoReply: Hashable, Sendable {
    /// The grant.
    public var grant: GrantID
    /// Whether the call took anything back; one sent twice does not.
    public var changed: Bool
    /// Whole seconds that were taken back, by this call or an earlier one.
    public var takenBackSeconds: Int
    /// What the child may now do of what the grant was for.
    public var decision: Decision
    /// A sentence for the parent.
    public var note: Saying

    /// An answer about a grant that was taken back.
    public init(grant: GrantID, changed: Bool, takenBackSeconds: Int, decision: Decision, note: Saying) {
        self.grant = grant
        self.changed = changed
        self.takenBackSeconds = takenBackSeconds
        self.decision = decision
        self.note = note
    }
}
