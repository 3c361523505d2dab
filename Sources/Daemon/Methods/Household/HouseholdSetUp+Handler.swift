import API
import Household
import JSONRPC
import Vault

extension HouseholdSetUp {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        guard access.household.household == nil else { throw alreadySetUp }
        try RPCError.check(name: params.household.name, at: "/name")
        try RPCError.check(name: params.parentName, at: "/parent")
        try access.checkCalendar(of: params.household)
        try access.checkNewPIN(params.pin)
        let code = RecoveryCode.make()
        let pin = Secret(copying: Array(params.pin.utf8))
        let secretCode = RecoveryCode.secret(code)
        return PINCheck(
            counter: nil,
            prepare: { access in
                guard access.household.household == nil else { return .failure(alreadySetUp) }
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        .right(hashes: [try hasher.hash(pin), try hasher.hash(secretCode)])
                    }
                }
            },
            conclude: { access, verdict, session, moment in
                guard case .right(let hashes) = verdict else { return PINConclusion(refusal: alreadySetUp) }
                let parent = Parent(
                    id: access.household.newParentID(for: params.parentName),
                    name: params.parentName, pinHash: hashes[0])
                let facts: [HouseholdFact] = [
                    .setUp(params.household, recoveryHash: hashes[1]), .parentAdded(parent),
                    .clockTrusted(access.clockReading),
                ]
                return PINConclusion(facts, by: Author(role: .owner, uid: session.peer.uid)) { _, _ in
                    Result(
                        household: params.household, parent: ParentView(id: parent.id, name: parent.name),
                        recoveryCode: code)
                }
            })
    }

    private static let alreadySetUp = RPCError(
        .alreadySetUp, "the household is set up already: unlock with the PIN (kidctl parent unlock)")
}
