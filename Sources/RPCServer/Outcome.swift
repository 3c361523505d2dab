/// What the service makes of a call.
public enum Outcome {
    /// The encoded result, and the commit that must be stored before it leaves.
    case reply(Reply)
    /// It comes later: a PIN is being hashed, a history is being read.
    case pending(PendingReply)
}

/// An encoded result and what it depends on.
public struct Reply: Sendable {
    /// The result as JSON.
    public var result: [UInt8]
    /// Number of the commit that must be durable first; 0: none.
    public var after: Int64
    /// Leaves before everything that waits, whatever `after` says.
    public var overtakes: Bool

    /// A reply.
    public init(result: [UInt8], after: Int64, overtakes: Bool = false) {
        self.result = result
        self.after = after
        self.overtakes = overtakes
    }
}
