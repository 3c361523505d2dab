import API
import Household
import JSONRPC
import RPCServer
import Shapes
import Vault

/// What takes the place of the household, or takes it away, is the owner's to ask for.
extension Engine {
    /// Begins what only the owner may. Root is let in at once, and everybody who owns the daemon before anything is set up;
    /// else the daemon's own account has to know the recovery code: in a per-user installation the child's programs run
    /// under it.
    ///
    /// - Parameter begin: is called when the owner is known; replies to the call later, unless it throws.
    func asOwner(
        _ recoveryCode: String?, _ call: Call,
        _ begin: @escaping (Author, PendingReply) throws(RPCError) -> Void
    ) throws(RPCError) -> Outcome {
        let author = Author(role: .owner, uid: call.peer.uid)
        let pending = call.pendingReply()
        let isNew = commits.ledger.home.household == nil && !access.isDamaged
        guard call.peer.uid != 0, !isNew else {
            try begin(author, pending)
            return .pending(pending)
        }
        guard let recoveryCode else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/recoveryCode", message: "is needed by the daemon's own account; root needs none"))
        }
        let code = RecoveryCode.secret(recoveryCode)
        let attempt = PINAttempt(
            counter: .recovery, account: call.session.account, isParents: access.isParents(call.peer.uid),
            pending: pending,
            prepare: { access in
                let known = access.household.recoveryHash ?? ""
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        try hasher.check(code, against: known) == .wrong ? .wrong : .right(hashes: [])
                    }
                }
            },
            conclude: { [unowned self] _, moment in
                commit(household: [.entriesForgiven(.recovery)], by: author, at: moment)
                do throws(RPCError) { try begin(author, pending) } catch { return .failure(error) }
                return nil
            })
        try access.attempt(attempt, at: call.moment)
        return .pending(pending)
    }
}
