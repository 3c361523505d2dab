import Household
import JSONRPC

/// Parameters of a call on a lease.
public struct LeaseParams: Equatable, Sendable {
    public var child: String
    public var lease: LeaseID

    public init(child: String, lease: LeaseID) {
        self.child = child
        self.lease = lease
    }

    public static let shape = Shape<LeaseParams>.object("LeaseParams", "", make: LeaseParams.init) {
        required("child", .childName, "Id or name of the child.") { $0.child }
        required("lease", .id(LeaseID.self), "As chosen at the beginning.") { $0.lease }
    }
}

extension Shape where Value == LeaseReply {
    public static let leaseReply = Shape.object(
        "LeaseReply", "A lease and whether the child may go on.", make: LeaseReply.init
    ) {
        required("lease", .id(LeaseID.self)) { $0.lease }
        optional("expiresAt", .instant, "Without another call; absent when the lease is over.") { $0.expiresAt }
        required("decision", .decision) { $0.decision }
    }
}
