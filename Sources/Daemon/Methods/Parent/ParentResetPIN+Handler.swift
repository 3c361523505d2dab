import API
import Household
import JSONRPC
import Vault

extension ParentResetPIN {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        try engine.requireSetUp()
        let parent = try engine.parent(named: params.parent)
        try engine.checkNewPIN(params.newPIN)
        let code = RecoveryCode.secret(params.recoveryCode)
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let nextCode = RecoveryCode.make()
        let nextSecret = RecoveryCode.secret(nextCode)
        let attempt = PINAttempt(
            counter: .recovery, later: PendingReply(call),
            prepare: { engine in
                let known = engine.ledger.home.recoveryHash ?? ""
                let others = engine.ledger.home.parents.filter { $0.id != parent.id }.map(\.pinHash)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(code, against: known) != .wrong else { return .wrong }
                        guard case .right(let hashes) = try hasher.newHash(newPIN, others: others) else {
                            return .refused("another parent has this PIN: choose another")
                        }
                        return .right(hashes: hashes + [try hasher.hash(nextSecret)])
                    }
                }
            },
            conclude: { engine, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let facts: [Fact] = [
                        .household(.pinChanged(parent.id, pinHash: hashes[0])),
                        .household(.recoveryUsed(parent.id, recoveryHash: hashes[1])),
                        .household(.entriesForgiven(.household)),
                    ]
                    let author = Author(role: .owner, uid: session.peer.uid)
                    let seq = engine.record(facts, child: nil, by: author, at: moment)
                    engine.tokens.endAll(of: parent.id)
                    let result = Result(
                        parent: ParentView(id: parent.id, name: parent.name), recoveryCode: nextCode)
                    return .success(Reply(result: engine.encode(result, method.result), after: seq))
                case .refused(let reason): return .failure(RPCError(.pinRefused, reason))
                case .wrong, .failed: return .failure(RPCError(.wrongRecoveryCode, "the recovery code is not right"))
                }
            })
        return try engine.attempt(attempt, at: call.moment)
    }
}
