import JSONRPC
import Shapes

/// `daemon.reload`: reads again what can change without a restart.
public enum DaemonReload {
    /// What is logged.
    public enum LogLevel: String, CaseIterable, Sendable {
        /// Faults.
        case error
        /// Also what is worth knowing.
        case info
        /// Also each refusal.
        case debug
    }

    /// The parameters of `daemon.reload`. Optional: `log`.
    public struct Params: Equatable, Sendable {
        /// What is logged from now on; nil: as before.
        public var log: LogLevel?

        public init(log: LogLevel? = nil) {
            self.log = log
        }
    }

    /// The result of `daemon.reload`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// The packs of `--pack` that were read again: id and version.
        public var read: [String]
        /// Those of them whose lessons are others now.
        public var changed: [String]
        public var log: LogLevel

        public init(read: [String], changed: [String], log: LogLevel) {
            self.read = read
            self.changed = changed
            self.log = log
        }
    }

    /// For the owner.
    public static let method = Method(
        "daemon.reload",
        "Reads the folders of packs that the daemon was started with again, and sets what it logs, for the daemon's own "
            + "account or root. A folder with faults changes nothing. SIGHUP does the same. After ten times in a row it is `busy` for "
            + "a minute; `data.retryAfterSeconds` says for how long.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object("DaemonReloadParams", "", make: Params.init) {
            optional("log", \.log, .word(LogLevel.self), "What is logged from now on; absent: as before.")
        },
        result: Shape<Result>.object("DaemonReloaded", "", make: Result.init) {
            required(
                "packVersions", \.read, .list(of: .text()), "The packs of `--pack` that were read: id and version.")
            required("changedPacks", \.changed, .list(of: .text()), "The ids of those that are not what they were.")
            required("log", \.log, .word(LogLevel.self), "What is logged.")
        },
        errors: [.packRefused], added: "0.3.0")
}
