import API
import Household
import JSONRPC
import RPCServer
import Shapes
import Vault

extension DaemonReload {
    static let endpoint = Endpoint.later(method, from: \.daemon) { (desk, params, call) throws(RPCError) in
        try desk.beginReload(params, call)
    }
}

extension DaemonShutDown {
    /// Root is let in at once; the daemon's own account by the recovery code, like a parent who forgot the PIN: in a
    /// per-user installation the child's programs run under it.
    static let endpoint = Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
        let params = try method.read(json, call)
        if engine.rpc.isStopping { throw .stopping }
        if call.session.isRoot || engine.commits.ledger.home.recoveryHash == nil && !engine.access.isDamaged {
            engine.commit(household: [.daemonAsked(.shutDown)], by: call.author, at: call.moment)
            engine.daemon.shutDown()
            let result = engine.encode(Nothing(), method, about: nil)
            return .reply(Reply(result: result, after: engine.commits.lastSeq))
        }
        guard let code = params.recoveryCode else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/recoveryCode", message: "is needed by the daemon's own account; root needs none"))
        }
        return try engine.runPIN(method, check(code, engine), call)
    }

    private static func check(_ text: String, _ engine: Engine) -> PINCheck<Nothing> {
        let code = RecoveryCode.secret(text)
        let daemon = engine.daemon
        return PINCheck(
            counter: .recovery,
            prepare: { access in
                let known = access.household.recoveryHash ?? ""
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        try hasher.check(code, against: known) == .wrong ? .wrong : .right(hashes: [])
                    }
                }
            },
            conclude: { _, verdict, session, _ in
                guard case .right = verdict else {
                    return PINConclusion(refusal: RPCError(.wrongRecoveryCode, "the recovery code is not right"))
                }
                let author = Author(role: .owner, uid: session.peer.uid)
                return PINConclusion([.daemonAsked(.shutDown), .entriesForgiven(.recovery)], by: author) { _, _ in
                    daemon.shutDown()
                    return Nothing()
                }
            })
    }
}
