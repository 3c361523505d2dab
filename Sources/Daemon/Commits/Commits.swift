import Household
import JSONRPC
import Journal
import RPCServer
import Stored

/// What is known, what of it is stored, and the way from one to the other.
///
/// A closed turn becomes one record for each of its subjects; they go into memory at once and into the journal in one
/// transaction. It decides nothing.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class Commits {
    let journal: Journal
    let ledger: Ledger
    /// Rows of the household itself that could not be read.
    let damage: [String]
    @exclusivity(unchecked) private(set) var keyed: KeyedReplies
    /// Rises with each failed commit.
    @exclusivity(unchecked) private var epoch = 0
    /// The last reply that was handed to the journal.
    @exclusivity(unchecked) private var lastReply: Int64
    /// What waits until a kept reply is stored, or hears why it is not.
    @exclusivity(unchecked) private var waitingReplies: [(number: Int64, action: (RPCError?) -> Void)] = []
    /// Editions that left the household's shelf, for answers of the last day, by their rows.
    @exclusivity(unchecked) private var leftEditions: [Int64: KeptEdition]
    /// Those that leave it with the turn that is being taken in.
    @exclusivity(unchecked) private var leaving: [KeptEdition] = []
    /// What waits until everything that is known now is stored, or was not kept.
    @exclusivity(unchecked) private var waiting: [(seq: Int64, action: () -> Void)] = []
    @exclusivity(unchecked) private var snapshots: SnapshotSchedule
    private let snapshotWriter: SnapshotWriter
    /// How the disk was found at last.
    @exclusivity(unchecked) private var room = DiskRoom.Level.ample

    init(_ store: DataStore, snapshots writer: SnapshotWriter) {
        journal = store.journal
        ledger = store.ledger
        damage = store.damage
        keyed = store.keyed
        leftEditions = store.leftEditions
        lastReply = journal.lastReply
        storedReply = lastReply
        journal.forget(repliesThrough: keyed.rows.forgotten)
        snapshots = SnapshotSchedule(seq: store.snapshotSeq)
        snapshotWriter = writer
    }

    /// The newest record.
    var lastSeq: Int64 { ledger.lastSeq }
    /// Everything up to it is durable.
    var storedSeq: Int64 { ledger.storedSeq }

    // MARK: Turns

    /// The records of a turn, with their numbers; none when nothing happened. The key goes with the last one.
    func records(of turn: ClosedTurn, by author: Author, key: KeyedReply?, at moment: Moment) -> [Record] {
        let parts = turn.parts.filter { !$0.facts.isEmpty }
        return parts.indices.map { index in
            let unstored = ledger.unstored(parts[index].child)
            return Record(
                stamp: Stamp(device: journal.device, seq: lastSeq + 1 + Int64(index), at: moment.wall),
                child: parts[index].child, by: author,
                facts: unstored.isEmpty ? parts[index].facts : unstored + parts[index].facts,
                key: index == parts.count - 1 ? key.map(Self.stored) : nil)
        }
    }

    /// A key as its record holds it: a reply that is bytes is kept apart, for a day.
    private static func stored(_ key: KeyedReply) -> KeyedReply {
        guard case .encoded = key.reply else { return key }
        return KeyedReply(caller: key.caller, key: key.key, digest: key.digest, reply: .apart)
    }

    /// Takes a record into memory. All records of one turn are then handed to the journal by ``store(_:key:at:)``.
    func take(_ record: Record) {
        for case .household(.editionKept(let edition)) in record.facts {
            leaving += ledger.home.editions.leaving(for: edition)
        }
        ledger.append(record)
    }

    /// Hands the records of one turn to the journal with what is kept of its call, which stores all of it or nothing.
    ///
    /// - Parameter key: that of the call, with its reply.
    func store(_ records: [Record], key: KeyedReply?, at moment: Moment) {
        let entries = records.map { record in
            JournalEntry(
                seq: record.stamp.seq, profile: ledger.handle(of: record.child),
                kind: RecordKind(of: record).rawValue, at: record.stamp.at.milliseconds,
                encoding: { RecordCodec.encode(record) }, newProfileKey: record.addedProfile,
                erasedProfile: record.erasedProfile, tellsRotation: record.tellsRotation)
        }
        var replies: [ReplyEntry] = []
        if let key, let last = entries.last {
            if let bytes = key.reply.encoded {
                replies.append(nextReply(seq: last.seq, profile: last.profile, at: moment) { .ofRecord(bytes) })
            }
            keyed.remember(key, seq: last.seq, number: replies.last?.number ?? 0, at: moment)
        }
        for edition in leaving {
            let reply = nextReply(seq: 0, profile: 0, at: moment) { .edition(edition) }
            keyed.note(row: reply.number, bytes: edition.text.utf8.count, at: moment)
            leftEditions[reply.number] = edition
            replies.append(reply)
        }
        leaving = []
        hand(entries, replies, at: moment)
    }

    private func nextReply(
        seq: Int64, profile: Int64, at moment: Moment, mark: [UInt8]? = nil, _ row: @escaping @Sendable () -> KeptRow
    ) -> ReplyEntry {
        lastReply += 1
        return ReplyEntry(
            number: lastReply, seq: seq, profile: profile, at: moment.wall.milliseconds, mark: mark,
            encoding: { KeptRowCodec.encode(row()) })
    }

    /// Each commit forgets some of what is a day old.
    private func hand(_ entries: [JournalEntry], _ replies: [ReplyEntry], at moment: Moment) {
        let before = keyed.rows.forgotten
        let forgotten = keyed.forget(at: moment)
        if forgotten > before {
            journal.forget(repliesThrough: forgotten)
            if !leftEditions.isEmpty { leftEditions = leftEditions.filter { $0.key > forgotten } }
        }
        journal.append(entries, replies: replies, epoch: epoch)
    }

    // MARK: Keys

    /// What a turn in which nothing happened may have seen.
    func seen(by turn: ClosedTurn) -> Int64 {
        turn.parts.last?.child.map(ledger.commit(of:)) ?? ledger.homeSeq
    }

    /// Keeps the reply to a call that changed nothing: no record holds its key.
    ///
    /// - Returns: the row that the reply waits for.
    func keep(_ key: KeyedReply, of turn: ClosedTurn, at moment: Moment) throws(RPCError) -> Int64 {
        // The reserve is for what happens.
        if journal.room.level != .ample { throw Self.noRoom }
        let mark = journal.callKey?.mark(of: key.key, by: key.caller)
        let profile = ledger.handle(of: turn.parts.last?.child)
        let reply = nextReply(seq: 0, profile: profile, at: moment, mark: mark) { .ofCall(key) }
        keyed.remember(key, seq: 0, number: reply.number, at: moment)
        hand([], [reply], at: moment)
        return reply.number
    }

    /// The first reply to an idempotency key, if it was used before.
    func reply(to key: IdempotencyKey, at moment: Moment) throws(RPCError) -> KeyedReplies.Known? {
        try keyed.find(key.text, caller: key.caller, digest: key.digest, at: moment) {
            journal.callKey?.mark(of: key.text, by: key.caller)
        }
    }

    /// Runs something when a kept reply is stored, or says why it is not.
    func whenKept(_ number: Int64, _ action: @escaping (RPCError?) -> Void) {
        if number <= storedReply { return action(nil) }
        waitingReplies.append((number, action))
    }

    /// The last kept reply that is known to be stored.
    @exclusivity(unchecked) private(set) var storedReply: Int64

    /// The editions that left the household's shelf, as long as answers of the day before may be told again.
    var editionsOfTheDay: [KeptEdition] { Array(leftEditions.values) }

    /// The commit that the answer to a reading call has to wait for: everything it may have seen.
    func commitToWait(for child: ChildID?) -> Int64 {
        guard let child else { return lastSeq }
        return max(ledger.commit(of: child), ledger.homeSeq)
    }

    // MARK: Room on the disk

    /// Refuses what must wait for room: the reserve is for use of time and its end, unlocks, grants and locks.
    func requireRoom(for turn: ClosedTurn) throws(RPCError) {
        if !hasRoom(for: turn) { throw Self.noRoom }
    }

    /// Whether what a turn records may be stored now.
    func hasRoom(for turn: ClosedTurn) -> Bool {
        switch journal.room.level {
        case .ample: true
        case .reserve: turn.goesIntoReserve
        case .spent: turn.isLastToGo
        }
    }

    private static let noRoom = RPCError(
        .storageFull,
        "the disk is full, so nothing was changed: what is left of its room is kept for use of time, "
            + "unlocks and grants; free some space and try again", [RPCError.later])

    /// Whether all that a turn records can be sealed. Without a child's data key it cannot, and one such record would fail
    /// the commit of all that share it.
    func canSeal(_ turn: ClosedTurn) -> Bool {
        turn.parts.allSatisfy { part in
            part.child.map { !ledger.isDamaged($0) || journal.hasKey(of: ledger.handle(of: $0)) } ?? true
        }
    }

    /// How the disk is found now, if that is another than at last.
    func newRoom() -> DiskRoom.Level? {
        let level = journal.room.level
        guard level != room else { return nil }
        room = level
        return level
    }

    // MARK: What became of them

    /// Everything up to this record is stored.
    func stored(upTo seq: Int64) {
        ledger.stored(upTo: seq)
        storedReply = journal.lastReply
    }

    /// Memory goes back to what is stored.
    func rollBack(epoch newEpoch: Int) {
        epoch = newEpoch
        ledger.rollBack()
        storedReply = journal.lastReply
        lastReply = storedReply
        keyed.rollBack(to: storedSeq, row: storedReply)
        leftEditions = leftEditions.filter { $0.key <= storedReply }
    }

    /// Runs what waited for kept replies that are stored; with an error, all the others too.
    func runKept(_ error: RPCError? = nil) {
        while let first = waitingReplies.first, first.number <= storedReply || error != nil {
            waitingReplies.removeFirst()
            first.action(first.number <= storedReply ? nil : error)
        }
    }

    /// Runs something as soon as everything that is known now is stored, or was not kept.
    func whenSettled(_ action: @escaping () -> Void) {
        if lastSeq <= storedSeq { return action() }
        waiting.append((lastSeq, action))
    }

    /// Runs what waited for commits that are settled.
    func runSettled() {
        // After a failed commit nothing is under way: the last number is a stored one again.
        let isSettled = lastSeq == storedSeq
        while let first = waiting.first, isSettled || first.seq <= storedSeq {
            waiting.removeFirst()
            first.action()
        }
    }

    // MARK: Snapshots

    /// Begins a snapshot when enough was recorded since the last one.
    ///
    /// - Parameter done: called on another thread with whether it is stored; ``snapshotEnded(isStored:)`` is to follow on the
    ///   loop.
    func keepSnapshotWhenDue(at now: Instant, done: @escaping @Sendable (Bool) -> Void) {
        guard snapshots.isDue(storedSeq, every: snapshotWriter.interval), let job = snapshotJob(at: now) else { return }
        snapshots.begin(through: job.image.seq)
        snapshotWriter.keep(job, done: done)
    }

    /// The last row of the newest snapshot that is stored; 0: there is none.
    var snapshotSeq: Int64 { snapshots.seq }

    func snapshotEnded(isStored: Bool) { snapshots.end(isStored: isStored) }

    /// The stored snapshot is gone: the next one is due now.
    func snapshotLost() { snapshots.lost() }

    /// Forgets what was answered to calls that have gone from the journal: they are told so when they come again.
    ///
    /// - Parameter child: the one that was erased; nil: a start goes on, which never knew it.
    func forgetReplies(rows: Set<Int64>, replies: Set<Int64>, of child: ChildID?) {
        keyed.forgetReplies(rows: rows, replies: replies)
        if let child { keyed.forgetCallers(of: child) }
    }

    /// What a snapshot would hold now; nil when nothing was recorded since the last, or anything is damaged.
    func snapshotJob(at now: Instant) -> SnapshotWriter.SnapshotJob? {
        guard damage.isEmpty, storedSeq > snapshots.seq, let image = ledger.image() else { return nil }
        return SnapshotWriter.SnapshotJob(image: image, keys: keyed.places, now: now)
    }
}

extension Record {
    /// The number of the child that is erased by this record.
    fileprivate var erasedProfile: Int64? {
        if case .household(.childErased(let handle)) = facts.first { handle } else { nil }
    }

    /// Whether it is about a change of the household key.
    fileprivate var tellsRotation: Bool {
        if case .household(.keyRotated) = facts.first { true } else { false }
    }

    /// The number of the child that comes in with this record.
    fileprivate var addedProfile: Int64? {
        if case .household(.childAdded(_, let handle, _, _)) = facts.first { handle } else { nil }
    }
}
