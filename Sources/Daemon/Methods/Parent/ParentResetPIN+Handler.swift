import API
import Household
import JSONRPC
import Vault

extension ParentResetPIN {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        try access.requireSetUp()
        let parent = try access.parent(named: params.parent)
        try access.checkNewPIN(params.newPIN)
        let code = RecoveryCode.secret(params.recoveryCode)
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let nextCode = RecoveryCode.make()
        let nextSecret = RecoveryCode.secret(nextCode)
        return PINCheck(
            counter: .recovery,
            prepare: { access in
                let known = access.household.recoveryHash ?? ""
                let others = access.household.parents.filter { $0.id != parent.id }.map(\.pinHash)
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
            conclude: { _, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let facts: [HouseholdFact] = [
                        .pinChanged(parent.id, pinHash: hashes[0]),
                        .recoveryUsed(parent.id, recoveryHash: hashes[1], at: moment.wall),
                        .entriesForgiven(.household),
                    ]
                    return PINConclusion(facts, by: Author(role: .owner, uid: session.peer.uid)) { _, _ in
                        Result(parent: ParentView(id: parent.id, name: parent.name), recoveryCode: nextCode)
                    }
                case .refused(let reason): return PINConclusion(refusal: RPCError(.pinRefused, reason))
                case .wrong, .failed:
                    return PINConclusion(refusal: RPCError(.wrongRecoveryCode, "the recovery code is not right"))
                }
            })
    }
}
