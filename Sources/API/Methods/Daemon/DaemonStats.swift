import Household
import JSONRPC
import Shapes

/// `daemon.stats`: how much the daemon has, uses and does.
public enum DaemonStats {
    /// The process.
    public struct Process: Equatable, Sendable {
        public var pid: Int
        public var uid: Int
        public var startedAt: Instant
        /// How long it has run, by the boot-time clock.
        public var uptimeSeconds: Int
        /// Memory that it has of the machine.
        public var memoryBytes: Int

        public init(pid: Int, uid: Int, startedAt: Instant, uptimeSeconds: Int, memoryBytes: Int) {
            self.pid = pid
            self.uid = uid
            self.startedAt = startedAt
            self.uptimeSeconds = uptimeSeconds
            self.memoryBytes = memoryBytes
        }
    }

    /// What is stored.
    public struct Storage: Equatable, Sendable {
        public var rows: Int
        public var rowsSinceSnapshot: Int
        public var databaseBytes: Int
        /// The size of its write-ahead log.
        public var logBytes: Int
        /// Free where they lie.
        public var freeBytes: Int
        /// Whether there is room for what is decided.
        public var disk: DaemonDoctor.Disk

        public init(
            rows: Int, rowsSinceSnapshot: Int, databaseBytes: Int, logBytes: Int, freeBytes: Int,
            disk: DaemonDoctor.Disk
        ) {
            self.rows = rows
            self.rowsSinceSnapshot = rowsSinceSnapshot
            self.databaseBytes = databaseBytes
            self.logBytes = logBytes
            self.freeBytes = freeBytes
            self.disk = disk
        }
    }

    /// What goes on over the socket, and how near it is to its bounds.
    public struct Traffic: Equatable, Sendable {
        public var connections: Int
        public var subscribers: Int
        /// Calls since the start.
        public var calls: Int
        /// Notifications that were not run, since the start.
        public var ignoredNotifications: Int
        /// PINs that wait for the one that is being checked, with it.
        public var waitingPINs: Int
        /// Replies and events that clients have not taken.
        public var outputBytes: Int

        public init(
            connections: Int, subscribers: Int, calls: Int, ignoredNotifications: Int, waitingPINs: Int,
            outputBytes: Int
        ) {
            self.connections = connections
            self.subscribers = subscribers
            self.calls = calls
            self.ignoredNotifications = ignoredNotifications
            self.waitingPINs = waitingPINs
            self.outputBytes = outputBytes
        }
    }

    /// The result of `daemon.stats`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var process: Process
        public var storage: Storage
        public var traffic: Traffic
        public var children: Int
        public var packs: [String]

        public init(process: Process, storage: Storage, traffic: Traffic, children: Int, packs: [String]) {
            self.process = process
            self.storage = storage
            self.traffic = traffic
            self.children = children
            self.packs = packs
        }
    }

    /// For parents, and for root; reads only.
    public static let method = Method(
        "daemon.stats",
        "Tells how much the daemon has, uses and does, since its start and now. A household that is closed and opened again "
            + "is no new start. For parents, and for root without a PIN.",
        role: .parent, opensToRoot: true, params: Nothing.shape,
        result: Shape<Result>.object("DaemonStats", "", make: Result.init) {
            required("process", \.process, process, "The process.")
            required("storage", \.storage, storage, "What is stored.")
            required("traffic", \.traffic, traffic, "What goes on over the socket. `rpc.limits` has the bounds.")
            required("childCount", \.children, .count, "How many children there are, archived ones too.")
            required("packVersions", \.packs, .list(of: .text()), "Content packs: id and version.")
        }, added: "0.3.0")

    private static let process = Shape<Process>.object(
        "ProcessStats", "The daemon's process.", make: Process.init
    ) {
        required("pid", \.pid, .count, "The daemon's process.")
        required("uid", \.uid, .uid, "The account that it runs under.")
        required("startedAt", \.startedAt, .instant, "When this run began.")
        required("uptimeSeconds", \.uptimeSeconds, .count, "How long it has run; a machine that sleeps counts.")
        required("memoryBytes", \.memoryBytes, .count, "Memory that it has of the machine (resident).")
    }

    private static let storage = Shape<Storage>.object("StorageStats", "What is stored.", make: Storage.init) {
        required("rows", \.rows, .count, "Rows of the journal.")
        required("rowsSinceSnapshot", \.rowsSinceSnapshot, .count, "Rows that the next start reads after its snapshot.")
        required("databaseBytes", \.databaseBytes, .count, "The size of the database.")
        required(
            "logBytes", \.logBytes, .count, "The size of its write-ahead log, the reserve for a full disk included.")
        required("freeBytes", \.freeBytes, .count, "Free where they lie, as the file system says.")
        required(
            "disk", \.disk, .word(DaemonDoctor.Disk.self), "Whether there is room on the disk for what is decided.")
    }

    private static let traffic = Shape<Traffic>.object(
        "TrafficStats", "What goes on over the socket.", make: Traffic.init
    ) {
        required("connections", \.connections, .count, "Connections that are open, this one too.")
        required("subscribers", \.subscribers, .count, "Connections that hear events.")
        required("callCount", \.calls, .count, "Calls since the start, refused ones too.")
        required(
            "ignoredNotifications", \.ignoredNotifications, .count,
            "Notifications of changes, which are not run, since the start.")
        required("waitingPins", \.waitingPINs, .count, "PINs that are being checked or wait for it.")
        required("untakenBytes", \.outputBytes, .count, "Bytes of replies and events that clients have not taken.")
    }
}
