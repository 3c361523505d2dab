import Household
import JSONRPC
import Shapes

/// `time.endLease`: use is over.
public enum TimeEndLease {
    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.endLease", "Counts the seconds since the last call and ends the lease; ending twice is harmless.",
        role: .child, changes: true, work: .leases, params: LeaseParams.shape, result: Shape<LeaseReply>.leaseReply,
        errors: [.unknownChild, .leaseTaken])
}
