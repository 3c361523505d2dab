/// Minutes beyond the limits (Screen time, Grants and requests).
///
/// It lifts daily and weekly limits, quiet hours only when it says so; never a lock or the filter.
public struct Grant: Hashable, Sendable {
    /// The id under which it counts once.
    public var id: GrantID
    /// Minutes given, 1...1440.
    public var minutes: Int
    /// What they can be used for.
    public var scope: GrantScope
    /// Whether they can be used in quiet hours.
    public var pastQuietHours: Bool
    /// The first instant at which they can no longer be used.
    public var expires: Instant
    /// When they were given.
    public var at: Instant
    /// The parent who gave them, or ``earned``.
    public var by: String
    /// The parent's reason, if any.
    public var why: String?
    /// How they came about.
    public var origin: GrantOrigin

    /// A grant with all its terms.
    public init(
        id: GrantID, minutes: Int, scope: GrantScope, pastQuietHours: Bool, expires: Instant, at: Instant, by: String,
        why: String? = nil, origin: GrantOrigin = .parent
    ) {
        self.id = id
        self.minutes = minutes
        self.scope = scope
        self.pastQuietHours = pastQuietHours
        self.expires = expires
        self.at = at
        self.by = by
        self.why = why
        self.origin = origin
    }

    /// Who gave what a child earned by itself.
    public static let earned = "earned"
}
