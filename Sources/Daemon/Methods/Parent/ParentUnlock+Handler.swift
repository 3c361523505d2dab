import API
import Household
import JSONRPC
import Vault

extension ParentUnlock {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        try access.requireSetUp()
        let id = try access.parent(named: params.parent).id
        let key = access.counter(of: call.session)
        let pin = Secret(copying: Array(params.pin.utf8))
        return PINCheck(
            counter: key,
            prepare: { access in
                guard let known = access.household.parent(id)?.pinHash else { return .failure(noSuchParent) }
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
            conclude: { access, verdict, session, moment in
                guard case .right(let hashes) = verdict, let parent = access.household.parent(id) else {
                    return PINConclusion(refusal: noSuchParent)
                }
                // The account is a parent's from now on.
                let uid = session.peer.uid
                let counter = key == .strangers ? .account(uid) : key
                var facts: [HouseholdFact] = [.unlocked(parent.id, counter, at: moment.wall)]
                if key == .strangers { facts.append(.entriesForgiven(key)) }
                if let hash = hashes.first { facts.append(.pinRehashed(parent.id, pinHash: hash)) }
                let resets = access.household.pinResets(untoldTo: parent.id).map { reset in
                    PINResetNotice(
                        parent: access.household.parentName(reset.parent), at: reset.at, means: reset.means)
                }
                let wrong = access.household
                    .wrongEntries(untoldTo: parent.id, unlocking: counter, at: moment.wall).map(access.notice)
                let author = Author(role: .parent(parent.id), uid: session.peer.uid)
                return PINConclusion(facts, by: author) { access, seq in
                    let token = access.issue(to: parent.id, seq: seq, session, at: moment)
                    return Result(
                        parent: ParentView(id: parent.id, name: parent.name), token: token,
                        idleSeconds: Int(TokenTable.idle / .second),
                        endsInSeconds: Int(TokenTable.lifetime / .second), pinResets: resets,
                        wrongEntries: wrong)
                }
            })
    }

    private static let noSuchParent = RPCError(.unknownParent, "there is no such parent any more")
}
