import API
import Household
import JSONRPC
import Vault

extension ParentChangePIN {
    static let endpoint = Endpoint.later(method) { (house, params, call) throws(RPCError) in
        guard let id = call.parent else { throw notUnlocked }
        try house.checkNewPIN(params.newPIN)
        let pin = Secret(copying: Array(params.pin.utf8))
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let key = house.counter(of: call.session)
        let attempt = PINAttempt(
            counter: key, later: Later(call),
            prepare: { house in
                guard let known = house.ledger.home.parent(id)?.pinHash else { return .failure(notUnlocked) }
                let others = house.ledger.home.parents.filter { $0.id != id }.map(\.pinHash)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(pin, against: known) != .wrong else { return .wrong }
                        return try hasher.newHash(newPIN, others: others)
                    }
                }
            },
            conclude: { house, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let author = Author(role: .parent(id), uid: session.peer.uid)
                    let facts: [Fact] = [
                        .household(.pinChanged(id, pinHash: hashes[0])), .household(.entriesForgiven(key)),
                    ]
                    let seq = house.record(facts, child: nil, by: author, at: moment)
                    house.tokens.endAll(of: id)
                    return .success(Reply(result: house.encode(Nothing(), method.result), after: seq))
                case .refused(let reason): return .failure(RPCError(.pinRefused, reason))
                case .wrong, .failed: return .failure(RPCError(.wrongPIN, "the PIN is not right"))
                }
            })
        return try house.attempt(attempt, at: call.moment)
    }

    private static let notUnlocked = RPCError(
        .pinRequired, "this needs a parent: unlock first with parent.unlock (kidctl parent unlock)")
}
