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

    /// The child that a child method is about; nil for other methods, when a parent left it out where that means all
    /// children, and when a parent repeats a call about an activity that is forgotten. Comes before the other parameters; a refusal tells nothing about others.
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
            let name = try Self.value(of: "child", in: params, .childName, "must name the child: id or name")
            return try admitted(
                family.childID(named: name), call, isForNow: endpoint.isAboutNow || changes(endpoint, call, params),
                .noSuchChild(name, among: family))
        }
        let id = try Self.value(of: "activity", in: params, Self.activityID, "must be the id of the activity")
        // A call that is repeated gets its reply although its activity is forgotten: its key tells whose it was.
        let child = owner(of: id) ?? childOfKey(endpoint, call, params)
        // A parent may act for every child: whose it was makes no difference.
        if child == nil, call.parent != nil, isRepeated(endpoint, call, params) { return nil }
        // What is not the caller's is as unknown as what there never was, or is not remembered any more.
        return try admitted(
            child, call, isForNow: changes(endpoint, call, params), Self.noActivity, notYours: Self.noActivity)
    }

    /// Whether a call changes something: one that is repeated only gets its reply again.
    private func changes(_ endpoint: Endpoint, _ call: Call, _ params: JSONValue?) -> Bool {
        endpoint.method.isChange && !isRepeated(endpoint, call, params)
    }

    /// Whether its caller has used the key of a call.
    private func isRepeated(_ endpoint: Endpoint, _ call: Call, _ params: JSONValue?) -> Bool {
        Self.key(endpoint, params).map { knowsKey($0, call.caller, call.moment.wall) } ?? false
    }

    /// The child in whose name this account has used the key of a call.
    private func childOfKey(_ endpoint: Endpoint, _ call: Call, _ params: JSONValue?) -> ChildID? {
        guard let key = Self.key(endpoint, params) else { return nil }
        return family.children().map(\.profile.id).first {
            knowsKey(key, Call.caller(child: $0, call.peer.uid), call.moment.wall)
        }
    }

    private static func key(_ endpoint: Endpoint, _ params: JSONValue?) -> String? {
        guard endpoint.isKeyed, let key = params?.member("idempotencyKey")?.string,
            key.utf8.count <= WireLimits.idempotencyKeyBytes
        else { return nil }
        return key
    }

    /// What names the child, by the shape that the document tells.
    private static func value<Value>(
        of name: String, in params: JSONValue?, _ shape: Shape<Value>, _ missing: String
    ) throws(RPCError) -> Value {
        var fault = ShapeFault(path: "/" + name, message: missing)
        if let value = params?.member(name), value.kind == .string {
            do throws(ShapeFault) { return try shape.read(value) } catch { fault.message = error.message }
        }
        throw RPCError(parameter: fault)
    }

    /// Whether the caller may act for this child: a parent for all; an account that belongs to a child for that one
    /// only; any other account for those that have no account of their own.
    private func admitted(
        _ child: ChildID?, _ call: Call, isForNow: @autoclosure () -> Bool, _ unknown: @autoclosure () -> RPCError,
        notYours: RPCError = notYours
    ) throws(RPCError) -> ChildID {
        if call.parent == nil {
            let own = family.owner(ofAccount: call.peer.uid)
            if let own, child != own { throw notYours }
            guard let child else { throw unknown() }
            if own == nil, !mayAct(call.peer.uid, for: child) {
                throw family.profile(child)?.isArchived == false ? notYours : unknown()
            }
            if own != nil, family.profile(child)?.isArchived != false { throw unknown() }
            return child
        }
        guard let child else { throw unknown() }
        // Nothing goes on for a child that is archived; a parent only looks at what was and is set.
        if let profile = family.profile(child), profile.isArchived, isForNow() { throw .childArchived(profile) }
        return child
    }

    /// Made once: most calls of a child name their activity.
    private static let activityID = Shape<ActivityID>.id()

    private static let noActivity = RPCError(.unknownActivity, "there is no such activity: start a new one")

    private static let namesNoChild = RPCError(
        .pinRequired,
        "without a child this needs a parent: name a child, or unlock first (kidctl parent unlock)")

    /// The same for every child and for none, so that it tells nothing about others.
    private static let notYours = RPCError(
        .forbidden, "only the child's own account or a parent may do this", [.texts("liftedBy", ["parent"])])
}
