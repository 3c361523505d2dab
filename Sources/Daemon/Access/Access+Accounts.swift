import Household
import RPCServer
import Transport

/// Whose account it is: the daemon's own or root, a child's, a parent's, or nobody's.
///
/// An account is somebody's when a parent has named it: for a child, or by unlocking from it. All others are strangers:
/// a program can have thousands of them (subordinate user ids), so they have one share, one counter and one place.
extension Access {
    /// Whose share a peer's connections use.
    func account(of peer: Peer) -> PeerAccount { isStranger(peer.uid) ? .strangers : .user(peer.uid) }

    /// Whether nobody has named this account.
    func isStranger(_ uid: UInt32) -> Bool { family.owner(ofAccount: uid) == nil && !isParents(uid) }

    /// Whether this account is no child's, and the daemon's own, root's, or one from which a parent has unlocked.
    func isParents(_ uid: UInt32) -> Bool {
        Account.isOwn(uid) || family.owner(ofAccount: uid) == nil && household.parentAccounts.contains(uid)
    }

    /// Whose counter a caller's wrong PINs count to. No child and no stranger delays a parent; the daemon's own account
    /// and root share the household's.
    func counter(of session: RPCSession) -> PINCounterKey {
        let uid = session.peer.uid
        return Account.isOwn(uid) ? .household : isStranger(uid) ? .strangers : .account(uid)
    }

    /// Whether an account may act for a child without a parent: its own child, or one without an account, unless
    /// strangers may not.
    func mayAct(_ uid: UInt32, for child: ChildID) -> Bool {
        if let own = family.owner(ofAccount: uid) { return own == child }
        return family.isOpenToAll(child) && (admitsStrangers() || !isStranger(uid))
    }
}
