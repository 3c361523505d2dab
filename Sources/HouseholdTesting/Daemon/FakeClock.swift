import Daemon
import Household
import Synchronization

/// Clocks that move only when a test moves them.
public final class FakeClock: Clock {
    /// Where a clock stands when nobody says otherwise: Saturday, 2026-11-21, 15:00 in Berlin.
    public static let standardStart = "2026-11-21T15:00:00+01:00"

    private let state: Mutex<Moment>
    private let synchronised = Mutex(true)

    /// A clock that stands at an RFC 3339 time, in the first boot.
    public init(_ start: String = standardStart) {
        state = Mutex(
            Moment(wall: Self.instant(start), mono: 1_000_000, bootTime: 1_000_000, boot: BootID(rawValue: "boot-1")))
    }

    /// The moment as the test has set it.
    public func read() -> Moment { state.withLock { $0 } }

    /// What the kernel would say of its wall clock now.
    public func isSynchronised() -> Bool { synchronised.withLock { $0 } }

    /// What the kernel says of the wall clock; at first that it is synchronised.
    public func setSynchronised(_ isSynchronised: Bool) {
        synchronised.withLock { $0 = isSynchronised }
    }

    /// Lets time pass while the machine is awake: all clocks move.
    public func advance(seconds: Int = 0, minutes: Int = 0, hours: Int = 0) {
        advance(milliseconds: Int64(seconds + minutes * 60 + hours * 3600) * .second)
    }

    /// The same in thousandths of a second.
    public func advance(milliseconds: Int64) {
        state.withLock { $0 = $0.advanced(by: milliseconds) }
    }

    /// Sets the wall clock alone, as a user of the machine might.
    public func setWall(_ text: String) {
        state.withLock { $0.wall = Self.instant(text) }
    }

    /// The machine sleeps: the clock that measures use stands still, the others go on.
    public func suspend(seconds: Int) {
        state.withLock { moment in
            let mono = moment.mono
            moment = moment.advanced(by: Int64(seconds) * .second)
            moment.mono = mono
        }
    }

    /// The machine starts anew after being off for some time: both monotonic clocks begin again.
    public func reboot(offSeconds: Int = 30) {
        state.withLock { moment in
            moment = Moment(
                wall: moment.wall + Int64(offSeconds) * .second, mono: 5000, bootTime: 5000,
                boot: BootID(rawValue: moment.boot.rawValue + "'"))
        }
    }

    private static func instant(_ text: String) -> Instant {
        guard let instant = RFC3339.instant(from: text) else { preconditionFailure("\(text) is no RFC 3339 time") }
        return instant
    }
}
