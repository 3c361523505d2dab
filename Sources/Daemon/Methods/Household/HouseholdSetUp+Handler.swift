import API
import Household
import JSONRPC
import Vault

extension HouseholdSetUp {
    static let endpoint = Endpoint.later(method) { (house, params, call) throws(RPCError) in
        guard house.ledger.home.household == nil else { throw alreadySetUp }
        try house.checkCalendar(of: params.household)
        try house.checkNewPIN(params.pin)
        let code = RecoveryCode.make()
        let pin = Secret(copying: Array(params.pin.utf8))
        let secretCode = RecoveryCode.secret(code)
        let attempt = PINAttempt(
            counter: nil, later: Later(call),
            prepare: { house in
                guard house.ledger.home.household == nil else { return .failure(alreadySetUp) }
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        .right(hashes: [try hasher.hash(pin), try hasher.hash(secretCode)])
                    }
                }
            },
            conclude: { house, verdict, session, moment in
                guard case .right(let hashes) = verdict else {
                    return .failure(alreadySetUp)
                }
                let parent = Parent(
                    id: ParentID(rawValue: Slug.make(from: params.parentName, taken: { _ in false })),
                    name: params.parentName, pinHash: hashes[0])
                let facts: [Fact] = [
                    .household(.setUp(params.household, recoveryHash: hashes[1])), .household(.parentAdded(parent)),
                    .household(.clockTrusted(ClockAnchor(house.reading()))),
                ]
                let author = Author(role: .owner, uid: session.peer.uid)
                let seq = house.record(facts, child: nil, by: author, at: moment)
                house.adoptCalendar()
                let result = Result(
                    household: params.household, parent: ParentView(id: parent.id, name: parent.name),
                    recoveryCode: code)
                return .success(Reply(result: house.encode(result, method.result), after: seq))
            })
        return try house.attempt(attempt, at: call.moment)
    }

    private static let alreadySetUp = RPCError(
        .alreadySetUp, "the household is set up already: unlock with the PIN (kidctl parent unlock)")
}
