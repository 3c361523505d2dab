import Household
import Journal
import Logging
import Stored

/// Takes rows of the journal into a household: at the start, and when a doctor makes it anew to compare.
struct JournalReading {
    /// A place that could not be read.
    struct Damage: Equatable, Sendable {
        var row: Int64
        var reason: String
    }

    let ledger = Ledger()
    private(set) var keyed = KeyedReplies()
    /// Rows of the household itself that could not be read.
    private(set) var damage: [String] = []
    /// All places that could not be read; no more than ``mostTold``.
    private(set) var places: [Damage] = []
    /// How many places could not be read.
    private(set) var damagedCount = 0
    /// Rows that were read.
    private(set) var rows = 0
    /// Keys that are a day old then are not taken in; nil: none are.
    var now: Moment?
    private let log: Logger
    private var damagedHandles: Set<Int64> = []

    static let mostTold = 100

    init(log: Logger) { self.log = log }

    /// Takes in the next place of the journal.
    mutating func take(_ item: ReplayItem) {
        switch item {
        case .damaged(let seq, let profile, let reason):
            log.error("damaged row", metadata: ["row": "\(seq)", "reason": "\(reason)"])
            skip(seq, profile, kind: Self.kind(of: reason), "\(reason)")
            if case .missing(let through) = reason { ledger.skip(to: through) }
        case .row(let row):
            rows += 1
            ledger.takeHandle(row.profile)
            do throws(RecordFault) {
                let record = try Self.record(of: row)
                ledger.replay(record)
                takeKey(record)
            } catch {
                log.error("unreadable row", metadata: ["row": "\(row.seq)", "reason": "\(error)"])
                skip(row.seq, row.profile, kind: RecordKind(rawValue: row.kind), "\(error)")
            }
        }
    }

    /// Takes in nothing but the idempotency key of a row whose effect is known. One that cannot be read is left out;
    /// the doctor names it.
    mutating func takeKey(_ item: ReplayItem) {
        guard case .row(let row) = item, let record = try? Self.record(of: row) else { return }
        takeKey(record)
    }

    /// Marks the children whose rows could not all be read.
    func finish() {
        for handle in damagedHandles { ledger.markDamaged(handle: handle) }
    }

    /// What the clocks say, with developer mode's shift as it stands after the last row: known before rows are read.
    /// The wall clock may have been set while nobody looked: it is not believed to be after the newest row, so that no
    /// key is forgotten too early.
    ///
    /// - Parameter home: the household as far as it is known, if the rows say nothing of clocks.
    static func moment(
        _ clock: any Clock, in journal: Journal, after known: HouseholdState
    ) throws(JournalFault) -> Moment {
        var moment = try shiftedMoment(clock, in: journal, after: known)
        if case .row(let newest) = try journal.page(profile: nil, kinds: nil, before: nil, limit: 1).first {
            moment.wall = min(moment.wall, Instant(milliseconds: newest.at))
        }
        return moment
    }

    private static func shiftedMoment(
        _ clock: any Clock, in journal: Journal, after known: HouseholdState
    ) throws(JournalFault) -> Moment {
        guard journal.isDeveloper else { return clock.read() }
        var home = known
        let last = try journal.page(profile: 0, kinds: [RecordKind.clock.rawValue], before: nil, limit: 1).first
        if case .row(let row) = last, let record = try? record(of: row) {
            for case .household(let fact) in record.facts { home.apply(fact) }
        }
        return clock.read().shifted(wall: home.wallShift, mono: home.monoShift)
    }

    private mutating func takeKey(_ record: Record) {
        guard let now, let key = record.key else { return }
        keyed.restore(key, seq: record.stamp.seq, at: record.stamp.at, now: now)
    }

    /// What a damaged row says in clear that it is about.
    private static func kind(of damage: ReplayItem.Damage) -> RecordKind? {
        if case .altered(let kind) = damage { RecordKind(rawValue: kind) } else { nil }
    }

    static func record(of row: StoredRow) throws(RecordFault) -> Record {
        let stamp = Stamp(device: row.device, seq: row.seq, at: Instant(milliseconds: row.at))
        return try RecordCodec.decode(row.body, stamp: stamp)
    }

    /// A row of a child isolates that child. One of the household isolates what it may have changed, where that can be
    /// told; any other closes the household.
    private mutating func skip(_ seq: Int64, _ profile: Int64?, kind: RecordKind? = nil, _ reason: String) {
        ledger.skip(to: seq)
        damagedCount += 1
        if places.count < Self.mostTold { places.append(Damage(row: seq, reason: reason)) }
        if let profile, profile > 0 {
            damagedHandles.insert(profile)
        } else if profile != 0 || kind.map(ledger.goOnWithout) != true {
            damage.append("row \(seq): \(reason)")
        }
    }
}
