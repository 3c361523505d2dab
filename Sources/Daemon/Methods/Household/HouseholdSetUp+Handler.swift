import API
import Household
import JSONRPC
import Vault

extension HouseholdSetUp {
    static let endpoint = Endpoint.later(method) { (engine, params, call) throws(RPCError) in
        guard engine.ledger.home.household == nil else { throw alreadySetUp }
        try engine.checkCalendar(of: params.household)
        try engine.checkNewPIN(params.pin)
        let code = RecoveryCode.make()
        let pin = Secret(copying: Array(params.pin.utf8))
        let secretCode = RecoveryCode.secret(code)
        let attempt = PINAttempt(
            counter: nil, later: PendingReply(call),
            prepare: { engine in
                guard engine.ledger.home.household == nil else { return .failure(alreadySetUp) }
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        .right(hashes: [try hasher.hash(pin), try hasher.hash(secretCode)])
                    }
                }
            },
            conclude: { engine, verdict, session, moment in
                guard case .right(let hashes) = verdict else {
                    return .failure(alreadySetUp)
                }
                let parent = Parent(
                    id: ParentID(rawValue: Slug.make(from: params.parentName, taken: { _ in false })),
                    name: params.parentName, pinHash: hashes[0])
                let facts: [Fact] = [
                    .household(.setUp(params.household, recoveryHash: hashes[1])), .household(.parentAdded(parent)),
                    .household(.clockTrusted(ClockAnchor(engine.reading()))),
                ]
                let author = Author(role: .owner, uid: session.peer.uid)
                let seq = engine.record(facts, child: nil, by: author, at: moment)
                engine.adoptCalendar()
                let result = Result(
                    household: params.household, parent: ParentView(id: parent.id, name: parent.name),
                    recoveryCode: code)
                return .success(Reply(result: engine.encode(result, method.result), after: seq))
            })
        return try engine.attempt(attempt, at: call.moment)
    }

    private static let alreadySetUp = RPCError(
        .alreadySetUp, "the household is set up already: unlock with the PIN (kidctl parent unlock)")
}
