import Household
import Journal
import Logging

/// Makes snapshots on a thread of its own, off the event loop.
final class SnapshotKeeper: Sendable {
    /// Records after which the next snapshot is taken. A start reads as many rows at most beside the snapshot: 25 µs
    /// each with a stored reply, a tenth of a second in all. A family of four makes as many in some days, and writing a
    /// snapshot costs the writer a few milliseconds.
    static let recordsBetween: Int64 = 4096

    private let journal: Journal
    private let worker: Worker
    private let log: Logger
    /// Records after which the next one is due.
    let interval: Int64

    init(journal: Journal, worker: Worker, log: Logger, interval: Int64?) {
        self.journal = journal
        self.worker = worker
        self.log = log
        self.interval = interval ?? Self.recordsBetween
    }

    /// What is written down: a picture, and the places of the keys that are remembered then.
    struct Wish: Sendable {
        var picture: Picture
        var keys: [ArraySlice<KeyedReplies.Place>]
        var now: Instant

        /// The picture with the rows of its keys.
        func complete() -> Picture {
            var picture = picture
            picture.keys = KeyedReplies.rows(of: keys, through: picture.seq, at: now)
            return picture
        }
    }

    /// Encodes, seals and hands to the journal; `done` is called on another thread when it is stored, or was not.
    func keep(_ wish: Wish, done: @escaping @Sendable () -> Void) {
        worker.submit { [journal, log] in Self.write(wish, to: journal, log, done: done) }
    }

    /// The same on the thread of the caller, at a stop. The journal stores it before it stops.
    func keepNow(_ wish: Wish) {
        Self.write(wish, to: journal, log) {}
    }

    private static func write(
        _ wish: Wish, to journal: Journal, _ log: Logger, done: @escaping @Sendable () -> Void
    ) {
        let seq = wish.picture.seq
        journal.append(SnapshotCodec.encode(wish.complete())) { failure in
            if let failure {
                log.warning("no snapshot was stored", metadata: ["reason": "\(failure.message)"])
            } else {
                log.debug("snapshot", metadata: ["row": "\(seq)"])
            }
            done()
        }
    }
}
