import Household
import JSONRPC
import Shapes

/// Parameters of a call on a lease.
public struct LeaseParams: Equatable, Sendable {
    /// Id or name of the child.
    public var child: String
    /// As chosen at the beginning.
    public var lease: LeaseID
    /// Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted.
    public var idleSeconds: Int

    public init(child: String, lease: LeaseID, idleSeconds: Int = 0) {
        self.child = child
        self.lease = lease
        self.idleSeconds = idleSeconds
    }

    /// How it is read and written: `LeaseParams` in the reference.
    public static let shape = Shape<LeaseParams>.object("LeaseParams", "", make: LeaseParams.init) {
        required("child", .childName, "Id or name of the child.") { $0.child }
        required("lease", .id(LeaseID.self), "As chosen at the beginning.") { $0.lease }
        defaulted(
            "idleSeconds", .integer(ScreenTime.idleSeconds), to: 0,
            "Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted."
        ) { $0.idleSeconds }
    }
}

extension Shape where Value == LeaseReply {
    /// How it is read and written: `LeaseReply` in the reference.
    public static let leaseReply = Shape.object(
        "LeaseReply", "A lease and whether the child may go on.",
        make: { lease, expiresAt, decision, saveSeconds, closeBy, finish in
            LeaseReply(
                lease: lease, expiresAt: expiresAt, decision: decision,
                save: closeBy.map { SaveLeft(seconds: saveSeconds ?? 0, closeBy: $0) }, finish: finish)
        }
    ) {
        required("lease", .id(LeaseID.self)) { $0.lease }
        optional("expiresAt", .instant, "When the lease expires without another call; absent if it has ended.") {
            $0.expiresAt
        }
        required("decision", .decision) { $0.decision }
        optional("saveSeconds", .count, "Seconds for which the app may still save, now that time has ended.") {
            $0.save?.seconds
        }
        optional("closeAt", .instant, "The app has to be closed then.") { $0.save?.closeBy }
        optional("finish", .finishTime, "Time is over; the activity that holds the lease may be finished.") {
            $0.finish
        }
    }
}
