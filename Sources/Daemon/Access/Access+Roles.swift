import API
import Household
import JSONRPC
import RPCServer
import Shapes
import StrictJSON

/// Which child a call is about, and whether its caller may act for that child.
extension Access {
    /// Bytes of a name that may name something; longer ones are not looked up.
    static let longestName = 512

    /// The child that a child method is about; nil for other methods, and when a parent left it out where that means
    /// all children. Comes before the other parameters; a refusal tells nothing about others.
    ///
    /// In a damaged household nobody can be told apart: what still answers says so to everyone.
    func child(for call: Call, _ endpoint: Endpoint, _ params: JSONValue?) throws(RPCError) -> ChildID? {
        guard endpoint.role == .child, !isDamaged else { return nil }
        guard let child = try named(call, endpoint, params) else { return nil }
        // Its accounts, limits and filter may be among what cannot be read: only a parent sees it.
        if call.parent == nil, !endpoint.isOpenWhenDamaged, family.isDamaged(child) {
            throw .childDamaged(at: call.moment)
        }
        return child
    }

    private func named(_ call: Call, _ endpoint: Endpoint, _ params: JSONValue?) throws(RPCError) -> ChildID? {
        if endpoint.namesChild {
            if endpoint.mayLeaveOutChild, params?.member("child") == nil {
                guard call.parent != nil else { throw Self.namesNoChild }
                return nil
            }
            guard let name = params?.member("child")?.string else {
                throw RPCError(parameter: ShapeFault(path: "/child", message: "must name the child: id or name"))
            }
            return try admitted(
                family.childID(named: name), call, isChange: endpoint.method.isChange,
                .noSuchChild(name, among: family))
        }
        guard let text = params?.member("activity")?.string else {
            throw RPCError(parameter: ShapeFault(path: "/activity", message: "must be the id of the activity"))
        }
        let owner = text.utf8.count <= Self.longestName ? owner(of: ActivityID(rawValue: text)) : nil
        return try admitted(
            owner, call, isChange: endpoint.method.isChange,
            RPCError(.unknownActivity, "there is no such activity: start a new one"))
    }

    /// Whether the caller may act for this child: a parent for all; an account that belongs to a child for that one
    /// only; any other account for those that have no account of their own.
    private func admitted(
        _ child: ChildID?, _ call: Call, isChange: Bool, _ unknown: @autoclosure () -> RPCError
    ) throws(RPCError) -> ChildID {
        if call.parent == nil {
            let own = family.owner(ofAccount: call.peer.uid)
            if let own, child != own { throw Self.notYours }
            guard let child else { throw unknown() }
            if own == nil, !mayAct(call.peer.uid, for: child) {
                throw family.profile(child)?.isArchived == false ? Self.notYours : unknown()
            }
            if own != nil, family.profile(child)?.isArchived != false { throw unknown() }
            return child
        }
        guard let child else { throw unknown() }
        // Nothing goes on for a child that is archived; a parent only looks.
        if isChange, family.profile(child)?.isArchived != false { throw unknown() }
        return child
    }

    private static let namesNoChild = RPCError(
        .pinRequired,
        "without a child this needs a parent: name a child, or unlock first (kidctl parent unlock)")

    /// The same for every child and for none, so that it tells nothing about others.
    private static let notYours = RPCError(
        .forbidden, "only the child's own account or a parent may do this", [.texts("liftedBy", ["parent"])])
}
