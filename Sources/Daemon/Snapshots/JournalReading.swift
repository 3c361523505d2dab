import Household
import Journal
import Logging
import Shapes
import Stored

/// Takes rows of the journal into a household: at the start, and when a doctor makes it anew to compare.
struct JournalReading {
    /// A place that could not be read.
    struct Damage: Equatable, Sendable {
        var row: Int64
        var reason: String
    }

    let ledger = Ledger()
    /// Kept replies that cannot be read, in words.
    private(set) var replyFaults: [String] = []
    /// Editions that left the household's shelf, by the rows that hold them.
    private(set) var leftEditions: [Int64: KeptEdition] = [:]
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
    /// The keys that were read.
    private var keys: [(reply: KeyedReply, place: KeyedReplies.Place)] = []
    /// The rows of kept replies, in order.
    private var keptRows: [KeptRows.Row] = []
    /// Replies that records want, by the numbers of those.
    private var replies: [Int64: (number: Int64, bytes: [UInt8])] = [:]
    /// The marks of calls of which nothing can be read.
    private var unreadable: [[UInt8]: Instant] = [:]
    private let log: Logger
    private var damagedHandles: Set<Int64> = []
    /// The last row of each child's newest fold, by the child's number: what stands before it changes nothing.
    private var foldedThrough: [Int64: Int64] = [:]

    static let mostTold = 100

    init(log: Logger) { self.log = log }

    /// Begins a reading of all rows: what folds say of old rows comes first.
    mutating func beginWithFolds(of journal: Journal) throws(JournalFault) {
        let folds = try Self.folds(in: journal)
        for fold in folds { foldedThrough[fold.state.handle] = fold.through }
        ledger.begin(with: folds)
    }

    /// The last row that any fold covers.
    var lastFolded: Int64 { foldedThrough.values.max() ?? 0 }

    /// The newest fold of each child.
    ///
    /// - Parameter start: only those in later rows.
    static func folds(in journal: Journal, after start: Int64 = 0) throws(JournalFault) -> [Fold] {
        var folds: [Int64: Fold] = [:]
        for case .row(let row) in try foldRows(of: journal, after: start) where folds[row.profile] == nil {
            // What cannot be read isolates its child when the replay comes to it.
            guard let fold = (try? record(of: row))?.fold, fold.state.handle == row.profile else { continue }
            folds[row.profile] = fold
        }
        return Array(folds.values)
    }

    /// The rows of folds, the newest first.
    private static func foldRows(of journal: Journal, after start: Int64) throws(JournalFault) -> [ReplayItem] {
        let kind = RecordKind.fold.rawValue
        do throws(JournalFault) {
            return try journal.page(profile: nil, kinds: [kind], before: nil, from: start + 1, limit: mostFolds)
        } catch {
            // A page of the file is damaged: the way around it opens every row.
            var rows: [ReplayItem] = []
            try journal.replay { item in
                if case .row(let row) = item, row.kind == kind, row.seq > start { rows.append(item) }
            }
            return rows.reversed()
        }
    }

    /// There is one of each child, and one more while it is cleared away.
    private static let mostFolds = 10_000

