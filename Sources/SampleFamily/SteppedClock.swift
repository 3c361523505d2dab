import Daemon
import Household
import Synchronization

/// Clocks that move only when somebody moves them.
public final class SteppedClock: Clock {
    private let state: Mutex<Moment>
    private let synchronised = Mutex(true)

    /// A clock that stands at a moment.
    public init(_ start: Moment) {
        state = Mutex(start)
    }

    /// The moment as it was set.
    public func read() -> Moment { state.withLock { $0 } }

    /// What the kernel would say of its wall clock now; at first that it is synchronised.
    public func isSynchronised() -> Bool { synchronised.withLock { $0 } }

    /// What the kernel says of the wall clock from now on.
    public func setSynchronised(_ isSynchronised: Bool) {
        synchronised.withLock { $0 = isSynchronised }
    }

    /// Lets time pass while the machine is awake: all clocks move.
    public func advance(milliseconds: Milliseconds) {
        change { $0 = $0.advanced(by: milliseconds) }
    }

    /// Moves some of the clocks, as a sleep, a new boot or a user of the machine may.
    public func change(_ body: @Sendable (inout Moment) -> Void) {
        state.withLock { body(&$0) }
    }
}
