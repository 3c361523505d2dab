import Synchronization
import Vault

/// The one truth of a household on disk: numbered rows, each sealed, durable before anyone is told.
///
/// It knows bytes, not the household. Rows are appended by one caller and written by a thread of their own, all that
/// waits in one commit (group commit). Histories are read by a connection of their own and hold up nobody.
public final class Journal: Sendable {
    /// How a journal is opened.
    public typealias Options = JournalOptions

    /// The random number that marks this machine's rows.
    public let device: Int64
    /// Whether opening it made it.
    public let isNew: Bool
    /// Whether it was made for development.
    public let isDeveloper: Bool

    /// What was wrong with the end of the chain of entries when it was opened; nil: nothing.
    public let chainFault: ChainFault?

    /// What was lost with the write-ahead log when it was opened, or why nobody can tell whether something was, in a
    /// sentence; nil: nothing is known to be lost.
    public let logFault: String?

    /// What became of a commit of which nobody could tell before this opening, in a sentence; nil: there was none.
    public let decision: String?

    /// What was wrong with the table of kept replies when it was opened, in a sentence; nil: nothing is known.
    public let replyFault: String?

    /// Whether the disk takes what is decided.
    public let room: DiskRoom

    let folder: String
    let path: String
    /// The file that is open.
    let place: FilePlace?
    let ring: KeyRing
    let options: JournalOptions
    private let chainEnd: ChainEnd
    private let onStep: (@Sendable (CommitStep) -> Void)?
    private let lock: FolderLock
    let head: Head.Found
    /// The last row that is known to have been stored, whether it is there or not.
    let lastKnownSeq: Int64
    /// What opening found of kept replies, of the log, and of the last rows.
    private let opening: (forgottenReply: Int64, isLogEmpty: Bool, lastRows: LastRows)
    private let reader: DatabaseQueue
    private let connection: DatabaseQueue
    let keys: Mutex<KeyTable>
    let queue: Monitor<WriteQueue>
    private let writer = Mutex<Writer?>(nil)

    /// Opens the journal in a data folder, or makes both.
    /// - Parameters:
    ///   - folder: the data folder; made (0700) when it is missing.
    ///   - householdKey: 32 bytes.
    ///   - onStep: an observer of commits and checkpoints, called on their threads; for crash tests.
    public static func open(
        folder: String, householdKey: Secret, options: Options = Options(),
        onStep: (@Sendable (CommitStep) -> Void)? = nil
    ) throws(JournalFault) -> Journal {
        let lock = try FolderLock(folder: folder)
        try ErasureMark.refuse(in: folder)
        // A restore that was decided is finished before anything is read.
        try FolderSwap(folder).finish()
        let ring = KeyRing(householdKey: householdKey)
        let opening: Opening
        do {
            opening = try Opening(folder: folder, ring: ring, options: options)
        } catch {
            throw SystemFault.fault(error, path: folder + "/" + JournalFiles.database)
        }
        return Journal(opening, folder: folder, ring: ring, lock: lock, options: options, onStep: onStep)
    }

    private init(
        _ opening: Opening, folder: String, ring: KeyRing, lock: FolderLock, options: Options,
        onStep: (@Sendable (CommitStep) -> Void)?
    ) {
        device = opening.identity.device
        isNew = opening.isNew
        isDeveloper = opening.identity.isDeveloper
        room = DiskRoom(folder: folder, framesForEnds: options.checkpointPages / 4)
        self.folder = folder
        path = folder + "/" + JournalFiles.database
        place = FilePlace(path)
        logFault = Self.sentence(of: opening.log) ?? Self.sentence(of: opening.mark)
        decision = UndecidedCommit.load(in: folder)?.sentence(last: opening.lastSeq)
        replyFault = opening.replyFault
        self.opening = (opening.replies.forgotten, opening.log == .empty, opening.lastRows)
        self.ring = ring
        self.options = options
        self.onStep = onStep
        self.lock = lock
        head = opening.head
        chainEnd = opening.chain.end
        chainFault = opening.chain.fault
        lastKnownSeq = opening.lastSeq
        reader = opening.reader
        connection = opening.writer
        keys = Mutex(opening.keys)
        queue = Monitor(WriteQueue(lastSeq: opening.lastSeq, replies: opening.replies))
    }

    private static func sentence(of log: LogScan.Finding) -> String? {
        switch log {
        case .empty, .whole: nil
        case .damaged(frame: 0):
            "the header of the write-ahead log was altered: what was stored since the last checkpoint is lost"
        case .damaged(let frame):
            "the write-ahead log was altered at its frame \(frame): what was stored after it is lost"
        }
    }

    private static func sentence(of mark: StoredMark.Found) -> String? {
        guard mark == .unreadable else { return nil }
        return
            "\(JournalFiles.mark) was altered or is another journal's: whether rows are missing at the end cannot be told"
    }

