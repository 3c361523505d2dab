import CSQLite
import Vault

/// The writer's thread: takes all that is queued, commits it as one transaction, says so, and finishes checkpoints.
final class Writer: Sendable {
    private let queue: Monitor<WriteQueue>
    private let thread: NamedThread

    /// What the thread works with.
    struct Setup: Sendable {
        let folder: String
        let path: String
        let device: Int64
        let ring: KeyRing
        let options: JournalOptions
        let connection: DatabaseQueue
        /// Held until the thread ends, even when nobody holds the journal any more.
        let lock: FolderLock
        let room: DiskRoom
        /// How far the head goes that is stored; nil: it is damaged and must stay for all to see.
        let sealedHead: Int64?
        /// Whether somebody hears what became of an undecided commit.
        let isToldDecision: Bool
        /// What the next row of each profile follows.
        let lastRows: LastRows
        /// The kept replies up to this one are gone already.
        let forgottenReply: Int64
        /// Whether the log may hold something that was forgotten: a crash left it.
        let mayHoldForgotten: Bool
        /// Where the chain of entries goes on.
        let chain: ChainWriter
        let onStep: (@Sendable (CommitStep) -> Void)?
        let onCommit: @Sendable (CommitOutcome) -> Void
        /// Hands new data keys to the readers.
        let publish: @Sendable (KeyTable) -> Void
        /// Called before the last checkpoint, when nothing more will be written.
        let closeReaders: @Sendable () -> Void
    }

    init(queue: Monitor<WriteQueue>, keys: KeyTable, setup: Setup) {
        self.queue = queue
        thread = NamedThread(name: "journal") {
            Self.run(queue: queue, keys: keys, setup: setup)
        }
    }

    /// Asks the thread to end after what is queued, and waits for it.
    func stop() {
        queue.with { $0.isStopping = true }
        queue.wake()
        thread.join()
    }

    private static func run(queue: Monitor<WriteQueue>, keys: KeyTable, setup: Setup) {
        let reserve = LogReserve(path: setup.path)
        reserve.fill(forPages: setup.options.checkpointPages)
        var hasHead = false
        var mustWipe = setup.mayHoldForgotten
        // Nobody has closed it before.
        try? setup.connection.with { database in
            do {
                let loop = try WriterLoop(database, queue: queue, keys: keys, setup: setup)
                loop.run()
                hasHead = loop.hasLastHead
                if loop.hasForgotten { mustWipe = true }
            } catch {
                // Preparing a statement fails only when the file breaks between opening it and here.
                let failure = SystemFault.failure(database.sqliteConnection)
                WriterLoop.refuseAll(queue: queue, failure: failure, onCommit: setup.onCommit)
            }
            setup.closeReaders()
            try? database.checkpoint(.full)
        }
        reserve.keep(wiping: mustWipe) { setup.connection.close() }
        if hasHead, LogFormat.isEmpty(setup.path + "-wal") {
            StoredMark.open(folder: setup.folder, device: setup.device, ring: setup.ring)?.clear()
        }
        setup.lock.release()
    }
}
