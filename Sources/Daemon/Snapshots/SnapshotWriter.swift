import Household
import Journal
import Logging
import Stored
import Synchronization

/// Makes snapshots on a thread of its own, off the event loop.
final class SnapshotWriter: Sendable {
    /// Records after which the next snapshot is taken. A start reads as many rows at most beside the snapshot: 25 µs
    /// each with a stored reply, a tenth of a second in all. A family of four makes as many in some days, and writing a
    /// snapshot costs the writer a few milliseconds.
    static let recordsBetween: Int64 = 4096
    /// What a snapshot may cost each record before it, in bytes that are encoded, sealed and written: a twentieth of a
    /// record's own. So a household whose snapshot is large takes it after more records.
    static let bytesPerRecord: Int64 = 64

    private let journal: Journal
    private let worker: BackgroundThread
    private let log: Logger
    private let fixedInterval: Int64?
    /// Bytes of the last one that was made.
    private let lastBytes = Mutex<Int64>(0)

    /// Records after which the next one is due.
    var interval: Int64 {
        fixedInterval ?? max(Self.recordsBetween, lastBytes.withLock { $0 } / Self.bytesPerRecord)
    }

    init(journal: Journal, worker: BackgroundThread, log: Logger, interval: Int64?) {
        self.journal = journal
        self.worker = worker
        self.log = log
        fixedInterval = interval
    }

    /// What is written down: a image, and the places of the keys that are remembered then.
    struct SnapshotJob: Sendable {
        var image: StateImage
        var keys: [ArraySlice<KeyedReplies.Place>]
        var now: Instant

        /// The picture with the rows of its keys.
        func complete() -> StateImage {
            var image = image
            image.keys = KeyedReplies.rows(of: keys, through: image.seq, at: now)
            return image
        }
    }

    /// Encodes, seals and hands to the journal; `done` is called on another thread, with whether it is stored.
    func keep(_ job: SnapshotJob, done: @escaping @Sendable (Bool) -> Void) {
        worker.submit { self.write(job, done: done) }
    }

    /// The same on the thread of the caller, at a stop. The journal stores it before it stops.
    func keepNow(_ job: SnapshotJob) {
        write(job) { _ in }
    }

    private func write(_ job: SnapshotJob, done: @escaping @Sendable (Bool) -> Void) {
        let seq = job.image.seq
        let snapshot = SnapshotCodec.encode(job.complete())
        lastBytes.withLock { $0 = snapshot.parts.values.reduce(0) { $0 + Int64($1.count) } }
        journal.append(snapshot) { [log] failure in
            if let failure {
                log.warning("no snapshot was stored", metadata: ["reason": "\(failure.message)"])
            } else {
                log.debug("snapshot", metadata: ["row": "\(seq)"])
            }
            done(failure == nil)
        }
    }
}
