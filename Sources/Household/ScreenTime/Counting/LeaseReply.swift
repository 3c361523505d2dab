/// The answer to a call on a lease.
public struct LeaseReply: Hashable, Sendable {
    /// The lease.
    public var lease: LeaseID
    /// When it expires without another call; nil when it is over.
    public var expiresAt: Instant?
    /// Whether the child may go on.
    public var decision: Decision

    /// An answer about a lease.
    public init(lease: LeaseID, expiresAt: Instant?, decision: Decision) {
        self.lease = lease
        self.expiresAt = expiresAt
        self.decision = decision
    }
}
