import API
import Household
import JSONRPC
import RPCServer
import Shapes
import Vault

extension BackupCreate {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginCreation(params, call)
    }
}

extension BackupVerify {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginVerification(params, call)
    }
}

extension BackupSchedulePlan {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, params, call) throws(RPCError) in
        try desk.beginSchedule(params, call)
    }
}

extension BackupList {
    static let endpoint = Endpoint.later(method, from: \.backups) { (desk, _, call) throws(RPCError) in
        try desk.beginList(call)
    }
}

extension BackupRestore {
    /// Root is let in at once, and everybody who owns the daemon before anything is set up; else the daemon's own account
    /// has to know the recovery code: in a per-user installation the child's programs run under it.
    static let endpoint = Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
        let params = try method.read(json, call)
        if engine.rpc.isStopping { throw .stopping }
        try engine.backups.requireAbsolute(params.path)
        let author = Author(role: .owner, uid: call.peer.uid)
        let pending = call.pendingReply()
        let isNew = engine.commits.ledger.home.household == nil && !engine.access.isDamaged
        guard call.peer.uid != 0, !isNew else {
            try engine.backups.beginRestore(params, author, pending)
            return .pending(pending)
        }
        guard let text = params.recoveryCode else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/recoveryCode", message: "is needed by the daemon's own account; root needs none"))
        }
        let code = RecoveryCode.secret(text)
        let attempt = PINAttempt(
            counter: .recovery, account: call.session.account, isParents: engine.access.isParents(call.peer.uid),
            pending: pending,
            prepare: { access in
                let known = access.household.recoveryHash ?? ""
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        try hasher.check(code, against: known) == .wrong ? .wrong : .right(hashes: [])
                    }
                }
            },
            conclude: { [unowned engine] _, moment in
                engine.commit(household: [.entriesForgiven(.recovery)], by: author, at: moment)
                do throws(RPCError) { try engine.backups.beginRestore(params, author, pending) } catch {
                    return .failure(error)
                }
                return nil
            })
        try engine.access.attempt(attempt, at: call.moment)
        return .pending(pending)
    }
}