    /// The last number that is durably taken; the next entry's is one more.
    public var lastSeq: Int64 {
        queue.with { $0.storedSeq }
    }

    /// Whether rows of a profile can be sealed: its data key is there and could be read.
    public func hasKey(of profile: Int64) -> Bool { keys.withLock { $0.keys[profile] != nil } }

    /// The key of codes for minutes; nil while the household has no data key.
    public var codeKey: CodeKey? { keys.withLock { $0.keys[0] }.map { CodeKey(of: $0) } }

    /// Starts the writer's thread. Call it once, after the replay.
    /// - Parameters:
    ///   - isToldDecision: whether `decision` reaches somebody; else the next start tells it.
    ///   - onCommit: called on the writer's thread, once per commit.
    public func start(isToldDecision: Bool = true, onCommit: @escaping @Sendable (CommitOutcome) -> Void) {
        let setup = Writer.Setup(
            folder: folder, path: path, device: device, ring: ring, options: options, connection: connection,
            lock: lock, room: room,
            sealedHead: head.sealed, isToldDecision: isToldDecision,
            lastRows: opening.lastRows,
            forgottenReply: opening.forgottenReply,
            mayHoldForgotten: !opening.isLogEmpty,
            chain: ChainWriter(
                key: keys.withLock { $0.keys[0] }.map { ChainKey(of: $0) }, kinds: options.auditedKinds, end: chainEnd),
            onStep: onStep, onCommit: onCommit,
            publish: { [weak self] keys in self?.keys.withLock { $0 = keys } },
            closeReaders: { [reader] in reader.close() })
        let keys = keys.withLock { $0 }
        writer.withLock { writer in
            precondition(writer == nil, "a journal is started once")
            writer = Writer(queue: queue, keys: keys, setup: setup)
        }
    }

    /// Hands over entries that belong together and returns at once: all of them are stored in one transaction, or none.
    /// Their numbers must follow the last one of the same epoch.
    /// - Parameters:
    ///   - replies: what is kept of their call for a while, stored in the same transaction; their numbers follow too.
    ///   - epoch: 0 at first, then as the last failed commit said; an older one's entries are dropped.
    public func append(_ entries: [JournalEntry], replies: [ReplyEntry] = [], epoch: Int) {
        let mustWake = queue.with { queue in
            guard epoch == queue.epoch else { return false }
            for entry in entries {
                precondition(entry.seq == queue.acceptedSeq + 1, "entries are numbered without gaps")
                queue.acceptedSeq = entry.seq
                queue.entries.append(entry)
            }
            for reply in replies {
                precondition(reply.number == queue.acceptedReply + 1, "replies are numbered without gaps")
                queue.acceptedReply = reply.number
                queue.replies.append(reply)
            }
            return queue.isWriterAsleep
        }
        if mustWake { queue.wake() }
    }

    /// Hands over one entry.
    public func append(_ entry: JournalEntry, epoch: Int) { append([entry], epoch: epoch) }

    /// Hands over what is known after a stored row and returns at once. It takes the place of the one before, in a
    /// commit of its own between those of rows; it is sealed here, on the thread of the caller.
    /// - Parameter done: called on the writer's thread, with what went wrong.
    public func append(_ snapshot: Snapshot, done: @escaping @Sendable (CommitFailure?) -> Void = { _ in }) {
        let keys = keys.withLock { $0.keys }
        guard let parts = SnapshotTable.seal(snapshot, device: device, keys: keys) else {
            let detail = "a profile has no data key"
            return done(CommitFailure(kind: .io(detail), message: "no snapshot was stored: \(detail)"))
        }
        let sealed = SealedSnapshot(seq: snapshot.seq, parts: parts, done: done)
        let mustWake = queue.with { queue in
            queue.snapshot = sealed
            return queue.isWriterAsleep
        }
        if mustWake { queue.wake() }
    }

    /// Commits what is queued, seals the head, folds the log into the database, closes all and waits for the thread.
    /// Without `start` it only closes. Then the folder is free for another.
    public func stop() {
        let running = writer.withLock { $0.take() }
        if let running {
            running.stop()
        } else {
            reader.close()
            connection.close()
        }
        lock.release()
    }

    /// Closes a journal that was not started, and keeps the right to work on its folder.
    public func closeKeepingFolder() -> FolderHold {
        reader.close()
        connection.close()
        return FolderHold(lock)
    }

    /// The ring under which the journal's keys are wrapped now.
    var presentRing: KeyRing { ring }

    func read<Result>(_ body: (Database) throws -> Result) throws(JournalFault) -> Result {
        do {
            return try reader.with(body)
        } catch {
            throw SystemFault.fault(error, path: path)
        }
    }
}
