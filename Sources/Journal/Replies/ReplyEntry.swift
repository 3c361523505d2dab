/// The reply to a call, to be kept beside the rows for a while.
///
/// It is stored in the same transaction as the rows of its call, and forgotten when its day is over.
public struct ReplyEntry: Sendable {
    /// Its place: the last accepted one plus 1.
    public var number: Int64
    /// The row that the call led to; 0: the call changed nothing.
    public var seq: Int64
    /// Whose data key seals it; 0 is the household's.
    public var profile: Int64
    /// When the call was made, in milliseconds since 1970 UTC.
    public var at: Int64
    /// What tells the call when the row cannot be read; nil where a row of the journal has it.
    public var mark: [UInt8]?
    /// Makes its bytes, not yet sealed; runs on the writer's thread.
    public var encoding: @Sendable () -> [UInt8]

    /// A reply to be kept.
    public init(
        number: Int64, seq: Int64, profile: Int64, at: Int64, mark: [UInt8]? = nil,
        encoding: @escaping @Sendable () -> [UInt8]
    ) {
        self.number = number
        self.seq = seq
        self.profile = profile
        self.at = at
        self.mark = mark
        self.encoding = encoding
    }
}
