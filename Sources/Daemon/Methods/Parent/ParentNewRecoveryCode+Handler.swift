import API
import Household
import JSONRPC
import Vault

extension ParentNewRecoveryCode {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        guard let id = call.parent else { throw .needsParent }
        let pin = Secret(copying: Array(params.pin.utf8))
        let code = RecoveryCode.make()
        let secret = RecoveryCode.secret(code)
        let key = access.counter(of: call.session)
        return PINCheck(
            counter: key,
            prepare: { access in
                guard let known = access.household.parent(id)?.pinHash else { return .failure(.needsParent) }
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(pin, against: known) != .wrong else { return .wrong }
                        return .right(hashes: [try hasher.hash(secret)])
                    }
                }
            },
            conclude: { access, verdict, session, _ in
                guard case .right(let hashes) = verdict, access.household.parent(id) != nil else {
                    return PINConclusion(refusal: .needsParent)
                }
                let author = Author(role: .parent(id), uid: session.peer.uid)
                let facts: [HouseholdFact] = [.recoveryRenewed(id, recoveryHash: hashes[0]), .entriesForgiven(key)]
                return PINConclusion(facts, by: author) { _, _ in Result(recoveryCode: code) }
            })
    }
}
