import Words

/// The answer to locking and unlocking.
public struct LockReply: Hashable, Sendable {
    /// Whether the call changed anything; a call sent twice does not.
    public var changed: Bool
    /// What the child may now do.
    public var decision: Decision
    /// The daemon's clock.
    public var now: Instant
    /// A sentence for the parent: until when it is locked now.
    public var note: Saying

    /// An answer about the lock.
    public init(changed: Bool, decision: Decision, now: Instant, note: Saying) {
        self.note = note
        self.now = now
        self.changed = changed
        self.decision = decision
    }
}
