/// One row to be stored.
public struct JournalEntry: Sendable {
    /// Its place: the last accepted one plus 1.
    public var seq: Int64
    /// Whose it is; 0 is the household itself.
    public var profile: Int64
    /// What kind of record it is; the journal attaches no meaning to it.
    public var kind: Int64
    /// When it happened, in milliseconds since 1970 UTC.
    public var at: Int64
    /// Makes the bytes of what happened, not yet sealed; runs on the writer's thread.
    public var encoding: @Sendable () -> [UInt8]
    /// A profile that has no data key yet and gets one in the same transaction.
    public var newProfileKey: Int64?
    /// A profile that is erased by this: its data key is destroyed in the same transaction, and with it what rows,
    /// snapshots and kept replies say of it.
    public var erasedProfile: Int64?
    /// Whether it tells of the last change of the household key: what was noted of that goes in the same transaction.
    public var tellsRotation: Bool

    /// A row to be stored.
    public init(
        seq: Int64, profile: Int64, kind: Int64, at: Int64, encoding: @escaping @Sendable () -> [UInt8],
        newProfileKey: Int64? = nil, erasedProfile: Int64? = nil, tellsRotation: Bool = false
    ) {
        self.seq = seq
        self.profile = profile
        self.kind = kind
        self.at = at
        self.encoding = encoding
        self.newProfileKey = newProfileKey
        self.erasedProfile = erasedProfile
        self.tellsRotation = tellsRotation
    }

    /// A row whose bytes are there already.
    public init(
        seq: Int64, profile: Int64, kind: Int64, at: Int64, body: [UInt8], newProfileKey: Int64? = nil,
        erasedProfile: Int64? = nil
    ) {
        self.init(
            seq: seq, profile: profile, kind: kind, at: at, encoding: { body }, newProfileKey: newProfileKey,
            erasedProfile: erasedProfile)
    }
}
