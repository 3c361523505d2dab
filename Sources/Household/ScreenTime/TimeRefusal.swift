/// Why a command on screen time is refused.
public struct TimeRefusal: Error, Hashable, Sendable {
    /// The reason for a program.
    public enum Kind: Hashable, Sendable {
        /// The child may not now; the decision says why and until when.
        case notNow(Decision)
        /// The lease is not open: it expired, was ended, or never began.
        case leaseExpired(LeaseID)
        /// The lease is open for another activity.
        case leaseTaken(LeaseID)
        /// The child holds as many leases as are possible.
        case tooManyLeases(most: Int)
        /// The child has as many usable grants as are possible.
        case tooManyGrants(most: Int)
        /// The child has no such grant.
        case unknownGrant(GrantID)
        /// A value is not possible.
        case invalid(path: String)
    }

    /// The reason for a program.
    public var kind: Kind
    /// The reason and the remedy for a person.
    public var message: String

    /// A refusal for a reason.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
