/// What reading the kept replies meets at one place.
public enum ReplyItem: Equatable, Sendable {
    /// One that is whole.
    case reply(StoredReply)
    /// One that does not open; what stands beside its sealed bytes is what it claims.
    case damaged(StoredReply, reason: String)
    /// Replies that are not there although those around them are.
    case missing(ClosedRange<Int64>)
}

/// One kept reply as it is stored.
public struct StoredReply: Equatable, Sendable {
    /// Its place.
    public var number: Int64
    /// The row that the call led to; 0: the call changed nothing.
    public var seq: Int64
    /// Whose data key sealed it.
    public var profile: Int64
    /// When the call was made, in milliseconds since 1970 UTC.
    public var at: Int64
    /// What tells the call when the row cannot be read.
    public var mark: [UInt8]?
    /// Its plain bytes; empty where they do not open.
    public var body: [UInt8]

    /// A stored reply.
    public init(number: Int64, seq: Int64, profile: Int64, at: Int64, mark: [UInt8]?, body: [UInt8]) {
        self.number = number
        self.seq = seq
        self.profile = profile
        self.at = at
        self.mark = mark
        self.body = body
    }
}

extension [ReplyItem] {
    /// The newest one that is whole.
    public var newest: StoredReply? {
        for case .reply(let reply) in reversed() { return reply }
        return nil
    }
}
