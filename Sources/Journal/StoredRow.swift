/// One row as it is stored, opened and found authentic.
public struct StoredRow: Equatable, Sendable {
    /// Its place.
    public var seq: Int64
    /// The machine that wrote it.
    public var device: Int64
    /// Whose it is; 0 is the household itself.
    public var profile: Int64
    /// What kind of record it is.
    public var kind: Int64
    /// When it happened, in milliseconds since 1970 UTC.
    public var at: Int64
    /// The row of the same profile before this one, 0 for its first; nil: it was written before rows told.
    public var previous: Int64?
    /// What happened, in plain bytes.
    public var body: [UInt8]

    /// A stored row.
    public init(
        seq: Int64, device: Int64, profile: Int64, kind: Int64, at: Int64, previous: Int64? = nil, body: [UInt8]
    ) {
        self.seq = seq
        self.device = device
        self.profile = profile
        self.kind = kind
        self.at = at
        self.previous = previous
        self.body = body
    }
}
