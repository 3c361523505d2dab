import HouseholdTesting
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

    /// Goes on with something that nobody looks at, Tom's time, until the daemon dies; throws ``LineClient/Gone`` then.
    ///
    /// A snapshot and a checkpoint are made by threads of their own, which come to their step when the machine lets them,
    /// perhaps after the last reply. With records that go on the step is certain to come.
    func goOn(_ client: LineClient) throws -> Never {
        guard isStored == nil else { throw ProcessFault("the daemon did not die at \(testDescription)") }
        var calls = 0
        let _: Never? = try Deadline.patient.poll {
            calls += 1
            // One that is refused, because there were so many, comes again.
            _ = try client.call("time.beginLease", #"{"child":"tom","lease":"more-\#(calls)"}"#)
            _ = try client.call("time.endLease", #"{"child":"tom","lease":"more-\#(calls)"}"#)
            return nil
        }
        throw ProcessFault("the daemon did not die at \(testDescription), nor in \(calls) calls after it")
    }
}
