/// What the askers and the writer's thread share.
struct WriteQueue: Sendable {
    /// What waits for the next commit, in order.
    var entries: [JournalEntry] = []
    /// Rises with each failed commit; entries of an older one are dropped.
    var epoch = 0
    /// The last row that is durable.
    var storedSeq: Int64
    /// The last row that was taken into the queue in this epoch.
    var acceptedSeq: Int64
    /// The background has copied so many frames of the log and waits for the writer's word.
    var copiedFrames: Int?
    var isStopping = false
    /// The writer waits on the condition and must be woken.
    var isWriterAsleep = false

    init(lastSeq: Int64) {
        storedSeq = lastSeq
        acceptedSeq = lastSeq
    }

    /// What the writer does next.
    enum Work {
        case commit([JournalEntry])
        case checkpointCopied(frames: Int)
        case stop
    }

    /// Takes the next work; nil when there is none.
    /// - Parameters:
    ///   - spare: an empty array whose storage is used again.
    ///   - isLogFull: nothing more may be committed before the checkpoint under way is finished.
    mutating func next(spare: inout [JournalEntry], isLogFull: Bool) -> Work? {
        isWriterAsleep = false
        if !entries.isEmpty, !isLogFull {
            swap(&entries, &spare)
            let taken = spare
            spare = []
            return .commit(taken)
        }
        if let frames = copiedFrames {
            copiedFrames = nil
            return .checkpointCopied(frames: frames)
        }
        if isStopping, !isLogFull { return .stop }
        isWriterAsleep = true
        return nil
    }

    /// Forgets what was not stored and begins the next epoch.
    mutating func fail() -> Int {
        entries.removeAll()
        acceptedSeq = storedSeq
        epoch += 1
        return epoch
    }
}