    /// Takes in the next place of the journal.
    mutating func take(_ item: ReplayItem) {
        switch item {
        case .damaged(let seq, let profile, let reason):
            log.error("damaged row", metadata: ["row": "\(seq)", "reason": "\(reason)"])
            switch reason {
            case .missing(let through, let owners), .unreadable(let through, let owners):
                skip(seq...through, owners, "\(reason)")
            case .altered, .foreignDevice, .noKey, .erased, .damagedKey, .damagedHead:
                skip(seq, profile, kind: Self.kind(of: reason), "\(reason)")
            }
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
    /// The wall clock may have been set while nobody looked: it is not believed to be after the newest row or reply, so
    /// that no key is forgotten too early.
    ///
    /// - Parameters:
    ///   - known: the household as far as it is known, if the rows say nothing of clocks.
    ///   - reply: the newest that is kept.
    static func moment(
        _ clock: any Clock, in journal: Journal, after known: HouseholdState, newest reply: StoredReply? = nil
    ) throws(JournalFault) -> Moment {
        var moment = try shiftedMoment(clock, in: journal, after: known)
        if case .row(let newest) = try journal.page(profile: nil, kinds: nil, before: nil, limit: 1).first {
            moment.wall = min(moment.wall, Instant(milliseconds: max(newest.at, reply?.at ?? newest.at)))
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
        guard let now, var key = record.key, !KeyedReplies.isOld(record.stamp.at, at: now.wall) else { return }
        var number: Int64 = 0
        if case .apart = key.reply, let known = replies[record.stamp.seq] {
            key.reply = .encoded(known.bytes)
            number = known.number
        }
        keep(key, seq: record.stamp.seq, number: number, at: record.stamp.at, now)
    }

    private mutating func keep(_ key: KeyedReply, seq: Int64, number: Int64, at instant: Instant, _ now: Moment) {
        let place = KeyedReplies.Place(key: key.key, seq: seq, number: number, at: instant, known: now.bootTime)
        keys.append((key, place))
    }

    // MARK: Kept replies

    /// Takes in what is kept beside the records, before the records; nil: it cannot be read.
    mutating func take(_ items: [ReplyItem]?) {
        guard let items else { return replyFaults.append("kept replies cannot be read") }
        for item in items {
            switch item {
            case .reply(let reply): take(reply)
            case .damaged(let reply, let reason): takeDamaged(reply, reason)
            case .missing(let numbers):
                replyFaults.append("kept replies \(numbers.lowerBound) to \(numbers.upperBound) are missing")
            }
        }
    }

    private mutating func take(_ reply: StoredReply) {
        let at = Instant(milliseconds: reply.at)
        // Its place stays when what it said is erased.
        if reply.body.isEmpty {
            replies[reply.seq] = (reply.number, [])
            return note(reply)
        }
        switch (KeptRowCodec.decode(reply.body), reply.seq) {
        case (.ofRecord(let bytes), 1...): replies[reply.seq] = (reply.number, bytes)
        case (.ofCall(let key), 0):
            if let now, !KeyedReplies.isOld(at, at: now.wall) {
                keep(key, seq: 0, number: reply.number, at: at, now)
            }
        case (.edition(let edition), 0): leftEditions[reply.number] = edition
        default: return takeDamaged(reply, "it is of a form that this daemon does not know")
        }
        note(reply)
    }

    private mutating func takeDamaged(_ reply: StoredReply, _ reason: String) {
        replyFaults.append("kept reply \(reply.number): \(reason)")
        if let mark = reply.mark { unreadable[mark] = Instant(milliseconds: reply.at) }
        note(reply)
    }

    private mutating func note(_ reply: StoredReply) {
        guard let now else { return }
        keptRows.append(
            KeptRows.Row(
                number: reply.number, at: min(Instant(milliseconds: reply.at), now.wall), known: now.bootTime,
                bytes: reply.body.count))
    }

    /// The keys that are remembered, as if they had come one by one.
    func keyed() -> KeyedReplies {
        var keyed = KeyedReplies()
        guard let now else { return keyed }
        var owners: [Int64: KeyedReply] = [:]
        for (reply, place) in keys.sorted(by: { $0.place.at < $1.place.at }) {
            keyed.restore(reply, place)
            if place.number > 0 { owners[place.number] = reply }
        }
        for var row in keptRows {
            if let owner = owners[row.number] { row.belong(to: owner) }
            keyed.restore(row, now: now.wall)
        }
        for (mark, at) in unreadable { keyed.restore(unreadable: mark, at: at) }
        return keyed
    }

    /// What a damaged row says in clear that it is about.
    private static func kind(of damage: ReplayItem.Damage) -> RecordKind? {
        if case .altered(let kind) = damage { RecordKind(rawValue: kind) } else { nil }
    }

    static func record(of row: StoredRow) throws(RecordFault) -> Record {
        let stamp = Stamp(device: row.device, seq: row.seq, at: Instant(milliseconds: row.at))
        // No clock of kidd was ever there: arithmetic with it need not be possible.
        guard Instant.speakable.contains(stamp.at) else {
            throw RecordFault.shape(ShapeFault(path: "/at", message: "is no time of the years 1970 to 9998"))
        }
        return try RecordCodec.decode(row.body, stamp: stamp)
    }

    /// A row of a child isolates that child. One of the household isolates what it may have changed, where that can be
    /// told; any other closes the household.
    private mutating func skip(_ seq: Int64, _ profile: Int64?, kind: RecordKind? = nil, _ reason: String) {
        ledger.skip(to: seq)
        note(seq, reason)
        if let profile, profile > 0 {
            // A fold is the truth for its range.
            if seq > foldedThrough[profile] ?? 0 { damagedHandles.insert(profile) }
        } else if profile != 0 || kind.map(ledger.goOnWithout) != true {
            damage.append("row \(seq): \(reason)")
        }
    }

    /// Rows that are not there isolate the children whose they may have been. The household is closed when they may have
    /// been its own.
    private mutating func skip(_ rows: ClosedRange<Int64>, _ owners: Set<Int64>?, _ reason: String) {
        ledger.skip(to: rows.upperBound)
        note(rows.lowerBound, reason)
        for profile in owners ?? [] where profile > 0 && rows.upperBound > foldedThrough[profile] ?? 0 {
            damagedHandles.insert(profile)
        }
        if owners?.contains(0) ?? true { damage.append("row \(rows.lowerBound): \(reason)") }
    }

    private mutating func note(_ seq: Int64, _ reason: String) {
        damagedCount += 1
        if places.count < Self.mostTold { places.append(Damage(row: seq, reason: reason)) }
    }
}
