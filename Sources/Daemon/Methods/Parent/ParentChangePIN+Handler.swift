import API
import Household
import JSONRPC
import Shapes
import Vault

extension ParentChangePIN {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        guard let id = call.parent else { throw notUnlocked }
        try engine.checkNewPIN(params.newPIN)
        let pin = Secret(copying: Array(params.pin.utf8))
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let key = engine.counter(of: call.session)
        let attempt = PINAttempt(
            counter: key, later: PendingReply(call),
            prepare: { engine in
                guard let known = engine.ledger.home.parent(id)?.pinHash else { return .failure(notUnlocked) }
                let others = engine.ledger.home.parents.filter { $0.id != id }.map(\.pinHash)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(pin, against: known) != .wrong else { return .wrong }
                        return try hasher.newHash(newPIN, others: others)
                    }
                }
            },
            conclude: { engine, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let author = Author(role: .parent(id), uid: session.peer.uid)
                    let facts: [Fact] = [
                        .household(.pinChanged(id, pinHash: hashes[0])), .household(.entriesForgiven(key)),
                    ]
                    let seq = engine.record(facts, child: nil, by: author, at: moment)
                    engine.tokens.endAll(of: id)
                    return .success(Reply(result: engine.encode(Nothing(), method.result), after: seq))
                case .refused(let reason): return .failure(RPCError(.pinRefused, reason))
                case .wrong, .failed: return .failure(RPCError(.wrongPIN, "the PIN is not right"))
                }
            })
        return try engine.attempt(attempt, at: call.moment)
    }

    private static let notUnlocked = RPCError(
        .pinRequired, "this needs a parent: unlock first with parent.unlock (kidctl parent unlock)")
}
