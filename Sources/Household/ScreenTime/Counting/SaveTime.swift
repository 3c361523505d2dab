/// The time in which an app may still save after the end of time (Screen time, The end of time).
public struct SaveTime: Hashable, Sendable {
    /// The app's lease.
    public var lease: LeaseID
    /// What the app is, for the log.
    public var app: String?
    /// The first instant at which it has to be closed.
    public var closeBy: Instant
    /// The same on the measuring clock.
    public var closeMark: MonoMark

    /// A time to save up to a point on both clocks.
    public init(lease: LeaseID, app: String? = nil, closeBy: Instant, closeMark: MonoMark) {
        self.lease = lease
        self.app = app
        self.closeBy = closeBy
        self.closeMark = closeMark
    }
}
