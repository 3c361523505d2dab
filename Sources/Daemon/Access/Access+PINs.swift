import API
import Household
import JSONRPC
import RPCServer
import Shapes
import Vault

/// What the methods with a PIN ask.
extension Access {
    /// The parent that a call names, or the only one.
    func parent(named name: String?) throws(RPCError) -> Parent {
        let parents = household.parents
        guard let name else {
            if let only = parents.first, parents.count == 1 { return only }
            throw RPCError(parameter: ShapeFault(path: "/parent", message: "must name one of several parents"))
        }
        return try household.parent(named: name)
    }

    /// Why a new PIN is not taken, before anything is hashed.
    func checkNewPIN(_ pin: String) throws(RPCError) {
        let years = family.children().map(\.profile.birth.year)
        if let reason = PINRules.refusal(of: Array(pin.utf8), birthYears: years) {
            throw RPCError(.pinRefused, reason.description)
        }
    }
}

extension HouseholdState {
    /// The parent that somebody names, by id or display name; capitals do not matter.
    func parent(named name: String) throws(RPCError) -> Parent {
        guard name.utf8.count <= Access.longestName, let parent = parents.first(where: { $0.isCalled(name) }) else {
            throw RPCError(.unknownParent, "there is no parent of this name or id")
        }
        return parent
    }

    /// A display name must lead to one parent only, so that calls can use it.
    func checkParentName(_ name: String, besides own: ParentID? = nil) throws(RPCError) {
        try RPCError.check(name: name, at: "/name")
        guard parents.contains(where: { $0.id != own && $0.isCalled(name) }) else { return }
        throw RPCError(.nameTaken, "another parent is called \"\(name)\": choose another name")
    }

    /// Whether there may be one parent more.
    func checkPlaceForParent() throws(RPCError) {
        guard parents.count < Parent.most else {
            throw RPCError(.tooManyParents, "there are \(Parent.most) parents: remove one first")
        }
        guard parents.count + formerParents.count < Parent.mostEver else {
            throw RPCError(.tooManyParents, "there were \(Parent.mostEver) parents: rename one instead")
        }
    }

    /// The id of a new parent: made from the name, and one that nobody has or ever had.
    func newParentID(for name: String) -> ParentID {
        ParentID(
            rawValue: Slug.make(from: name, or: "parent") { id in
                parents.contains { $0.isCalled(id) } || formerParents.contains { $0.id.rawValue == id }
            })
    }

    /// The hashes that a parent's new PIN must not fit.
    func pinHashes(besides own: ParentID? = nil) -> [String] { parents.filter { $0.id != own }.map(\.pinHash) }
}

extension PINHasher {
    /// Runs `body`; lack of memory is never a wrong PIN.
    func verdict(_ body: (PINHasher) throws(VaultFault) -> PINVerdict) -> PINVerdict {
        do throws(VaultFault) { return try body(self) } catch { return .failed }
    }

    /// A new PIN's hash, or why it is refused: it must not be another parent's.
    func newHash(_ pin: Secret, others: [String]) throws(VaultFault) -> PINVerdict {
        for other in others where try check(pin, against: other) != .wrong {
            return .refused("another parent has this PIN: choose another")
        }
        return .right(hashes: [try hash(pin)])
    }
}
