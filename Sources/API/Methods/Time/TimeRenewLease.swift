import Household
import JSONRPC
import Shapes

/// `time.renewLease`: use goes on.
public enum TimeRenewLease {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.renewLease", "Counts the seconds since the last call, and says whether the child may go on.",
        role: .child, changes: true, work: .leases, params: LeaseParams.shape, result: Shape<LeaseReply>.leaseReply,
        errors: [.unknownChild, .leaseExpired, .notNow])
}
