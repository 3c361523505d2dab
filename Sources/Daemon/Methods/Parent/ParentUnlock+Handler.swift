import API
import Household
import JSONRPC
import Vault

extension ParentUnlock {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        try engine.requireSetUp()
        let id = try engine.parent(named: params.parent).id
        let key = engine.counter(of: call.session)
        let pin = Secret(copying: Array(params.pin.utf8))
        let attempt = PINAttempt(
            counter: key, later: PendingReply(call),
            prepare: { engine in
                guard let known = engine.ledger.home.parent(id)?.pinHash else { return .failure(noSuchParent) }
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        switch try hasher.check(pin, against: known) {
                        case .wrong: .wrong
                        case .right: .right(hashes: [])
                        case .rightButWeaker: .right(hashes: [try hasher.hash(pin)])
                        }
                    }
                }
            },
            conclude: { engine, verdict, session, moment in
                guard case .right(let hashes) = verdict, let parent = engine.ledger.home.parent(id) else {
                    return .failure(noSuchParent)
                }
                var facts: [Fact] = [.household(.unlocked(parent.id, key))]
                if let hash = hashes.first { facts.append(.household(.pinRehashed(parent.id, pinHash: hash))) }
                let author = Author(role: .parent(parent.id), uid: session.peer.uid)
                let seq = engine.record(facts, child: nil, by: author, at: moment)
                let token = engine.tokens.issue(to: parent.id, seq: seq, at: moment)
                session.token = TokenTable.Digest(of: token)
                let result = Result(
                    parent: ParentView(id: parent.id, name: parent.name), token: token,
                    idleSeconds: Int(TokenTable.idle / .second), endsInSeconds: Int(TokenTable.lifetime / .second))
                return .success(Reply(result: engine.encode(result, method.result), after: seq))
            })
        return try engine.attempt(attempt, at: call.moment)
    }

    private static let noSuchParent = RPCError(.unknownParent, "there is no such parent any more")
}
