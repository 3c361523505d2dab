/// A single-use code for minutes that a parent made to print (Screen time, Grants and requests). The code itself is not
/// kept, only a digest of it.
public struct TimeCode: Equatable, Sendable {
    /// Its one use.
    public struct Use: Equatable, Sendable {
        /// Who redeemed it.
        public var child: ChildID
        /// What it gave.
        public var grant: Grant

        /// A use by a child.
        public init(child: ChildID, grant: Grant) {
            self.child = child
            self.grant = grant
        }
    }

    /// Names it in lists.
    public var id: CodeID
    /// A keyed digest of the code.
    public var digest: [UInt8]
    /// The only child that can redeem it; nil: any.
    public var child: ChildID?
    /// Minutes that it gives, 1...1440.
    public var minutes: Int
    /// Whether they go past quiet hours and allowed windows.
    public var pastQuietHours: Bool
    /// The first instant at which it can no longer be redeemed; nil: it does not expire.
    public var expires: Instant?
    /// When it was made.
    public var at: Instant
    /// The parent who made it.
    public var by: String
    /// Its use; nil while it is unused.
    public var use: Use?

    /// A code; unused without a use.
    public init(
        id: CodeID, digest: [UInt8], child: ChildID? = nil, minutes: Int, pastQuietHours: Bool = false,
        expires: Instant? = nil, at: Instant, by: String, use: Use? = nil
    ) {
        self.id = id
        self.digest = digest
        self.child = child
        self.minutes = minutes
        self.pastQuietHours = pastQuietHours
        self.expires = expires
        self.at = at
        self.by = by
        self.use = use
    }

    /// The codes that one call can make.
    public static let possibleCounts = 1...50

    /// How it stands at an instant.
    public func state(at instant: Instant) -> CodeState {
        if use != nil { return .used }
        return expires.map { instant < $0 } ?? true ? .unused : .expired
    }
}
