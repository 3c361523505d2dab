/// Time without anybody there, as a front-end reported it and as it was taken (Screen time, Counting use: leases).
public struct IdleClaim: Hashable, Sendable {
    /// The lease with which it came.
    public var lease: LeaseID
    /// The household day.
    public var day: Day
    /// Milliseconds that are not counted by it; 0 while another lease is in use.
    public var milliseconds: Milliseconds
    /// Up to where the open leases are counted by it; nil when nothing was taken.
    public var countedTo: MonoMark?
    /// The call with which it came, when all the time since the call before was idle.
    public var wholeUntil: MonoMark?
    /// Whether it is told in the audit: the first that was taken of this lease on this day.
    public var isTold: Bool

    /// A claim as it was taken.
    public init(
        lease: LeaseID, day: Day, milliseconds: Milliseconds, countedTo: MonoMark? = nil, wholeUntil: MonoMark? = nil,
        isTold: Bool = false
    ) {
        self.lease = lease
        self.day = day
        self.milliseconds = milliseconds
        self.countedTo = countedTo
        self.wholeUntil = wholeUntil
        self.isTold = isTold
    }
}
