import API
import Household
import JSONRPC
import Vault

extension ParentChangePIN {
    static let endpoint = Endpoint.later(method) { (house, params, call) throws(RPCError) in
        guard let id = call.parent, let parent = house.ledger.home.parent(id) else {
            throw RPCError(.pinRequired, "this needs a parent: unlock first with parent.unlock")
        }
        try house.checkNewPIN(params.newPIN)
        let pin = Secret(copying: Array(params.pin.utf8))
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        let others = house.ledger.home.parents.filter { $0.id != id }.map(\.pinHash)
        let attempt = PINAttempt(
            counter: house.counter(of: call.session), later: Later(call),
            work: { hasher in
                hasher.verdict { (hasher) throws(VaultFault) in
                    guard try hasher.check(pin, against: parent.pinHash) != .wrong else { return .wrong }
                    return try hasher.newHash(newPIN, others: others)
                }
            },
            conclude: { house, verdict, session, moment in
                switch verdict {
                case .right(let hashes):
                    let author = Author(role: .parent(id), uid: session.peer.uid)
                    let seq = house.record(
                        [.household(.pinChanged(id, pinHash: hashes[0]))], child: nil, by: author, at: moment)
                    house.tokens.endAll(of: id)
                    return .success(Reply(result: house.encode(Nothing(), method.result), after: seq))
                case .refused(let reason): return .failure(RPCError(.pinRefused, reason))
                case .wrong, .failed: return .failure(RPCError(.wrongPIN, "the PIN is not right"))
                }
            })
        return try house.attempt(attempt, at: call.moment)
    }
}
