import Household
import JSONRPC
import Shapes

/// `clock.set` and `clock.advance`: developer mode's clock. It survives a restart.
public enum ClockMove {
    /// Where `clock.set` puts the wall clock; the clocks that measure use do not move.
    public struct SetParams: Equatable, Sendable {
        public var at: Instant
        /// Whether it counts as if a parent had confirmed it.
        public var confirmed: Bool

        public init(at: Instant, confirmed: Bool = true) {
            self.at = at
            self.confirmed = confirmed
        }
    }

    /// How far `clock.advance` moves all clocks, as if that time had passed.
    public struct AdvanceParams: Equatable, Sendable {
        public var seconds: Int

        public init(seconds: Int) {
            self.seconds = seconds
        }
    }

    /// The result of `clock.set`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var now: Instant

        public init(now: Instant) {
            self.now = now
        }
    }

    /// Ten years.
    static let furthestAdvance = 315_360_000

    /// Sets the wall clock alone; developer mode.
    public static let set = Method(
        "clock.set", "Moves only the wall clock, as a user of the machine might.", role: .owner, changes: true,
        developerOnly: true,
        params: Shape<SetParams>.object("ClockSetParams", "", make: SetParams.init) {
            required(
                "at", \.at, .instant, "The new wall time; use that is under way is neither longer nor shorter by it.")
            defaulted(
                "confirmed", \.confirmed, .boolean, to: true,
                "True: as if a parent had confirmed the new time. False: as if somebody had set the clock, which kidd "
                    + "does not trust.")
        },
        result: result, errors: [.developerOnly])

    /// Moves all clocks, so that open leases are charged; developer mode.
    public static let advance = Method(
        "clock.advance", "Moves all clocks, as if time had passed.", role: .owner, changes: true, developerOnly: true,
        params: Shape<AdvanceParams>.object("ClockAdvanceParams", "", make: AdvanceParams.init) {
            required("seconds", \.seconds, .integer(1...furthestAdvance), "Whole seconds, forwards only.")
        },
        result: result, errors: [.developerOnly])

    private static let result = Shape<Result>.object("ClockReading", "", make: Result.init) {
        required("now", \.now, .instant, "The daemon's wall clock after the call.")
    }
}
