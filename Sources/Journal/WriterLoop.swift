import CSQLite
import Vault

/// What the writer's thread does from its start to its end.
final class WriterLoop {
    /// So many frames cost the writer little: it copies them itself. With more left, the background has another go.
    private static let fewFrames = 200
    private static let mostRounds = 3
    /// The log may grow to so many times the size at which a checkpoint begins. Beyond, commits wait: the disk is
    /// slower than what is asked of it.
    private static let mostGrowth = 4

    private let database: Database
    private let queue: Monitor<WriteQueue>
    private let setup: Writer.Setup
    private let checkpointer: Checkpointer
    private let committer: Committer
    /// Frames in the write-ahead log after the last commit; SQLite's hook writes it.
    private let frames: UnsafeMutablePointer<Int32>
    /// How often the background was asked for the checkpoint under way; 0 when there is none.
    private var checkpointRounds = 0
    /// How far the stored head goes; nil: one that was found damaged, which is not covered up by a new one at stop.
    private var sealedHead: Int64?
    private var lastSeq: Int64
    /// Something was deleted that the log may still hold.
    private var mustWipe = false
    /// What is to be taken out of the log behind its end.
    private var remains: LogRemains
    /// Tells a start what was stored, should the log be damaged by then; nil: the disk has no room for it.
    private var mark: StoredMark?

    init(
        _ database: Database, queue: Monitor<WriteQueue>, keys: KeyTable, setup: Writer.Setup
    ) throws {
        self.database = database
        self.queue = queue
        self.setup = setup
        committer = try Committer(database, keys: keys, setup: setup)
        let onStep = setup.onStep
        checkpointer = Checkpointer(path: setup.path) { copied in
            onStep?(.checkpointCopied)
            queue.with { $0.copiedFrames = copied }
            queue.wake()
        }
        lastSeq = queue.with { $0.storedSeq }
        remains = LogRemains(path: setup.path)
        if setup.isToldDecision { committer.decide() }
        sealedHead = setup.sealedHead
        mark = StoredMark.open(folder: setup.folder, device: setup.device, ring: setup.ring)
        mark?.write(lastSeq)
        mark?.sync()
        frames = .allocate(capacity: 1)
        frames.initialize(to: 0)
        defer { copyRest() }
        sqlite3_wal_hook(
            database.sqliteConnection,
            { frames, _, _, count in
                // Sound: it is the pointer below, which lives until the hook is taken away in `deinit`.
                frames?.assumingMemoryBound(to: Int32.self).pointee = count
                return SQLITE_OK
            },
            frames)
    }

    deinit {
        sqlite3_wal_hook(database.sqliteConnection, nil, nil)
        frames.deallocate()
    }

    /// Works until it is asked to stop.
    func run() {
        var spare: [JournalEntry] = []
        while true {
            let isLogFull = isLogFull
            switch queue.wait(until: { $0.next(spare: &spare, isLogFull: isLogFull) }) {
            case .commit(var group):
                commit(group)
                group.entries.removeAll(keepingCapacity: true)
                spare = group.entries
            case .snapshot(let snapshot): store(snapshot)
            case .upkeep(let upkeep): keepUp(upkeep)
            case .checkpointCopied(let copied):
                goOnWithCheckpoint(copied: copied)
            case .stop:
                checkpointer.stop()
                writeLastHead()
                return
            }
        }
    }

    /// For a writer that cannot work: every entry fails, until it is asked to stop.
    static func refuseAll(
        queue: Monitor<WriteQueue>, failure: CommitFailure, onCommit: (CommitOutcome) -> Void
    ) {
        var spare: [JournalEntry] = []
        while true {
            switch queue.wait(until: { $0.next(spare: &spare, isLogFull: false) }) {
            case .commit: onCommit(.failed(failure, epoch: queue.with { $0.fail() }))
            case .snapshot(let snapshot): snapshot.done(failure)
            case .upkeep(let upkeep): upkeep.done(failure)
            case .checkpointCopied: continue
            case .stop: return
            }
        }
    }

    private func commit(_ group: WriteQueue.Group) {
        // The head goes along with a commit that is made anyway, just before the checkpoint that it belongs to.
        // While the disk is full each commit is followed by another try.
        let isLow = setup.room.isLow
        let isCheckpointDue =
            checkpointRounds == 0 && (isLow || Int(frames.pointee) >= setup.options.checkpointPages)
        let takesHead = isCheckpointDue && !isLow
        let last = group.entries.last?.seq ?? lastSeq
        let keysBefore = committer.keys.keys.count
        do throws(CommitFailure) {
            try committer.store(
                group.entries, replies: group.replies, forgetting: isLow ? nil : group.forgetThrough,
                head: takesHead ? last : nil)
        } catch {
            if error.kind == .full { lackRoom(left: 0) }
            setup.onCommit(.failed(error, epoch: queue.with { $0.fail() }))
            return
        }
        if committer.keys.keys.count != keysBefore { setup.publish(committer.keys) }
        lastSeq = last
        mark?.write(last)
        if isLow { lackRoom() }
        queue.with { queue in
            queue.storedSeq = last
            if let reply = group.replies.last?.number { queue.storedReply = reply }
        }
        setup.onCommit(.stored(upTo: last))
        if isCheckpointDue {
            if takesHead { sealedHead = last }
            checkpointRounds = 1
            checkpointer.ask()
        }
    }

