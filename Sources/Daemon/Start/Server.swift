import API
import Glibc
import Household
import Journal
import Logging
import NIOCore
import NIOPosix
import Packs
import RPCServer
import Synchronization
import Transport
import Vault

/// A running daemon: event loop, engine, journal, PIN desk and socket, started and stopped together.
public final class Server: Sendable {
    /// What tests hand in instead of the machine's.
    public struct Surroundings: Sendable {
        /// Where all times come from.
        public var clock: any Clock
        /// Nil: the event loop's own timers.
        public var alarms: (any AlarmClock)?
        /// The source of ids, codes and shuffles: 64 random bits a call.
        public var random: @Sendable () -> UInt64
        /// How dear it is to hash a PIN.
        public var pinCost: PINHasher.Cost
        /// How a new passphrase becomes a key: the limits, and a fresh salt.
        public var stretching: @Sendable () -> KeyStretching = PassphraseFile.sensitive
        /// The bounds of the socket.
        public var limits: TransportLimits
        /// What each child's programs may cause; a developer's data folder has no such bounds.
        public var allowances = AllowanceTable.household
        /// Whether answers are looked at from when their questions were sent; not in a developer's data folder, in which
        /// programs play.
        public var watchesReading = true
        /// Where faults and notable events go; never names, answers or secrets.
        public var log: Logger
        /// Observes commits and checkpoints, for crash tests; nil in the product.
        public var onStep: (@Sendable (CommitStep) -> Void)?
        /// Observes how packs are installed and removed, for crash tests; nil in the product.
        public var onPackStep: (@Sendable (PackStep) -> Void)?
        /// Observes a change of the household key, for crash tests; nil in the product.
        public var onKeyStep: (@Sendable (KeyStep) -> Void)?
        /// Observes how backups are made, for crash tests; nil in the product.
        public var onBackupStep: (@Sendable (BackupStep) -> Void)?
        /// Observes how a backup takes the place of the household, for crash tests; nil in the product.
        public var onRestoreStep: (@Sendable (FolderSwap.Step) -> Void)?
        /// Observes how a household is erased, for crash tests; nil in the product.
        public var onErasureStep: (@Sendable (ErasureStep) -> Void)?
        /// How dear it is to make a key of a passphrase.
        public var backupCost = KeyStretching.Cost.sensitive
        /// Why a folder is no place for backups, as a sentence; nil: it is one.
        public var refusalOfBackupPlace: @Sendable (_ folder: String) -> String? = { BackupPlace.refusal(of: $0) }
        /// Whether this is one person's daemon, and not the whole machine's: by default strangers may act for children
        /// without accounts in the first case only.
        public var isPersonal = Account.isPersonal
        /// Called when the owner has asked the daemon to stop and was answered: whoever holds the server stops it then.
        public var onShutDown: @Sendable () -> Void = {}
        /// The level of `log`, if it can be set while the daemon runs.
        public var logLevel: LogLevelSwitch?
        /// Whether the process ends when the server does, and the event loop's thread with it. NIO would end that by threads
        /// of Dispatch, to which a closed unit does not give the priority that they want.
        public var endsWithServer = false
        /// What is served.
        var endpoints = EndpointTable.served

        public init(
            clock: any Clock = SystemClock(), alarms: (any AlarmClock)? = nil,
            random: @escaping @Sendable () -> UInt64 = Random.uint64,
            pinCost: PINHasher.Cost = .moderate, limits: TransportLimits = TransportLimits(), log: Logger,
            onStep: (@Sendable (CommitStep) -> Void)? = nil
        ) {
            self.clock = clock
            self.alarms = alarms
            self.random = random
            self.pinCost = pinCost
            self.limits = limits
            self.log = log
            self.onStep = onStep
        }
    }

    private let group: MultiThreadedEventLoopGroup
    let lines: LineServer
    /// Opens and closes the household behind the socket.
    let keeper: HouseKeeper

