import Household
import JSONRPC
import Journal
import RPCServer
import Stored

/// What is known, what of it is stored, and the way from one to the other.
///
/// A closed turn becomes one record for each of its subjects; they go into memory at once and into the journal in one
/// transaction. It decides nothing.
final class Commits {
    let journal: Journal
    let ledger: Ledger
    /// Rows of the household itself that could not be read.
    let damage: [String]
    private(set) var keyed: KeyedReplies
    /// Rises with each failed commit.
    private var epoch = 0
    /// What waits until everything that is known now is stored, or was not kept.
    private var waiting: [(seq: Int64, action: () -> Void)] = []
    private var snapshots: SnapshotSchedule
    /// How the disk was found at last.
    private var room = DiskRoom.Level.ample

    init(_ store: DataStore, snapshots: SnapshotSchedule) {
        journal = store.journal
        ledger = store.ledger
        damage = store.damage
        keyed = store.keyed
        self.snapshots = snapshots
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
            Record(
                stamp: Stamp(device: journal.device, seq: lastSeq + 1 + Int64(index), at: moment.wall),
                child: parts[index].child, by: author, facts: ledger.unstored(parts[index].child) + parts[index].facts,
                key: index == parts.count - 1 ? key : nil)
        }
    }

    /// Takes a record into memory. All records of one turn are then handed to the journal by ``store(_:)``.
    func take(_ record: Record, at moment: Moment) {
        ledger.append(record)
        if let key = record.key { keyed.remember(key, seq: record.stamp.seq, at: moment) }
    }

    /// Hands the records of one turn to the journal, which stores all of them or none.
    func store(_ records: [Record]) {
        let entries = records.map { record in
            JournalEntry(
                seq: record.stamp.seq, profile: ledger.handle(of: record.child),
                kind: RecordKind(of: record).rawValue, at: record.stamp.at.milliseconds,
                encoding: { RecordCodec.encode(record) }, newProfileKey: record.addedProfile)
        }
        journal.append(entries, epoch: epoch)
    }

    /// A turn in which nothing happened: its key is kept in memory only, so that nobody fills the disk with nothing.
    ///
    /// - Returns: the commit that the reply waits for: what it may have seen.
    func takeNothing(_ turn: ClosedTurn, key: KeyedReply?, at moment: Moment) -> Int64 {
        let seen = turn.parts.last?.child.map(ledger.commit(of:)) ?? ledger.homeSeq
        if let key { keyed.remember(key, seq: seen, at: moment, isStored: false) }
        return seen
    }

    /// The first reply to an idempotency key, if it was used before.
    func reply(
        toKey key: String, of caller: String, digest: [UInt8], at instant: Instant
    ) throws(RPCError) -> KeyedReplies.Known? {
        try keyed.find(key, caller: caller, digest: digest, at: instant)
    }

    /// The commit that the answer to a reading call has to wait for: everything it may have seen.
    func commitToWait(for child: ChildID?) -> Int64 {
        guard let child else { return lastSeq }
        return max(ledger.commit(of: child), ledger.homeSeq)
    }

    // MARK: Room on the disk

    /// Refuses what must wait for room: the reserve is for use of time and its end, unlocks, grants and locks.
    func requireRoom(for turn: ClosedTurn) throws(RPCError) {
        if journal.room.level == .ample || turn.goesIntoReserve { return }
        throw RPCError(
            .storageFull,
            "the disk is full, so nothing was changed: what is left of its room is kept for use of time, "
                + "unlocks and grants; free some space and try again", [RPCError.later])
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
    func stored(upTo seq: Int64) { ledger.stored(upTo: seq) }

    /// Memory goes back to what is stored.
    func rollBack(epoch newEpoch: Int) {
        epoch = newEpoch
        ledger.rollBack()
        keyed.rollBack(to: storedSeq)
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
    /// - Parameter done: called on another thread; ``snapshotEnded()`` is to follow on the loop.
    func keepSnapshotWhenDue(at now: Instant, done: @escaping @Sendable () -> Void) {
        guard snapshots.isDue(storedSeq), let job = snapshotJob(at: now) else { return }
        snapshots.begin(job, done: done)
    }

    func snapshotEnded() { snapshots.end() }

    /// What a snapshot would hold now; nil when nothing was recorded since the last, or anything is damaged.
    func snapshotJob(at now: Instant) -> SnapshotWriter.SnapshotJob? {
        guard damage.isEmpty, storedSeq > snapshots.seq, let image = ledger.image() else { return nil }
        return SnapshotWriter.SnapshotJob(image: image, keys: keyed.places, now: now)
    }
}

extension Record {
    /// The number of the child that comes in with this record.
    fileprivate var addedProfile: Int64? {
        if case .household(.childAdded(_, let handle, _, _)) = facts.first { handle } else { nil }
    }
}
