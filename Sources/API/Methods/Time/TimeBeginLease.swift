import Household
import JSONRPC
import Shapes

/// `time.beginLease`: use begins.
public enum TimeBeginLease {
    /// The parameters of `time.beginLease`. Optional: `activity`, `saveSeconds`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var lease: LeaseID
        public var activity: ActivityRef
        public var saveSeconds: Int?

        public init(child: String, lease: LeaseID, activity: ActivityRef, saveSeconds: Int? = nil) {
            self.child = child
            self.lease = lease
            self.activity = activity
            self.saveSeconds = saveSeconds
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "time.beginLease",
        "Begins to count use. Renew every \(Lease.beat / .second) s: a lease that hears nothing for "
            + "\(Lease.lifetime / .second) s ends, and is charged up to then.",
        role: .child, changes: true, work: .leases,
        params: Shape<Params>.object("TimeBeginLeaseParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("lease", \.lease, .id(LeaseID.self), "An id that you choose; beginning twice with it is harmless.")
            defaulted("activity", \.activity, .activityRef, to: .anything, "What the child does.")
            optional(
                "saveSeconds", \.saveSeconds, .integer(ScreenTime.saveSeconds),
                "Seconds that the app needs to save when time ends; granted once for each end, never under a lock.")
        },
        result: Shape<LeaseReply>.leaseReply,
        errors: [.unknownChild, .notNow, .leaseTaken, .tooManyLeases, .filtered, .unknownLesson])
}
