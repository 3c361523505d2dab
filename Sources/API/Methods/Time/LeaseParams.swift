import Household
import JSONRPC
import Shapes

/// Parameters of a call on a lease.
public struct LeaseParams: Equatable, Sendable {
    public var child: String
    public var lease: LeaseID
    public var idleSeconds: Int

    public init(child: String, lease: LeaseID, idleSeconds: Int = 0) {
        self.child = child
        self.lease = lease
        self.idleSeconds = idleSeconds
    }

    /// How it is read and written: `LeaseParams` in the reference.
    public static let shape = Shape<LeaseParams>.object("LeaseParams", "", make: LeaseParams.init) {
        required("child", \.child, .childName, "Id or name of the child.")
        required("lease", \.lease, .id(LeaseID.self), "As chosen at the beginning.")
        defaulted(
            "idleSeconds", \.idleSeconds, .integer(ScreenTime.idleSeconds), to: 0,
            "Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted.")
    }
}

extension Shape where Value == LeaseReply {
    /// How it is read and written: `LeaseReply` in the reference.
    public static let leaseReply = Shape.object(
        "LeaseReply", "A lease and whether the child may go on.",
        from: LeaseReply(lease: LeaseID(rawValue: ""), expiresAt: nil, decision: Shape<Decision>.decision.blank())
    ) {
        required("lease", \.lease, .id(LeaseID.self))
        optional(
            "expiresAt", \.expiresAt, .instant, "When the lease expires without another call; absent if it has ended.")
        required("decision", \.decision, .decision)
        optional("saveSeconds", .count, "Seconds for which the app may still save, now that time has ended.") {
            $0.save?.seconds
        } set: {
            $0.save = SaveLeft(seconds: $1, closeBy: Instant(milliseconds: 0))
        }
        optional("closeAt", .instant, "The app has to be closed then.", get: { $0.save?.closeBy }) {
            $0.save = SaveLeft(seconds: $0.save?.seconds ?? 0, closeBy: $1)
        }
        optional("finish", \.finish, .finishTime, "Time is over; the activity that holds the lease may be finished.")
    }
}
