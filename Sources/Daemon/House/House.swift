import Household
import Journal
import Logging
import NIOCore
import RPCServer
import Synchronization
import Vault

/// The household while it is open: its journal, its engine and their threads, opened and closed together.
///
/// A daemon has one at most. It is opened and closed off the event loop, by the ``HouseKeeper``.
final class House: Sendable {
    let engine: EngineHandle
    let journal: Journal
    private let desk: PINDesk
    private let reader = BackgroundThread(name: "reader")
    private let background = BackgroundThread(name: "background")
    private let packWorker = BackgroundThread(name: "packs")
    private let assetReader = BackgroundThread(name: "assets")
    private let backupWorker = BackgroundThread(name: "backup")
    private let snapshots: SnapshotWriter

    /// What a house is opened with, the same each time.
    struct Plan: Sendable {
        var options: ServeOptions
        var surroundings: Server.Surroundings
        /// The packs that ship, and those in named folders.
        var shelf: PackShelf
        let run: ProcessRun

        init(options: ServeOptions, surroundings: Server.Surroundings, shelf: PackShelf) {
            self.options = options
            self.surroundings = surroundings
            self.shelf = shelf
            run = ProcessRun(bootTime: surroundings.clock.read().bootTime)
        }
    }

    /// Opens the journal with its key, reads everything back, and starts the threads.
    init(
        _ plan: Plan, _ key: KeySource.Candidate, keeper: HouseKeeper, loop: any EventLoop
    ) throws(StartFault) {
        let (options, surroundings) = (plan.options, plan.surroundings)
        var shelf = plan.shelf
        let store = try Self.store(options, surroundings, key)
        let packStore = PackStore(dataFolder: options.dataFolder, onStep: surroundings.onPackStep)
        Self.place(store.ledger.home.packs.installed, from: packStore, on: &shelf, surroundings.log)
        for edition in shelf.remember(store.editions) {
            surroundings.log.warning(
                "an edition of a lesson cannot be read: what began with it goes on with today's",
                metadata: ["edition": "\(edition)"])
        }
        let journal = store.journal
        let rotation = store.rotation
        self.journal = journal
        snapshots = SnapshotWriter(
            journal: journal, worker: background, log: surroundings.log, interval: options.snapshotRecords)
        desk = PINDesk(hasher: PINHasher(cost: surroundings.pinCost))
        let engine = EngineHandle.make(
            Engine.Parts(
                clock: surroundings.clock, alarms: surroundings.alarms ?? LoopAlarmClock(loop: loop), shelf: shelf,
                badges: options.badges, zones: PlatformZones.zone(named:), random: surroundings.random, desk: desk,
                isPersonal: surroundings.isPersonal, allowances: surroundings.allowances,
                watchesReading: surroundings.watchesReading, snapshots: snapshots,
                background: background, reader: reader, packStore: packStore, packWorker: packWorker,
                assetReader: assetReader, backupWorker: backupWorker,
                host: DaemonDesk.Host(
                    packFolders: options.packs, shutDown: surroundings.onShutDown, logLevel: surroundings.logLevel,
                    endpoints: surroundings.endpoints, run: plan.run),
                log: surroundings.log, keeper: keeper),
            store, loop)
        self.engine = engine
        journal.start { outcome in engine.execute { $0.settle(outcome) } }
        desk.start()
        for thread in [reader, background, packWorker, assetReader, backupWorker] { thread.start() }
        engine.run { engine in
            engine.begin()
            if let rotation { engine.note(rotation) }
        }
    }

    private static func store(
        _ options: ServeOptions, _ surroundings: Server.Surroundings, _ key: KeySource.Candidate
    ) throws(StartFault) -> DataStore {
        var store = try DataStore(options, key: key.key, onStep: surroundings.onStep)
        do throws(StartFault) {
            if let fault = key.whyNotOwn(store.journal.device, in: options.dataFolder) {
                throw StartFault(fault.description)
            }
            try store.load(surroundings.clock, surroundings.log)
            if let zone = store.ledger.home.household?.zone, PlatformZones.zone(named: zone) == nil {
                throw StartFault(PlatformZones.isUnknown(zone))
            }
        } catch {
            store.journal.stop()
            throw error
        }
        return store
    }

    /// Puts the packs that parents installed on the shelf. One that cannot be read is left out and named; all else goes on.
    private static func place(
        _ installed: [PackInstallation], from store: PackStore, on shelf: inout PackShelf, _ log: Logger
    ) {
        for installation in installed where !shelf.isFolder(installation.pack) {
            guard let fault = place(installation, from: store, on: &shelf) else { continue }
            shelf.note(fault, of: installation.pack)
            log.error(
                "a pack cannot be used: install it again",
                metadata: ["pack": "\(installation.pack)", "reason": "\(fault)"])
        }
    }

    /// - Returns: why it cannot be used; nil when it stands there.
    private static func place(
        _ installation: PackInstallation, from store: PackStore, on shelf: inout PackShelf
    ) -> String? {
        do throws(PackStoreFault) {
            let bundle = try store.open(installation)
            do throws(PackRefusal) {
                try shelf.install(bundle, as: installation, used: [])
                return nil
            } catch {
                return "it does not go with the other packs: \(error.text)"
            }
        } catch {
            return error.say
        }
    }

    /// Takes no further lines: those that come wait. What is not begun is told so.
    func rest() { engine.run { $0.rpc.rest(telling: .opening) } }

    /// Stores what is queued, and ends all threads. Its connections are another's afterwards, or closed.
    ///
    /// Not on the loop; nothing is asked of it any more.
    func close() {
        engine.run { engine in
            engine.retention.stopping.set()
            engine.erasures.stopping.set()
            engine.backups.end()
        }
        desk.stop()
        for thread in [reader, background, packWorker, assetReader, backupWorker] { thread.stop() }
        noteClock()
        keepLastSnapshot()
        journal.stop()
        engine.run { $0.end() }
    }

    /// Stores how late it is if what is stored is old, so that the next start knows at least that, and waits until it is
    /// stored or cannot be.
    private func noteClock() {
        let noted = engine.loop.makePromise(of: Void.self)
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
}
