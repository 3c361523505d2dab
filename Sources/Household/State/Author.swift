/// Who did something: the role in which the call came, and the account that the kernel named.
public struct Author: Equatable, Sendable {
    public enum Role: Equatable, Sendable {
        case parent(ParentID)
        case child(ChildID)
        case owner
        /// A caller without a role yet: a wrong PIN, for example.
        case anyone
        /// The daemon itself.
        case daemon
    }

    public var role: Role
    public var uid: UInt32

    public init(role: Role, uid: UInt32) {
        self.role = role
        self.uid = uid
    }
}
