import API
import Household
import JSONRPC
import Vault

extension ParentAdd {
    static let endpoint = Endpoint.pin(method) { (access, params, call) throws(RPCError) in
        guard let author = call.parent else { throw .needsParent }
        try access.household.checkPlaceForParent()
        try access.household.checkParentName(params.name)
        try access.checkNewPIN(params.pin)
        let pin = Secret(copying: Array(params.pin.utf8))
        return PINCheck(
            counter: nil,
            prepare: { access in
                guard access.household.parent(author) != nil else { return .failure(.needsParent) }
                let others = access.household.pinHashes()
                return .success { hasher in
                    hasher.verdict { (hasher) throws(VaultFault) in try hasher.newHash(pin, others: others) }
                }
            },
            conclude: { access, verdict, session, _ in
                switch verdict {
                case .right(let hashes):
                    return conclusion(access.household, params.name, hashes[0], by: author, session.peer.uid)
                case .refused(let reason): return PINConclusion(refusal: RPCError(.pinRefused, reason))
                case .wrong, .failed: return PINConclusion(refusal: .fault("a new PIN was compared with nothing"))
                }
            })
    }

    /// While the PIN was hashed another parent may have taken the name, the last place, or the right to do this.
    private static func conclusion(
        _ household: HouseholdState, _ name: String, _ hash: String, by author: ParentID, _ uid: UInt32
    ) -> PINConclusion<ParentView> {
        do throws(RPCError) {
            guard household.parent(author) != nil else { throw .needsParent }
            try household.checkPlaceForParent()
            try household.checkParentName(name)
        } catch {
            return PINConclusion(refusal: error)
        }
        let parent = Parent(id: household.newParentID(for: name), name: name, pinHash: hash)
        return PINConclusion([.parentAdded(parent)], by: Author(role: .parent(author), uid: uid)) { _, _ in
            ParentView(id: parent.id, name: parent.name)
        }
    }
}
