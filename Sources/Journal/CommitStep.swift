/// The steps of a commit and of a checkpoint, told to an observer so that a test can end the process at each.
public enum CommitStep: Sendable, CaseIterable {
    /// A group was taken from the queue.
    case beforeBegin
    /// The transaction is open.
    case afterBegin
    /// One row is inserted, perhaps not the last.
    case rowInserted
    /// The rows are inserted.
    case afterInsert
    /// Next is COMMIT.
    case beforeCommit
    /// The rows are durable; nobody knows yet.
    case afterCommit
    /// A snapshot was taken from the queue; the old one is there.
    case beforeSnapshot
    /// The new snapshot stands in an open transaction.
    case snapshotInserted
    /// The new snapshot is durable.
    case afterSnapshot
    /// Some upkeep was taken from the queue: rows go, or a profile is erased.
    case beforeUpkeep
    /// It stands in an open transaction.
    case upkeepDone
    /// It is durable.
    case afterUpkeep
    /// The background copied most of the log into the database.
    case checkpointCopied
    /// The writer copied the rest: the log starts again at its beginning.
    case checkpointFinished
}
