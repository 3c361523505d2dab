import API
import Household
import JSONRPC
import Shapes
import Vault

extension ParentResetPIN {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        try access.requireSetUp()
        let parent = try access.parent(named: params.parent)
        guard params.recoveryCode != nil || call.session.isRoot else {
            throw RPCError(
                parameter: ShapeFault(path: "/recoveryCode", message: "is missing: only root may do this without it"))
        }
        try access.checkNewPIN(params.newPIN)
        let newPIN = Secret(copying: Array(params.newPIN.utf8))
        guard let code = params.recoveryCode else { return byRoot(parent.id, newPIN) }
        return byCode(RecoveryCode.secret(code), parent.id, newPIN)
    }

    /// The code is checked and replaced.
    private static func byCode(_ code: Secret, _ parent: ParentID, _ newPIN: Secret) -> PINCheck<Result> {
        let nextCode = RecoveryCode.make()
        let nextSecret = RecoveryCode.secret(nextCode)
        return PINCheck(
            counter: .recovery,
            prepare: { access in
                let known = access.household.recoveryHash ?? ""
                let others = access.household.pinHashes(besides: parent)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in
                        guard try hasher.check(code, against: known) != .wrong else { return .wrong }
                        let verdict = try hasher.newHash(newPIN, others: others)
                        guard case .right(let hashes) = verdict else { return verdict }
                        return .right(hashes: hashes + [try hasher.hash(nextSecret)])
                    }
                }
            },
            conclude: { access, verdict, session, moment in
                conclusion(access, verdict, parent, session.peer.uid, nextCode) { hashes in
                    .recoveryUsed(parent, recoveryHash: hashes[1], at: moment.wall)
                }
            })
    }

    /// Root owns the data anyway: nothing is guessed, and the recovery code stays as it is.
    private static func byRoot(_ parent: ParentID, _ newPIN: Secret) -> PINCheck<Result> {
        PINCheck(
            counter: nil,
            prepare: { access in
                let others = access.household.pinHashes(besides: parent)
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in try hasher.newHash(newPIN, others: others) }
                }
            },
            conclude: { access, verdict, session, moment in
                conclusion(access, verdict, parent, session.peer.uid, nil) { _ in
                    .pinResetByRoot(parent, at: moment.wall)
                }
            })
    }

    private static func conclusion(
        _ access: Access, _ verdict: PINVerdict, _ id: ParentID, _ uid: UInt32, _ nextCode: String?,
        reset: ([String]) -> HouseholdFact
    ) -> PINConclusion<Result> {
        switch verdict {
        case .right(let hashes):
            guard let parent = access.household.parent(id) else {
                return PINConclusion(refusal: RPCError(.unknownParent, "there is no such parent any more"))
            }
            let facts: [HouseholdFact] = [
                .pinChanged(id, pinHash: hashes[0]), reset(hashes), .entriesForgiven(.household),
            ]
            return PINConclusion(facts, by: Author(role: .owner, uid: uid)) { _, _ in
                Result(parent: ParentView(id: parent.id, name: parent.name), recoveryCode: nextCode)
            }
        case .refused(let reason): return PINConclusion(refusal: RPCError(.pinRefused, reason))
        case .wrong, .failed:
            return PINConclusion(refusal: RPCError(.wrongRecoveryCode, "the recovery code is not right"))
        }
    }
}