    /// Opens everything and listens.
    public init(_ options: ServeOptions, _ surroundings: Surroundings) throws(StartFault) {
        // What can be refused is refused before a new household's files are made.
        try Self.check(options)
        let shelf = try Self.shelf(options.shipped, options.packs)
        let log = surroundings.log
        if try HouseholdErasure.resume(in: options.dataFolder, onStep: surroundings.onErasureStep) {
            log.notice("what a crash left of an erased household is gone")
        }
        let source = try KeySource.find(options)
        let keys = try source.candidates(options) {
            log.warning("the file of the next household key is left aside", metadata: ["reason": "\($0)"])
        }
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        keeper = HouseKeeper(House.Plan(options: options, surroundings: surroundings, shelf: shelf), source, loop)
        lines = try Self.lines(on: loop, surroundings.limits, keeper.front)
        do throws(StartFault) {
            try keeper.begin(with: keys)
            try listen(options)
        } catch {
            stop()
            throw error
        }
    }

    /// Whether a passphrase is needed before the household can be used.
    public var isSealed: Bool { keeper.house == nil }

    /// The engine of the household, while it is open.
    var engine: EngineHandle? { keeper.house?.engine }

    private static func lines(
        on loop: any EventLoop, _ limits: TransportLimits, _ service: any LineService
    ) throws(StartFault) -> LineServer {
        do throws(BindFault) {
            return try LineServer(loop: loop, limits: limits, service: service)
        } catch {
            throw StartFault(error.message)
        }
    }

    private static func check(_ options: ServeOptions) throws(StartFault) {
        _ = try groupID(options)
        if options.inherited != nil { return }
        do throws(BindFault) {
            try LineServer.check(path: options.socket)
        } catch {
            throw StartFault(error.message)
        }
    }

    /// The group that the socket is given to.
    private static func groupID(_ options: ServeOptions) throws(StartFault) -> UInt32? {
        guard let name = options.socketGroup else { return nil }
        guard let entry = getgrnam(name) else {
            throw StartFault("there is no group \"\(name)\": make it with groupadd, or leave --socket-group out")
        }
        return entry.pointee.gr_gid
    }

    private func listen(_ options: ServeOptions) throws(StartFault) {
        let group = try Self.groupID(options)
        if options.inherited == nil {
            try SocketFolder.make(for: options.socket, mode: options.socketMode, group: group)
        }
        do throws(BindFault) {
            if let inherited = options.inherited { return try lines.bind(inherited: inherited.descriptor) }
            try lines.bind(path: options.socket, mode: options.socketMode, group: group)
        } catch {
            throw StartFault(error.message)
        }
    }

    /// Serves one end of a `socketpair` like a connection that came over the socket; it belongs to the daemon then.
    public func serve(connected descriptor: Int32) throws(StartFault) {
        do throws(BindFault) {
            try lines.serve(connected: descriptor)
        } catch {
            throw StartFault(error.message)
        }
    }

    /// The packs that ship, and those in the named folders.
    private static func shelf(_ embedded: [Pack], _ folders: [String]) throws(StartFault) -> PackShelf {
        var packs: [Pack] = []
        for folder in folders {
            switch PackReader.read(path: folder) {
            case .success(let pack): packs.append(pack)
            case .failure(let refusal): throw StartFault("the pack \(folder) is refused:\n\(refusal.text)")
            }
        }
        do throws(PackRefusal) {
            return try PackShelf(shipped: embedded, folders: packs)
        } catch {
            throw StartFault("packs do not go together:\n\(error.text)")
        }
    }

    /// Tells the service manager from the event loop that the daemon is alive, twice as often as it wants to hear it. A
    /// loop that hangs says nothing.
    public func keepTelling(_ manager: ServiceManager) {
        guard let wanted = manager.watchdogMicroseconds else { return }
        let pause = TimeAmount.microseconds(max(1, wanted / 2))
        group.next().scheduleRepeatedTask(initialDelay: .zero, delay: pause) { _ in manager.tellAlive() }
    }

    /// Reads again what can change without a restart, as `daemon.reload` does; the log says what came of it.
    public func reload() {
        engine?.execute { $0.daemon.reloadBySignal() }
    }

    /// The path at which the daemon listens, where it is known.
    public var socketPath: String? { lines.path }

    /// Answers what was asked, stores what is queued, and ends all threads.
    public func stop() {
        keeper.finish()
        engine?.run { $0.rpc.beginStop() }
        keeper.sealed.run { $0.rpc.beginStop() }
        _ = try? lines.drainAndClose(within: Self.drainTime).wait()
        keeper.close()
        if !keeper.plan.surroundings.endsWithServer { try? group.syncShutdownGracefully() }
    }

    private static let drainTime = TimeAmount.seconds(5)
}
