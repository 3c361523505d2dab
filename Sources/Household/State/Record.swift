/// One row of the journal: what happened, all at once, by whom.
///
/// Amounts stand inside the facts, so that a replay never computes a rule again.
public struct Record: Equatable, Sendable {
    public var stamp: Stamp
    /// The child that it is about; nil: the household.
    public var child: ChildID?
    public var by: Author
    public var facts: [Fact]
    /// The idempotency key of the call and its reply, when it had one.
    public var key: KeyedReply?

    public init(stamp: Stamp, child: ChildID?, by: Author, facts: [Fact], key: KeyedReply? = nil) {
        self.stamp = stamp
        self.child = child
        self.by = by
        self.facts = facts
        self.key = key
    }
}

/// Where and when a record was made: unique over devices, so that histories can be merged later.
public struct Stamp: Equatable, Sendable {
    public var device: Int64
    public var seq: Int64
    public var at: Instant

    public init(device: Int64, seq: Int64, at: Instant) {
        self.device = device
        self.seq = seq
        self.at = at
    }
}

/// An idempotency key as it was used: the same caller, key and parameters get the same reply.
public struct KeyedReply: Equatable, Sendable {
    /// Role, id and account of the caller as one text.
    public var caller: String
    public var key: String
    /// Digest of the method and its parameters after parsing.
    public var digest: [UInt8]
    /// The result, or from what it can be made again.
    public var reply: KeptReply

    public init(caller: String, key: String, digest: [UInt8], reply: KeptReply) {
        self.caller = caller
        self.key = key
        self.digest = digest
        self.reply = reply
    }
}

/// The reply to a call with a key, as it is kept.
public enum KeptReply: Equatable, Sendable {
    /// The encoded result.
    case encoded([UInt8])
    /// An answer in the middle of a lesson: its reply is made again from its fact.
    case answer(AnswerReceipt)
    /// It is kept for a day beside the records. In memory: it should be there, and cannot be read.
    case apart

    /// The encoded result, where it is kept.
    public var encoded: [UInt8]? { if case .encoded(let bytes) = self { bytes } else { nil } }
}

/// Something that happened. Facts are handed around in arrays: the large ones stand on the heap, so that a copy is
/// one reference more.
public enum Fact: Equatable, Sendable {
    indirect case household(HouseholdFact)
    indirect case child(ChildFact)
    case time(TimeFact)
    case learning(LearningFact)
    indirect case reward(RewardFact)
    indirect case request(RequestFact)
    indirect case challenge(ChallengeFact)
}
