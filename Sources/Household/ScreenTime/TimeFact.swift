/// What happened to a child's screen time. Amounts are inside, so that no rule is computed again when it is
/// replayed; what is large stands on the heap.
public enum TimeFact: Hashable, Sendable {
    /// Time was counted.
    indirect case used(UsedTime)
    /// A running use had nothing left that allowed it.
    case timeEnded(EndOfTime)
    /// The open leases are counted up to here.
    case counted(MonoMark)
    /// A lease began.
    indirect case leaseBegan(Lease)
    /// A lease was renewed, by the wall clock and the measuring clock.
    case leaseRenewed(LeaseID, called: Instant, mark: MonoMark)
    /// How long the child goes on without a break.
    case sessionSet(ScreenSession)
    /// Past days were closed: what they left over for later ones.
    case bankSet(TimeBank)
    /// A front-end ended a lease.
    case leaseEnded(LeaseID)
    /// A lease was neither renewed nor ended.
    case leaseExpired(LeaseID)
    /// A parent gave minutes.
    indirect case granted(Grant)
    /// A parent took back what was unused of a grant.
    case grantUndone(UndoneGrant)
    /// A front-end said that nobody was there: time that is not counted.
    indirect case idle(IdleClaim)
    /// Time has ended, and an app may still save.
    indirect case saveBegan(SaveTime)
    /// The child may again: the next end gives an app its time to save anew.
    case saveOver(LeaseID)
    /// A parent locked.
    case locked(ScreenLock)
    /// A parent unlocked.
    case unlocked(by: String)
}
