import API
import Household
import JSONRPC
import Vault

extension ParentResetPIN {
    static let endpoint = Endpoint.later(method) { (house, params, call) throws(RPCError) in
        try house.requireSetUp()
        let parent = try house.parent(named: params.parent)
        try house.checkNewPIN(params.newPIN)
        let code = RecoveryCode.secret(params.recoveryCode)
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let nextCode = RecoveryCode.make()
        let nextSecret = RecoveryCode.secret(nextCode)
        let attempt = PINAttempt(
            counter: .recovery, later: Later(call),
            prepare: { house in
                let known = house.ledger.home.recoveryHash ?? ""
                let others = house.ledger.home.parents.filter { $0.id != parent.id }.map(\.pinHash)
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
            conclude: { house, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let facts: [Fact] = [
                        .household(.pinChanged(parent.id, pinHash: hashes[0])),
                        .household(.recoveryUsed(parent.id, recoveryHash: hashes[1])),
                        .household(.entriesForgiven(.household)),
                    ]
                    let author = Author(role: .owner, uid: session.peer.uid)
                    let seq = house.record(facts, child: nil, by: author, at: moment)
                    house.tokens.endAll(of: parent.id)
                    let result = Result(
                        parent: ParentView(id: parent.id, name: parent.name), recoveryCode: nextCode)
                    return .success(Reply(result: house.encode(result, method.result), after: seq))
                case .refused(let reason): return .failure(RPCError(.pinRefused, reason))
                case .wrong, .failed: return .failure(RPCError(.wrongRecoveryCode, "the recovery code is not right"))
                }
            })
        return try house.attempt(attempt, at: call.moment)
    }
}
