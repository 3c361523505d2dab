import Household
import JSONRPC
import Shapes

/// `daemon.info`: what is running here, for everyone: nothing that a child could learn about another from.
public enum DaemonInfo {
    /// The result of `daemon.info`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var version: String
        /// The version of the protocol.
        public var protocolVersion: Int
        public var state: HouseholdStatus.State
        public var isDeveloper: Bool
        public var now: Instant
        /// How far the wall clock can be believed.
        public var clock: ClockTrust

        public init(
            version: String, protocolVersion: Int, state: HouseholdStatus.State, isDeveloper: Bool, now: Instant,
            clock: ClockTrust
        ) {
            self.version = version
            self.protocolVersion = protocolVersion
            self.state = state
            self.isDeveloper = isDeveloper
            self.now = now
            self.clock = clock
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "daemon.info",
        "Tells which daemon is running, how the household stands, and the time. `daemon.stats` has numbers, for parents.",
        role: .anyone, params: Nothing.shape,
        result: Shape<Result>.object("DaemonInfo", "", make: Result.init) {
            required("version", \.version, .text(), "The version of the running daemon.")
            required("protocol", \.protocolVersion, .count, "The version of the protocol, as `rpc.version` tells it.")
            required("state", \.state, .word(HouseholdStatus.State.self), "How the household stands.")
            required("isDeveloper", \.isDeveloper, .boolean, "A developer's data folder: the clock can be moved.")
            required("now", \.now, .instant, "The daemon's clock.")
            required(
                "clock", \.clock, .word(ClockTrust.self),
                "How far kidd trusts the clock; while it does not, no new day or week begins.")
        })
}
