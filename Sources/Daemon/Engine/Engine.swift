import API
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import RPCServer
import Shapes
import Vault

/// The household at work: wires the rooms of the daemon. It lives on the event loop; nothing here waits.
///
/// A call comes from the ``RPCServer``, is admitted by the ``Access``, decided by a handler, closed with its
/// consequences, taken into memory by the ``Commits``, and told to subscribers by the ``Events``.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class Engine {
    let loop: any EventLoop
    let log: Logger
    let time: Timekeeping
    let commits: Commits
    let access: Access
    let reads: ReadJobs
    let packs: PackDesk
    let retention: Retention
    let erasures: ErasureDesk
    let backups: BackupDesk
    let daemon: DaemonDesk
    let context: HandlerContext
    /// Closes this household and opens another; it outlives the engine.
    var keeper: HouseKeeper? { backups.keeper }
    @exclusivity(unchecked) var kept = KeptReplies()
    /// Made right after the engine, since they answer to it.
    @exclusivity(unchecked) private(set) var rpc: RPCServer!
    @exclusivity(unchecked) private(set) var events: Events!

    /// What the engine is made of, handed in.
    struct Parts: Sendable {
        var clock: any Clock
        var alarms: any AlarmClock
        var shelf: PackShelf
        /// The badges of the program.
        var badges: [Badge]
        var zones: @Sendable (String) -> Zone?
        var random: @Sendable () -> UInt64
        var desk: PINDesk
        /// Whether this is one person's daemon, and not the whole machine's.
        var isPersonal: Bool
        /// What each child's programs may cause.
        var allowances: AllowanceTable
        /// Whether answers are looked at from when their questions were sent.
        var watchesReading: Bool
        var snapshots: SnapshotWriter
        /// Makes snapshots and examinations.
        var background: BackgroundThread
        /// Reads long histories.
        var reader: BackgroundThread
        /// Where installed packs lie.
        var packStore: PackStore
        /// Installs and removes packs.
        var packWorker: BackgroundThread
        /// Reads images and sounds of packs.
        var assetReader: BackgroundThread
        /// Makes and checks backups.
        var backupWorker: BackgroundThread
        /// What the daemon was started with, for its owner.
        var host: DaemonDesk.Host
        var log: Logger
        /// Closes the household and opens it again.
        var keeper: HouseKeeper
    }

    init(parts: Parts, store: sending DataStore, loop: any EventLoop) {
        self.loop = loop
        log = parts.log
        let journal = store.journal
        commits = Commits(store, snapshots: parts.snapshots)
        time = Timekeeping(
            parts.clock, commits.ledger, zones: parts.zones, isDeveloper: journal.isDeveloper, log: parts.log)
        context = HandlerContext(
            family: commits.ledger, time: time, shelf: parts.shelf, badges: parts.badges,
            machine: HandlerContext.Machine(
                isDamaged: !commits.damage.isEmpty, room: { journal.room.level }, isDeveloper: journal.isDeveloper,
                watchesReading: parts.watchesReading && !journal.isDeveloper,
                isPersonal: parts.isPersonal, random: parts.random, codeKey: { journal.codeKey }))
        access = Access(
            commits.ledger, time, damage: commits.damage, desk: parts.desk, isDeveloper: journal.isDeveloper,
            allowances: journal.isDeveloper ? .unlimited : parts.allowances)
        let door = DeskDoor(commits, context, log, loop)
        reads = ReadJobs(door, reader: parts.reader, background: parts.background)
        packs = PackDesk(door, parts.packStore, worker: parts.packWorker, assetReader: parts.assetReader)
        retention = Retention(door, time, background: parts.background)
        erasures = ErasureDesk(door, worker: parts.background)
        backups = BackupDesk(door, parts)
        daemon = DaemonDesk(door, parts.host, worker: parts.packWorker)
        door.engine = self
        access.door = door
        wire(parts)
    }

    private func wire(_ parts: Parts) {
        rpc = RPCServer(
            loop: loop,
            clocks: RPCServer.Clocks(
                bootTime: { parts.clock.read().bootTime }, ring: { parts.alarms.ring(after: $0, $1) }),
            log: log, service: self)
        events = Events(commits, context, access, rpc, parts.alarms, loop)
        events.onAlarm = { [unowned self] in lookAround() }
        access.admitsStrangers = { [unowned self] in context.admitsStrangers }
        access.knowsKey = { [unowned self] in commits.keyed.knows($0, of: $1, at: $2) }
        context.leasePlaces = { [unowned self] in access.leasePlaces(of: $0) }
    }

    /// What is served.
    var endpoints: EndpointTable { daemon.host.endpoints }

    /// - Parameter child: the child that it is about.
    func encode<Params, Result>(_ value: Result, _ method: Method<Params, Result>, about child: ChildID?) -> [UInt8] {
        method.result.encode(value, reserving: 512, listener: context.listener(about: child))
    }

    /// Begins what the start of the daemon has to tell.
    func begin() {
        commit(household: time.begin(), by: .daemon, at: time.now())
        packs.begin()
        erasures.begin()
        backups.begin()
        keepSnapshotWhenDue()
        retention.lookWhenDue(at: time.now())
    }

    /// The household key was changed since the last start: that goes into the audit.
    func note(_ bytes: [UInt8]) {
        guard let note = RotationNote(bytes), commits.ledger.home.household != nil else { return }
        commit(household: [.keyRotated(note.storage)], by: note.by, at: time.now())
    }

    /// The household is closed: no timer rings any more.
    func end() {
        events.end()
        daemon.host.run.noteIgnored(rpc.ignoredNotifications)
        rpc.end()
    }

    /// Stores how late it is if what is stored is old, so that the next start knows at least that.
    func noteClock() {
        turnBegins()
        commit(household: time.note(at: context.moment), by: .daemon, at: context.moment)
    }

    /// Something that was worked out with the old time is not used again, and subscribers are told.
    func clockChanged() {
        kept.forgetAll()
        guard events.hasSubscribers else { return }
        afterThisTurn { $0.lookAround() }
    }

    /// Looks at the clock, and at everything that it may have changed for subscribers.
    func lookAround() {
        turnBegins()
        events.lookAround()
    }

    /// Runs something later on the loop, in a turn of its own.
    func afterThisTurn(_ body: @escaping @Sendable (Engine) -> Void) {
        let own = NIOLoopBound(self, eventLoop: loop)
        loop.execute { body(own.value) }
    }
}

extension Author {
    /// The daemon itself, under its own account.
    static var daemon: Author { Author(role: .daemon, uid: Account.effectiveUID) }
}
