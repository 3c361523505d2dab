/// What callers and the writer's thread share.
struct WriteQueue: Sendable {
    /// What waits for the next commit, in order.
    var entries: [JournalEntry] = []
    /// Replies that go into the next commit too.
    var replies: [ReplyEntry] = []
    /// What is known, to be stored beside the rows; the newest one only.
    var snapshot: SealedSnapshot?
    /// Work on what is stored, in order.
    var upkeep: [Upkeep] = []
    /// Rises with each failed commit; entries of an older one are dropped.
    var epoch = 0
    /// The last row that is durable.
    var storedSeq: Int64
    /// The last row that was taken into the queue in this epoch.
    var acceptedSeq: Int64
    /// The last kept reply that is durable.
    var storedReply: Int64
    /// The last reply that was taken into the queue in this epoch.
    var acceptedReply: Int64
    /// Replies up to this one are not needed any more.
    var forgetThrough: Int64
    /// The background has copied so many frames of the log and waits for the writer's word.
    var copiedFrames: Int?
    /// Rows were committed since the last snapshot or upkeep: one that waits may go before the next rows.
    var isOthersTurn = false
    var isStopping = false
    /// The writer waits on the condition and must be woken.
    var isWriterAsleep = false

    init(lastSeq: Int64, replies: ReplyTable.Extent) {
        storedSeq = lastSeq
        acceptedSeq = lastSeq
        storedReply = replies.last
        acceptedReply = replies.last
        forgetThrough = replies.forgotten
    }

    /// What goes into one commit.
    struct Group {
        var entries: [JournalEntry]
        var replies: [ReplyEntry]
        /// Replies up to this one may go.
        var forgetThrough: Int64
    }

    /// What the writer does next.
    enum Work {
        case commit(Group)
        case snapshot(SealedSnapshot)
        case upkeep(Upkeep)
        case checkpointCopied(frames: Int)
        case stop
    }

    /// Takes the next work; nil when there is none.
    /// - Parameters:
    ///   - spare: an empty array whose storage is used again.
    ///   - isLogFull: nothing more may be committed before the checkpoint under way is finished.
    mutating func next(spare: inout [JournalEntry], isLogFull: Bool) -> Work? {
        isWriterAsleep = false
        let isEmpty = entries.isEmpty && replies.isEmpty
        if let waiting = snapshot, isEmpty || isOthersTurn, !isLogFull {
            snapshot = nil
            isOthersTurn = false
            return .snapshot(waiting)
        }
        if !upkeep.isEmpty, isEmpty || isOthersTurn, !isLogFull {
            isOthersTurn = false
            return .upkeep(upkeep.removeFirst())
        }
        if !isEmpty, !isLogFull {
            isOthersTurn = true
            swap(&entries, &spare)
            let taken = Group(entries: spare, replies: replies, forgetThrough: forgetThrough)
            spare = []
            replies = []
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
        replies.removeAll()
        acceptedSeq = storedSeq
        acceptedReply = storedReply
        epoch += 1
        return epoch
    }
}
