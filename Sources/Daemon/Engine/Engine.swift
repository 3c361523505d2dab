import API
import Household
import JSONRPC
import Journal
import Logging
import NIOCore
import Shapes
import StrictJSON
import Transport
import Vault

/// The household at work: takes lines, decides, remembers, replies. It lives on the event loop; nothing here waits.
actor Engine {
    let loop: any EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

    let parts: Parts
    let startedAt: Instant
    let ledger: Ledger
    var sessions: [ConnectionID: RPCSession] = [:]
    /// Connections with replies that wait for a commit.
    var waiting: Set<ConnectionID> = []
    var tokens = TokenTable()
    var keyed = KeyedReplies()
    var pinQueue = PINQueue()
    /// Calls that wait for the verdict on a PIN of their connection, in their order.
    var postponed: [ConnectionID: [PostponedCall]] = [:]
    /// Which child an activity belongs to.
    var activityOwners: ActivityOwners
    var hotReplies = HotReplies()
    /// What waits until everything that is known now is stored.
    var afterCommit: [(seq: Int64, action: (isolated Engine) -> Void)] = []
    /// Pages of the audit that are being read.
    var auditReads = PendingReplyTable<AuditPage>(most: WireLimits.auditPages)
    /// Looks at the whole audit that are under way.
    var auditChecks = PendingReplyTable<Void>(most: WireLimits.auditChecks)
    /// Pages of ledgers of stars and points that are being read.
    var ledgerReads = PendingReplyTable<LedgerReader>(most: WireLimits.ledgerPages)
    /// Made once the household's zone is known; UTC before.
    var calendar: HouseholdCalendar
    /// Shows instants with the household's offset.
    var instantText: ShapeWriter.InstantText
    /// Subscriptions and events.
    var hub = EventHub()
    /// The clock that rules go by.
    var keeper: HouseholdClock
    /// The keeper before somebody vouched for the clock in a record that is not stored yet.
    var keeperBefore: HouseholdClock?
    /// The boot-time clock when somebody who listens first had a clock that is not trusted.
    var distrustedAt: Milliseconds?
    /// A step of the clock that was found at the start, until it is told.
    var firstJump: ClockJump?
    /// The boot-time clock at the newest trusted moment that was written down in this boot.
    var notedAt: Milliseconds?
    /// The boot-time clock at the steps of the wall clock that were written down within a day.
    var clockJumps: [Milliseconds] = []
    /// Rises with each failed commit.
    var epoch = 0
    /// Rows of the household itself that could not be read.
    var damage: [String] = []

    /// The last row of the newest snapshot, stored or on its way.
    var snapshotSeq: Int64 = 0
    /// One is on its way.
    var isKeepingSnapshot = false

    /// The examination under way waits for its reply.
    var examination: PendingReply?

    /// Connections with replies that have a deadline.
    var timedSessions: Set<ConnectionID> = []
    /// The one timer of all deadlines: when it rings by the boot clock, and how it is put off.
    var deadlineAlarm: (due: Milliseconds, cancel: @Sendable () -> Void)?
    /// Notifications that were not run, since the start.
    var ignoredNotifications = 0
    /// No further work is begun whose answer takes long.
    var isStopping = false

    /// What the engine is made of, handed in.
    struct Parts: Sendable {
        var clock: any Clock
        var alarms: any AlarmClock
        var journal: Journal
        var shelf: PackShelf
        var zones: @Sendable (String) -> Zone?
        var random: @Sendable () -> UInt64
        var desk: PINDesk
        /// Keeps snapshots.
        var snapshots: SnapshotWriter
        /// Makes snapshots and examinations.
        var keeper: BackgroundThread
        /// Reads long histories.
        var reader: BackgroundThread
        var log: Logger
        var version: String
        var endpoints: EndpointTable
    }

    init(parts: Parts, store: sending DataStore, loop: any EventLoop) {
        self.parts = parts
        self.loop = loop
        ledger = store.ledger
        keyed = store.keyed
        damage = store.damage
        snapshotSeq = store.snapshotSeq
        let home = store.ledger.home
        let reading = parts.clock.read().shifted(wall: home.wallShift, mono: home.monoShift)
        let (keeper, jump) = Self.keeper(home, at: reading, parts)
        self.keeper = keeper
        notedAt = home.clock.anchor.flatMap { $0.boot == reading.boot ? $0.bootTime : nil }
        startedAt = keeper.moment(of: reading).wall
        firstJump = jump
        calendar = Self.calendar(of: home.household, parts.zones)
        calendar.hold(dayOf: keeper.trust == .trusted ? nil : keeper.trusted.wall, now: startedAt)
        instantText = Self.text(in: calendar.zone)
        activityOwners = ActivityOwners(ledger.children())
    }

    /// Takes over the household's zone and day after they were set.
    func adoptCalendar() {
        calendar = Self.calendar(of: ledger.home.household, parts.zones)
        holdDay(at: now())
        instantText = Self.text(in: calendar.zone)
    }

    private static func calendar(
        of household: HouseholdSettings?, _ zones: @Sendable (String) -> Zone?
    ) -> HouseholdCalendar {
        // The zone was checked at set-up and at the start.
        guard let household, let zone = zones(household.zone) else { return HouseholdCalendar(zone: .utc) }
        return HouseholdCalendar(
            zone: zone, weekStart: household.weekStart, weekendDays: household.weekendDays,
            dayStart: household.dayStart)
    }

    private static func text(in zone: Zone) -> ShapeWriter.InstantText {
        { RFC3339.text(of: Instant(milliseconds: $0), in: zone) }
    }

    // MARK: Parameters and results

    func read<Params>(
        _ shape: Shape<Params>, _ json: JSONValue?, _ common: CommonParams
    ) throws(RPCError) -> Params {
        do throws(ShapeFault) {
            return try shape.read(json ?? Self.noParams, besides: common.count)
        } catch {
            throw RPCError(parameter: error)
        }
    }

    func encode<Value>(_ value: Value, _ shape: Shape<Value>) -> [UInt8] {
        shape.encode(value, reserving: 512, instantText: instantText)
    }

    /// `{}`: absent parameters.
    private static let noParams: JSONValue = {
        // Two bytes that are valid JSON.
        try! JSONDocument(scanning: Array("{}".utf8)).root
    }()
}
