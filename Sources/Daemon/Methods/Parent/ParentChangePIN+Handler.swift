import API
import Household
import JSONRPC
import Shapes
import Vault

extension ParentChangePIN {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        guard let id = call.parent else { throw .needsParent }
        try access.checkNewPIN(params.newPIN)
        let pin = Secret(copying: Array(params.pin.utf8))
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let key = access.counter(of: call.session)
        return PINCheck(
            counter: key,
            prepare: { access in
                guard let known = access.household.parent(id)?.pinHash else { return .failure(.needsParent) }
                let others = access.household.pinHashes(besides: id)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(pin, against: known) != .wrong else { return .wrong }
                        return try hasher.newHash(newPIN, others: others)
                    }
                }
            },
            conclude: { access, verdict, session, _ in
                switch verdict {
                case .right(let hashes):
                    guard access.household.parent(id) != nil else { return PINConclusion(refusal: .needsParent) }
                    let author = Author(role: .parent(id), uid: session.peer.uid)
                    let facts: [HouseholdFact] = [.pinChanged(id, pinHash: hashes[0]), .entriesForgiven(key)]
                    return PINConclusion(facts, by: author) { _, _ in Nothing() }
                case .refused(let reason): return PINConclusion(refusal: RPCError(.pinRefused, reason))
                case .wrong, .failed: return PINConclusion(refusal: RPCError(.wrongPIN, "the PIN is not right"))
                }
            })
    }
}
