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
        /// The bounds of the socket.
        public var limits: TransportLimits
        /// What each child's programs may cause; a developer's data folder has no such bounds.
        public var allowances = AllowanceTable.household
        /// Where faults and notable events go; never names, answers or secrets.
        public var log: Logger
        /// Observes commits and checkpoints, for crash tests; nil in the product.
        public var onStep: (@Sendable (CommitStep) -> Void)?
        /// Observes how packs are installed and removed, for crash tests; nil in the product.
        public var onPackStep: (@Sendable (PackStep) -> Void)?
        /// Whether this is one person's daemon, and not the whole machine's: by default strangers may act for children
        /// without accounts in the first case only.
        public var isPersonal = Account.isPersonal
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
    let engine: EngineHandle
    private let journal: Journal
    private let desk: PINDesk
    private let reader = BackgroundThread(name: "reader")
    private let background = BackgroundThread(name: "background")
    private let packWorker = BackgroundThread(name: "packs")
    private let assetReader = BackgroundThread(name: "assets")
    private let snapshots: SnapshotWriter

    /// Opens everything and listens.
    public init(_ options: ServeOptions, _ surroundings: Surroundings) throws(StartFault) {
        // What can be refused is refused before a new household's files are made.
        try Self.check(options)
        var shelf = try Self.shelf(options.shipped, options.packs)
        var store = try DataStore(options, onStep: surroundings.onStep)
        try store.load(surroundings.clock, surroundings.log)
        if let zone = store.ledger.home.household?.zone, PlatformZones.zone(named: zone) == nil {
            store.journal.stop()
            throw StartFault(
                "the household's time zone \"\(zone)\" is not known to this machine: install its time zone data (tzdata)"
            )
        }
        let packStore = PackStore(dataFolder: options.dataFolder, onStep: surroundings.onPackStep)
        Self.place(store.ledger.home.packs.installed, from: packStore, on: &shelf, surroundings.log)
        for edition in shelf.remember(store.editions) {
            surroundings.log.warning(
                "an edition of a lesson cannot be read: what began with it goes on with today's",
                metadata: ["edition": "\(edition)"])
        }
        journal = store.journal
        snapshots = SnapshotWriter(
            journal: journal, worker: background, log: surroundings.log, interval: options.snapshotRecords)
        desk = PINDesk(hasher: PINHasher(cost: surroundings.pinCost))
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let engine = EngineHandle.make(
            Engine.Parts(
                clock: surroundings.clock, alarms: surroundings.alarms ?? LoopAlarmClock(loop: loop), shelf: shelf,
                badges: options.badges,
                zones: PlatformZones.zone(named:), random: surroundings.random, desk: desk,
                isPersonal: surroundings.isPersonal, allowances: surroundings.allowances, snapshots: snapshots,
                background: background, reader: reader, packStore: packStore, packWorker: packWorker,
                assetReader: assetReader, log: surroundings.log, endpoints: surroundings.endpoints),
            store, loop)
        self.engine = engine
        journal.start { outcome in engine.execute { $0.settle(outcome) } }
        desk.start()
        reader.start()
        background.start()
        packWorker.start()
        assetReader.start()
        engine.run { $0.begin() }
        lines = LineServer(loop: loop, limits: surroundings.limits, service: engine)
        do throws(StartFault) {
            if options.addsSample { engine.run { $0.addSample() } }
            try listen(options)
        } catch {
            stop()
            throw error
        }
    }

    private static func check(_ options: ServeOptions) throws(StartFault) {
        guard options.isDeveloper || !options.addsSample else {
            throw StartFault("--sample is for developer mode: add --dev and a new data folder")
        }
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
        if options.inherited == nil { try SocketFolder.make(for: options.socket) }
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
        var packs = embedded
        var shipped = Set(packs.map(\.manifest.id))
        for folder in folders {
            switch PackReader.read(path: folder) {
            case .success(let pack):
                packs.append(pack)
                // A folder's version takes the place of the one that ships.
                shipped.remove(pack.manifest.id)
            case .failure(let refusal): throw StartFault("the pack \(folder) is refused:\n\(refusal.text)")
            }
        }
        do throws(PackRefusal) {
            return try PackShelf(packs, shipped: shipped)
        } catch {
            throw StartFault("packs do not go together:\n\(error.text)")
        }
    }

    /// Puts the packs that parents installed on the shelf. One that cannot be read is left out and named; all else goes on.
    private static func place(
        _ installed: [PackInstallation], from store: PackStore, on shelf: inout PackShelf, _ log: Logger
    ) {
        for installation in installed where !shelf.isFolder(installation.pack) {
            var fault: String
            do throws(PackStoreFault) {
                let bundle = try store.open(installation)
                do throws(PackRefusal) {
                    try shelf.install(bundle, as: installation, used: [])
                    continue
                } catch {
                    fault = "it does not go with the other packs: \(error.text)"
                }
            } catch {
                fault = error.say
            }
            shelf.note(fault, of: installation.pack)
            log.error(
                "a pack cannot be used: install it again",
                metadata: ["pack": "\(installation.pack)", "reason": "\(fault)"])
        }
    }

    /// Tells the service manager from the event loop that the daemon is alive, twice as often as it wants to hear it. A
    /// loop that hangs says nothing.
    public func keepTelling(_ manager: ServiceManager) {
        guard let wanted = manager.watchdogMicroseconds else { return }
        let pause = TimeAmount.microseconds(max(1, wanted / 2))
        group.next().scheduleRepeatedTask(initialDelay: .zero, delay: pause) { _ in manager.tellAlive() }
    }

    /// The path at which the daemon listens, where it is known.
    public var socketPath: String? { lines.path }

    /// Answers what was asked, stores what is queued, and ends all threads.
    public func stop() {
        engine.run { $0.rpc.beginStop() }
        _ = try? lines.drainAndClose(within: Self.drainTime).wait()
        desk.stop()
        reader.stop()
        background.stop()
        packWorker.stop()
        assetReader.stop()
        noteClock()
        keepLastSnapshot()
        journal.stop()
        try? group.syncShutdownGracefully()
    }

    /// Stores how late it is if what is stored is old, so that the next start knows at least that, and waits until it is
    /// stored or cannot be.
    private func noteClock() {
        let noted = group.next().makePromise(of: Void.self)
        engine.run { engine in
            engine.noteClock()
            engine.commits.whenSettled { noted.succeed() }
        }
        _ = try? noted.futureResult.wait()
    }

    /// So that the next start reads no rows but those of remembered keys.
    private func keepLastSnapshot() {
        let last = Mutex<SnapshotWriter.SnapshotJob?>(nil)
        engine.run { engine in
            let job = engine.commits.snapshotJob(at: engine.time.now().wall)
            last.withLock { $0 = job }
        }
        if let job = last.withLock({ $0 }) { snapshots.keepNow(job) }
    }

    private static let drainTime = TimeAmount.seconds(5)
}
