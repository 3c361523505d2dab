/// A parent's answer to a request for time: there is one, and it is final.
public struct RequestAnswer: Hashable, Sendable {
    /// Whether minutes were given.
    public var isApproved: Bool
    /// The minutes that were given; nil when it was declined.
    public var minutes: Int?
    /// The grant that was given.
    public var grant: GrantID?
    /// Whether the minutes go past quiet hours and allowed windows.
    public var pastQuietHours: Bool
    /// The parent's word to the child, if any.
    public var word: String?
    /// The parent who answered.
    public var by: String
    /// When it was answered.
    public var at: Instant

    /// An answer with all its parts.
    public init(
        isApproved: Bool, minutes: Int? = nil, grant: GrantID? = nil, pastQuietHours: Bool = false,
        word: String? = nil, by: String, at: Instant
    ) {
        self.isApproved = isApproved
        self.minutes = minutes
        self.grant = grant
        self.pastQuietHours = pastQuietHours
        self.word = word
        self.by = by
        self.at = at
    }
}
