import Household
import JSONRPC
import Shapes

/// Whether an open activity may go on has changed, otherwise than the child's time as a whole: its budget, its allowance
/// or the filter (Screen time, The end of time).
public struct ActivityTimeNews: Equatable, Sendable {
    public var lease: LeaseID
    /// What the lease is for.
    public var activity: ActivityRef
    public var decision: Decision

    public init(lease: LeaseID, activity: ActivityRef, decision: Decision) {
        self.lease = lease
        self.activity = activity
        self.decision = decision
    }

    /// How it is read and written: `ActivityTimeNews` in the reference.
    public static let shape = Shape<ActivityTimeNews>.object(
        "ActivityTimeNews", "Whether an open activity may go on.", make: ActivityTimeNews.init
    ) {
        required("lease", \.lease, .id(LeaseID.self), "The lease that is open for it.")
        required("activity", \.activity, .activityRef)
        required("decision", \.decision, .decision, "Whether the child may go on with it.")
    }
}
