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
        guard let parent = parents.first(where: { $0.id.rawValue == name || $0.name == name }) else {
            throw RPCError(.unknownParent, "there is no parent of this name or id")
        }
        return parent
    }

    /// Why a new PIN is not taken, before anything is hashed.
    func checkNewPIN(_ pin: String) throws(RPCError) {
        let years = family.children().map(\.profile.birth.year)
        if let reason = PINRules.refusal(of: Array(pin.utf8), birthYears: years) {
            throw RPCError(.pinRefused, reason)
        }
    }
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
