/// The answer to a call on a lease.
public struct LeaseReply: Hashable, Sendable {
    /// The lease.
    public var lease: LeaseID
    /// When it expires without another call; nil when it is over.
    public var expiresAt: Instant?
    /// Whether the child may go on.
    public var decision: Decision
    /// Time has ended, and the app may still save: until when, and how long that is.
    public var save: SaveLeft?
    /// Time has ended, and the activity that holds the lease may go on: until when.
    public var finish: FinishTime?

    /// An answer about a lease.
    public init(
        lease: LeaseID, expiresAt: Instant?, decision: Decision, save: SaveLeft? = nil, finish: FinishTime? = nil
    ) {
        self.lease = lease
        self.expiresAt = expiresAt
        self.decision = decision
        self.save = save
        self.finish = finish
    }
}
