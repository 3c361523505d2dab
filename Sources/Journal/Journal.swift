import GRDB
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

    let path: String
    let ring: KeyRing
    let options: JournalOptions
    private let chainEnd: ChainEnd
    private let onStep: (@Sendable (CommitStep) -> Void)?
    private let lock: FolderLock
    private let head: Head.Found
    private let lastFoundSeq: Int64
    private let reader: DatabaseQueue
    private let connection: DatabaseQueue
    private let draft: DatabaseQueue?
    private let keys: Mutex<KeyTable>
    private let queue: Monitor<WriteQueue>
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
        path = folder + "/" + JournalFiles.database
        self.ring = ring
        self.options = options
        self.onStep = onStep
        self.lock = lock
        head = opening.head
        chainEnd = opening.chain.end
        chainFault = opening.chain.fault
        lastFoundSeq = opening.lastSeq
        reader = opening.reader
        connection = opening.writer
        draft = opening.draft
        keys = Mutex(opening.keys)
        queue = Monitor(WriteQueue(lastSeq: opening.lastSeq))
    }

    /// The last number that is durably taken; the next entry's is one more.
    public var lastSeq: Int64 {
        queue.with { $0.storedSeq }
    }

    /// Visits all rows in order, and names what is damaged or missing. Call it before `start`.
    public func replay(_ visit: (ReplayItem) throws -> Void) throws(JournalFault) {
        try read { database in
            var rows = try RowReader(
                database, sql: "SELECT \(RowReader.columns) FROM journal ORDER BY seq",
                device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            var expected: Int64 = 1
            while let item = try rows.next() {
                try pass(item, expected: &expected, to: visit)
            }
            switch head {
            case .upTo(let sealed):
                if expected <= sealed {
                    try visitor(visit, .damaged(seq: expected, profile: nil, reason: .missing(through: sealed)))
                }
            case .damaged:
                try visitor(visit, .damaged(seq: expected, profile: nil, reason: .damagedHead))
            }
        }
    }

    /// Starts the writer's thread. Call it once, after the replay.
    /// - Parameter onCommit: called on the writer's thread, once per commit.
    public func start(onCommit: @escaping @Sendable (CommitOutcome) -> Void) {
        let setup = Writer.Setup(
            path: path, device: device, ring: ring, options: options, connection: connection, lock: lock,
            sealedHead: head.sealed,
            chain: ChainWriter(
                key: keys.withLock { $0.keys[0] }.map { ChainKey(of: $0) }, kinds: options.auditedKinds, end: chainEnd),
            onStep: onStep, onCommit: onCommit,
            publish: { [weak self] keys in self?.keys.withLock { $0.keys = keys } },
            closeReaders: { [reader] in try? reader.close() })
        let keys = keys.withLock { $0.keys }
        writer.withLock { writer in
            precondition(writer == nil, "a journal is started once")
            writer = Writer(queue: queue, keys: keys, setup: setup)
        }
    }

    /// Hands over one entry and returns at once. Its number must follow the last one of the same epoch.
    /// - Parameter epoch: 0 at first, then as the last failed commit said; an older one's entries are dropped.
    public func append(_ entry: JournalEntry, epoch: Int) {
        let mustWake = queue.with { queue in
            guard epoch == queue.epoch else { return false }
            precondition(entry.seq == queue.acceptedSeq + 1, "entries are numbered without gaps")
            queue.acceptedSeq = entry.seq
            queue.entries.append(entry)
            return queue.isWriterAsleep
        }
        if mustWake { queue.wake() }
    }

    /// Stored rows, the newest first.
    /// - Parameters:
    ///   - profile: only its rows; nil for all.
    ///   - kinds: only these kinds; nil for all.
    ///   - common: beside the profile's own, the household's rows of these kinds.
    ///   - before: only rows with a smaller number; nil begins at the end.
    ///   - from: no rows with a smaller number: so many rows are looked at, at most.
    ///   - limit: how many at most.
    public func page(
        profile: Int64?, kinds: [Int64]?, common: [Int64] = [], before: Int64?, from: Int64 = 1, limit: Int
    ) throws(JournalFault) -> [ReplayItem] {
        var conditions = ["seq >= \(from)"]
        if let before { conditions.append("seq < \(before)") }
        if let profile {
            conditions.append("(profile = \(profile) OR profile = 0 AND kind IN (\(Self.list(common))))")
        }
        if let kinds { conditions.append("kind IN (\(Self.list(kinds)))") }
        let filter = "WHERE " + conditions.joined(separator: " AND ")
        let sql = "SELECT \(RowReader.columns) FROM journal \(filter) ORDER BY seq DESC LIMIT \(max(0, limit))"
        return try read { database in
            var rows = try RowReader(database, sql: sql, device: device, keys: keys.withLock { $0 })
            defer { rows.finish() }
            var page: [ReplayItem] = []
            while let item = try rows.next() {
                page.append(item)
            }
            return page
        }
    }

    private static func list(_ kinds: [Int64]) -> String { kinds.map(String.init).joined(separator: ", ") }

    /// Commits what is queued, seals the head, folds the log into the database, closes all and waits for the thread.
    /// Without `start` it only closes. Then the folder is free for another.
    public func stop() {
        let running = writer.withLock { $0.take() }
        if let running {
            running.stop()
        } else {
            try? reader.close()
            try? connection.close()
        }
        lock.release()
    }

    private func pass(_ item: ReplayItem, expected: inout Int64, to visit: (ReplayItem) throws -> Void) throws {
        let seq: Int64
        switch item {
        case .row(let row): seq = row.seq
        case .damaged(let place, _, _): seq = place
        }
        if seq > expected {
            try visitor(visit, .damaged(seq: expected, profile: nil, reason: .missing(through: seq - 1)))
        }
        try visitor(visit, item)
        expected = max(expected, seq + 1)
    }

    private func visitor(_ visit: (ReplayItem) throws -> Void, _ item: ReplayItem) throws(JournalFault) {
        do {
            try visit(item)
        } catch {
            throw .stopped(detail: "\(error)")
        }
    }

    func read<Result>(_ body: (Database) throws -> Result) throws(JournalFault) -> Result {
        do {
            return try reader.unsafeRead(body)
        } catch {
            throw SystemFault.fault(error, path: path)
        }
    }
}
