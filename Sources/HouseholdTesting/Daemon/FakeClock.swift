import Household
import SampleFamily

/// Clocks that move only when a test moves them.
public typealias FakeClock = SteppedClock

extension SteppedClock {
    /// Where a clock stands when nobody says otherwise: Saturday, 2026-11-21, 15:00 in Berlin.
    public static let standardStart = "2026-11-21T15:00:00+01:00"

    /// A clock that stands at an RFC 3339 time, in the first boot.
    public convenience init(_ start: String = standardStart) {
        self.init(
            Moment(wall: Self.instant(start), mono: 1_000_000, bootTime: 1_000_000, boot: BootID(rawValue: "boot-1")))
    }

    /// Lets time pass while the machine is awake: all clocks move.
    public func advance(seconds: Int = 0, minutes: Int = 0, hours: Int = 0) {
        advance(milliseconds: Int64(seconds + minutes * 60 + hours * 3600) * .second)
    }

    /// Sets the wall clock alone, as a user of the machine might.
    public func setWall(_ text: String) {
        change { $0.wall = Self.instant(text) }
    }

    /// The machine sleeps: the clock that measures use stands still, the others go on.
    public func suspend(seconds: Int) {
        change { moment in
            let mono = moment.mono
            moment = moment.advanced(by: Int64(seconds) * .second)
            moment.mono = mono
        }
    }

    /// The machine starts anew after being off for some time: both monotonic clocks begin again.
    public func reboot(offSeconds: Int = 30) {
        change { moment in
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
