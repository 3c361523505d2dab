import Household
import JSONRPC
import Shapes

/// `daemon.info`: what is running here.
public enum DaemonInfo {
    /// The result of `daemon.info`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// The version of the running daemon.
        public var version: String
        /// The daemon's process.
        public var pid: Int
        /// The account that it runs under.
        public var uid: Int
        /// When this run began.
        public var startedAt: Instant
        /// The daemon's clock.
        public var now: Instant
        /// A developer's data folder: the clock can be moved.
        public var isDeveloper: Bool
        /// Rows of the journal; nil for all but parents and root.
        public var records: Int?
        /// Open now, this one too; nil for all but parents and root.
        public var connections: Int?
        /// How many children there are.
        public var children: Int
        /// Content packs: id and version.
        public var packs: [String]
        /// How far the wall clock can be believed.
        public var clock: ClockTrust

        public init(
            version: String, pid: Int, uid: Int, startedAt: Instant, now: Instant, isDeveloper: Bool, records: Int?,
            connections: Int?, children: Int, packs: [String], clock: ClockTrust
        ) {
            self.version = version
            self.pid = pid
            self.uid = uid
            self.startedAt = startedAt
            self.now = now
            self.isDeveloper = isDeveloper
            self.records = records
            self.connections = connections
            self.children = children
            self.packs = packs
            self.clock = clock
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "daemon.info", "Describes the running daemon.", role: .anyone, params: Nothing.shape,
        result: Shape<Result>.object("DaemonInfo", "", make: Result.init) {
            required("version", .text(), "The version of the running daemon.") { $0.version }
            required("pid", .count, "The daemon's process.") { $0.pid }
            required("uid", .uid, "The account that it runs under.") { $0.uid }
            required("startedAt", .instant, "When this run began.") { $0.startedAt }
            required("now", .instant, "The daemon's clock.") { $0.now }
            required("isDeveloper", .boolean, "A developer's data folder: the clock can be moved.") {
                $0.isDeveloper
            }
            optional(
                "records", .count,
                "Rows of the journal; only parents and root are told, since others could count "
                    + "what somebody else does."
            ) { $0.records }
            optional("connections", .count, "Open now, this one too; only parents and root are told.") {
                $0.connections
            }
            required("childCount", .count, "How many children there are.") { $0.children }
            required("packVersions", .list(of: .text()), "Content packs: id and version.") { $0.packs }
            required(
                "clock", .word(ClockTrust.self),
                "How far kidd trusts the clock; while it does not, no new day or week begins."
            ) {
                $0.clock
            }
        })
}