    /// Stores a snapshot in a transaction of its own: if it fails, no row fails with it and the old one stays.
    private func store(_ snapshot: SealedSnapshot) {
        guard snapshot.seq <= lastSeq else {
            let detail = "its rows were not stored"
            return snapshot.done(CommitFailure(kind: .io(detail), message: "no snapshot was stored: \(detail)"))
        }
        // It is a cache: the reserve is not for it.
        guard !setup.room.isLow else {
            return snapshot.done(CommitFailure(kind: .full, message: "no snapshot was stored: the disk is full"))
        }
        // A damaged head stays for all to see.
        let head = sealedHead.map { max($0, lastSeq) }
        do throws(CommitFailure) {
            try committer.store(snapshot, head: head)
        } catch {
            return snapshot.done(error)
        }
        sealedHead = head
        snapshot.done(nil)
    }

    /// Does some upkeep. A checkpoint follows by itself when the log has grown.
    private func keepUp(_ upkeep: Upkeep) {
        // The reserve is not for it.
        guard !setup.room.isLow else {
            return upkeep.done(CommitFailure(kind: .full, message: "nothing was cleared: the disk is full"))
        }
        do throws(CommitFailure) {
            switch upkeep.work {
            case .clear(let clearing):
                let clearer = Clearer(keys: committer.keys, device: setup.device)
                try committer.keepUp({ try clearer.run(clearing, $0) }, database)
            case .finishErasure(let profile):
                try committer.keepUp({ _ in try committer.finishErasure(of: profile) }, database)
                setup.publish(committer.keys)
            case .wipeLog: try wipeLog()
            }
        } catch {
            return upkeep.done(error)
        }
        mustWipe = true
        upkeep.done(nil)
        if checkpointRounds == 0, Int(frames.pointee) >= setup.options.checkpointPages {
            checkpointRounds = 1
            checkpointer.ask()
        }
    }

    /// Copies all of the log into the database, begins it anew, and overwrites what stands behind its new end.
    private func wipeLog() throws(CommitFailure) {
        do {
            try database.checkpoint(.restart)
        } catch {
            throw SystemFault.failure(database.sqliteConnection)
        }
        frames.pointee = 0
        // A commit begins the log anew; without one its old frames would stay.
        try committer.keepUp({ _ in try committer.sealChainEndAnew() }, database)
        guard let end = LogEnd(database.sqliteConnection)?.frames, end < Self.fewFrames, remains.clear(after: end)
        else {
            let detail = "what was deleted is still in the write-ahead log"
            throw CommitFailure(kind: .io(detail), message: detail)
        }
    }

    /// Whether commits wait for the checkpoint under way: for a slow disk, or because what the log still has room for is
    /// the reserve, and only that checkpoint finds out whether the disk is full.
    private var isLogFull: Bool {
        guard checkpointRounds > 0 else { return false }
        let (used, pages) = (Int(frames.pointee), setup.options.checkpointPages)
        return used >= pages * Self.mostGrowth
            || used >= pages * 5 / 4 && !setup.room.isLow && !setup.room.hasRoom(for: used)
    }

    private func goOnWithCheckpoint(copied: Int) {
        let left = Int(frames.pointee) - copied
        if left > Self.fewFrames, checkpointRounds < Self.mostRounds, !isLogFull {
            checkpointRounds += 1
            checkpointer.ask()
        } else {
            finishCheckpoint()
        }
    }

    /// The second half: copies the last frames, so that the next commit starts the log again at its beginning.
    private func finishCheckpoint() {
        copyRest()
        checkpointRounds = 0
        // The log's length after the next commit is not known before it; without this the old one would count again.
        frames.pointee = 0
        if let end = LogEnd(database.sqliteConnection)?.frames { remains.clear(after: end) }
        setup.onStep?(.checkpointFinished)
    }

    /// Copies what is left. When a reader holds it back, the log goes on growing until the next one; when it fails, there
    /// is no room for what the database grows by.
    private func copyRest() {
        do {
            try database.checkpoint(.passive)
        } catch {
            return lackRoom()
        }
        guard setup.room.isLow else { return }
        setup.room.restore()
        LogReserve(path: setup.path).fill(forPages: setup.options.checkpointPages)
    }

    /// The disk is full: what is left of the log's own room is told to those who decide.
    private func lackRoom(left: Int? = nil) {
        let used = LogEnd(database.sqliteConnection)?.frames ?? Int(frames.pointee)
        setup.room.lack(used: used, left: left ?? max(0, LogReserve(path: setup.path).frames - used))
    }

    /// Whether replies were forgotten that the log may still hold.
    var hasForgotten: Bool { committer.hasForgotten || mustWipe }

    /// Whether the stored head covers all rows: after the last one.
    var hasLastHead: Bool { sealedHead.map { $0 >= lastSeq } ?? false }

    private func writeLastHead() {
        guard let sealedHead, lastSeq > sealedHead else { return }
        // Without it, only rows that are cut off after the last checkpoint cannot be missed.
        do throws(CommitFailure) {
            try committer.store([], head: lastSeq)
            self.sealedHead = lastSeq
        } catch {
            return
        }
    }
}
