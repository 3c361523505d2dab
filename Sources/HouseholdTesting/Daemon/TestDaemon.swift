import API
import Daemon
import Glibc
import Household
import Journal
import Logging
import Packs
import Synchronization
import Transport
import Vault

/// A whole daemon in this process: real socket and journal in a private folder, fake clock and fixed random numbers.
///
/// It stops, and its folder goes, with the last reference.
public final class TestDaemon {
    /// What a test may want otherwise.
    public struct Setting: Sendable {
        /// Makes a developer's data folder, which alone lets the clock be moved over the wire.
        public var isDeveloper = false
        /// The bounds of the socket: lines, calls in flight, output, connections.
        public var limits = TransportLimits()
        /// What each child's programs may cause: no bound, because a test's clock stands still.
        public var allowances = AllowanceTable.unlimited
        /// Whether answers are looked at from when their questions were sent: not, because a test's clock stands still.
        public var watchesReading = false
        /// The permissions of the socket.
        public var socketMode: UInt16 = 0o600
        /// What the random numbers begin with: ids, shuffles, codes.
        public var seed: UInt64 = 1
        /// Folders of packs beside those that ship with the daemon.
        public var packs: [String] = []
        /// The packs that ship with it; nil: those of the program.
        public var shipped: [Pack]?
        /// How dear a PIN hash is; the least, so that a test does not wait.
        public var pinCost = PINHasher.Cost.minimum
        /// Called at each step of a commit, on the writer's thread: a place to fail or to stop at.
        public var onStep: (@Sendable (CommitStep) -> Void)?
        /// Called at each step by which a backup takes the place of the household.
        public var onRestoreStep: (@Sendable (FolderSwap.Step) -> Void)?
        /// Records after which a snapshot is taken; nil: as the product does.
        public var snapshotRecords: Int64?
        /// Where the data goes instead of the private folder.
        public var dataFolder: String?
        /// Whether a new household's key is wrapped by a passphrase.
        public var usesPassphrase = false
        /// The folder of credentials.
        public var credentials: String?
        /// Where the household key is instead of beside it.
        public var keyFile: String?
        /// A last change of what the daemon is handed.
        public var surroundings: (@Sendable (inout Server.Surroundings) -> Void)?

        public init() {
            // A program that is built for debugging is slow: what a test sends at once is answered at once all the same.
            limits.turn = .seconds(1)
            limits.slice = .seconds(1)
        }
    }

    /// The clock of the daemon; it moves only by the test's hand.
    public let clock: FakeClock
    /// The daemon's timers, which ring when the test lets them.
    public let alarms: FakeAlarmClock
    /// Where socket, data and key are.
    public let folder: PrivateFolder
    /// Warnings and errors that it logged.
    public let log = LogBook()
    /// What the next start is made with.
    public var setting: Setting
    private let random: FixedRandom
    /// What runs in this process; nil while it is stopped.
    public private(set) var server: Server?
    /// Learned once per process: the document depends on nothing but the program.
    private static let sharedChecker = Mutex<SchemaChecker?>(nil)

    /// The path of the socket.
    public var socket: String { folder.path + "/kidd.sock" }
    /// Where the journal is.
    public var dataFolder: String { setting.dataFolder ?? folder.path + "/data" }
    /// The file with the household key, outside of the data folder.
    public var keyFile: String { setting.keyFile ?? folder.path + "/household.key" }
    /// The journal's file.
    public var database: String { dataFolder + "/journal.db" }

    /// Starts a daemon.
    public init(clock: FakeClock = FakeClock(), _ change: (inout Setting) -> Void = { _ in }) throws {
        var setting = Setting()
        change(&setting)
        self.setting = setting
        self.clock = clock
        alarms = FakeAlarmClock(clock)
        random = FixedRandom(seed: setting.seed)
        folder = try PrivateFolder()
        try start()
    }

    deinit { stop() }

    /// Starts it again after ``stop()``.
    public func start() throws {
        var options = ServeOptions(socket: socket, dataFolder: dataFolder, keyFile: keyFile)
        options.isDeveloper = setting.isDeveloper
        options.socketMode = setting.socketMode
        options.usesPassphrase = setting.usesPassphrase
        options.credentials = setting.credentials
        options.packs = setting.packs
        if let shipped = setting.shipped { options.shipped = shipped }
        options.snapshotRecords = setting.snapshotRecords
        let random = random
        var surroundings = Server.Surroundings(
            clock: clock, alarms: alarms, random: { random.next() }, pinCost: setting.pinCost,
            limits: setting.limits, log: log.logger, onStep: setting.onStep)
        surroundings.isPersonal = true
        surroundings.onRestoreStep = setting.onRestoreStep
        surroundings.stretching = { KeyStretching(.minimum) }
        surroundings.backupCost = .minimum
        // Tests work where the system keeps nothing.
        surroundings.refusalOfBackupPlace = { _ in nil }
        surroundings.allowances = setting.allowances
        surroundings.watchesReading = setting.watchesReading
        setting.surroundings?(&surroundings)
        server = try Server(options, surroundings)
    }

    /// Stops it: what was asked is answered, what is queued is stored.
    public func stop() {
        server?.stop()
        server = nil
    }

    /// Stops it and starts it on the same data.
    public func restart() throws {
        stop()
        try start()
    }

    /// Restarts it after the machine was off.
    public func reboot(offSeconds: Int = 30) throws {
        stop()
        clock.reboot(offSeconds: offSeconds)
        try start()
    }

    /// Lets time pass, and rings the daemon's alarms at their times.
    public func pass(seconds: Int = 0, minutes: Int = 0, hours: Int = 0) {
        alarms.pass(milliseconds: Int64(seconds + minutes * 60 + hours * 3600) * .second)
    }

    /// A new connection that checks all that goes through it against the served document.
    ///
    /// - Parameter uid: the account that it comes from; only root can choose one.
    public func client(as uid: UInt32? = nil) throws -> TestClient {
        TestClient(try SocketLine(socket, as: uid), checker: try checker(), owner: self)
    }

    /// A connection that nothing checks, for bytes that are no protocol.
    public func rawLine() throws -> SocketLine { try SocketLine(socket, owner: self) }

    /// The rules of the served document.
    public func checker() throws -> SchemaChecker {
        if let known = Self.sharedChecker.withLock({ $0 }) { return known }
        let line = try rawLine()
        try line.send(#"{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}"# + "\n")
        let reply = try Reply(line.receive())
        guard let document = reply.result else { throw TestFault("rpc.discover: \(reply.text)") }
        let checker = try SchemaChecker(document)
        Self.sharedChecker.withLock { $0 = checker }
        return checker
    }
}
