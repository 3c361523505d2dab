import Household
import JSONRPC
import RPCServer
import Transport

/// One call as a handler sees it: who asks, when.
struct Call {
    let id: RequestID
    let method: String
    let session: RPCSession
    let moment: Moment
    /// Of the method.
    let role: Role
    /// Of the method: what of a child's it changes.
    var work: Work?
    /// The parent whose connection it is.
    let parent: ParentID?
    /// For child methods: the child that the call named and may act for.
    var child: ChildID?
    var common = CommonParams.none

    /// Whether a child hears of the answer, and no parent.
    var isForChild: Bool { role == .child && parent == nil }

    /// The child in whose language the answer is: who reads as a parent has the family's. What is done for a child is
    /// answered to the child, also where a parent is unlocked.
    var hearer: ChildID? { parent == nil || work != nil ? child : nil }

    var peer: Peer { session.peer }

    /// For the journal: in which role it was done. What a child asks or redeems is the child's, also where a parent is unlocked.
    var author: Author {
        if let child, work == .requests || work == .others { return Author(role: .child(child), uid: peer.uid) }
        return Author(role: callerRole, uid: peer.uid)
    }

    private var callerRole: Author.Role {
        if role == .owner {
            .owner
        } else if let parent {
            .parent(parent)
        } else if let child {
            .child(child)
        } else {
            .anyone
        }
    }

    /// The caller as far as idempotency keys are concerned.
    var caller: String {
        switch callerRole {
        case .parent(let id): "parent:\(id.rawValue):\(peer.uid)"
        case .child(let id): Self.caller(child: id, peer.uid)
        case .owner: "owner:\(peer.uid)"
        case .anyone, .daemon: "anyone:\(peer.uid)"
        }
    }

    /// An account that acts for a child, as a caller.
    static func caller(child: ChildID, _ uid: UInt32) -> String { caller(child: child) + "\(uid)" }

    /// How all callers for a child begin.
    static func caller(child: ChildID) -> String { "child:\(child.rawValue):" }

    /// The place of a reply that comes later.
    func pendingReply() -> PendingReply {
        PendingReply(
            id: id, method: method, session: session, principal: parent.map { Principal($0.rawValue) },
            progressToken: common.progressToken)
    }
}
