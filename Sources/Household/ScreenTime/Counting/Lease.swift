/// A child's use under way: a front-end begins it, renews it and ends it (Screen time, Counting use: leases).
///
/// Without a renewal it expires after 60 seconds and is charged up to then.
public struct Lease: Hashable, Sendable {
    /// The front-end's id.
    public var id: LeaseID
    /// What the child does.
    public var activity: ActivityRef
    /// The wall clock when it began.
    public var began: Instant
    /// The wall clock at the last call.
    public var called: Instant
    /// The measuring clock at the last call.
    public var calledMark: MonoMark
    /// Seconds that the app wants to save when time ends, 1...60; nil: it needs none.
    public var saveSeconds: Int?

    /// A lease whose last call is given by its wall clock and measuring clock.
    public init(
        id: LeaseID, activity: ActivityRef, began: Instant, called: Instant, calledMark: MonoMark,
        saveSeconds: Int? = nil
    ) {
        self.id = id
        self.activity = activity
        self.began = began
        self.called = called
        self.calledMark = calledMark
        self.saveSeconds = saveSeconds
    }

    /// How long a lease lives without a call; the most that a call ever counts.
    public static let lifetime: Milliseconds = 60 * .second
    /// How often a front-end renews a lease: four times in its life, so that a call may be lost.
    public static let beat: Milliseconds = 15 * .second
    /// The most leases that one child can hold at a time.
    public static let mostOpen = 32
    /// The most of them that one account holds of a child that has no account of its own.
    public static let mostOfAccount = mostOpen / 2

    /// The measuring clock at which it expires.
    var expiry: Milliseconds { calledMark.mono.adding(clamped: Self.lifetime) }
}
