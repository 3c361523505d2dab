import Testing

/// A place for the daemon to die at: a step of a commit or checkpoint, and the how many-th time it is reached.
struct Crash: CustomTestStringConvertible, Sendable {
    var step: String
    var count: Int

    static let commitSteps = ["beforeBegin", "afterBegin", "afterInsert", "beforeCommit", "afterCommit"]
    static let snapshotSteps = ["beforeSnapshot", "snapshotInserted", "afterSnapshot"]
    static let checkpointSteps = ["checkpointCopied", "checkpointFinished"]

    /// Whether the call that was under way is stored; nil when it may be either.
    var isStored: Bool? { Self.commitSteps.contains(step) ? step == "afterCommit" : nil }

    /// Makes the daemon die there. The log is so short that every few commits there is a checkpoint, and every other
    /// record is followed by a snapshot.
    var environment: [String: String] {
        ["KIDD_CRASH_AT": "\(step):\(count)", "KIDD_CHECKPOINT_PAGES": "1", "KIDD_SNAPSHOT_RECORDS": "2"]
    }

    var testDescription: String { "\(step) \(count)" }
}
