import API
import Household
import JSONRPC
import Shapes

extension ChildAdd {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.checkName(params.name, besides: nil)
        let id = try chosenID(params, context)
        try context.checkBirth(params.born, at: call.moment)
        let accounts = params.details.uids ?? []
        try context.checkAccounts(accounts, besides: nil)
        let profile = params.details.applied(to: ChildProfile(id: id, name: params.name, birth: params.born))
        let limits = ScreenTimePolicy()
        let fact = HouseholdFact.childAdded(profile, handle: context.family.nextHandle, limits, ContentFilter())
        var view = context.view(of: profile, at: call.moment)
        view.limits = limits
        return Change(household: [fact], result: view)
    }

    private static func chosenID(_ params: Params, _ context: HandlerContext) throws(RPCError) -> ChildID {
        guard let wanted = params.id else {
            return ChildID(rawValue: Slug.make(from: params.name) { context.family.childID(named: $0) != nil })
        }
        guard Slug.isValid(wanted) else {
            throw RPCError(parameter: ShapeFault(path: "/id", message: "may have a to z, 0 to 9, . _ and - only"))
        }
        try context.checkName(wanted, besides: nil)
        return ChildID(rawValue: wanted)
    }
}

extension HandlerContext {
    /// A display name must lead to one child only, so that calls can use it.
    func checkName(_ name: String, besides own: ChildID?) throws(RPCError) {
        try RPCError.check(name: name, at: "/name")
        let wanted = name.lowercased()
        let isTaken = family.children().lazy.map(\.profile).contains { other in
            other.id != own && (other.id.rawValue == wanted || other.name.lowercased() == wanted)
        }
        if isTaken { throw RPCError(.nameTaken, "another child is called \"\(name)\": choose another name") }
    }

    /// Nobody is born after today.
    func checkBirth(_ birth: BirthMonth, at moment: Moment) throws(RPCError) {
        let today = calendar.day(at: moment.wall)
        guard (birth.year, birth.month) <= (today.year, today.month) else {
            throw RPCError(parameter: ShapeFault(path: "/born", message: "must not lie in the future"))
        }
    }

    /// An account belongs to one child at most, and never to the daemon.
    func checkAccounts(_ uids: [Int], besides own: ChildID?) throws(RPCError) {
        for (index, uid) in uids.enumerated() {
            let owner = family.owner(ofAccount: UInt32(uid))
            if let owner, owner != own {
                throw RPCError(
                    parameter: ShapeFault(path: "/uids/\(index)", message: "belongs to another child already"))
            }
            if uid == 0 || UInt32(uid) == Account.effectiveUID {
                throw RPCError(
                    parameter: ShapeFault(
                        path: "/uids/\(index)", message: "is the daemon's account or root, which is no child's"))
            }
        }
    }

    func view(of profile: ChildProfile, at moment: Moment) -> ChildView {
        let today = calendar.day(at: moment.wall)
        return ChildView(profile: profile, age: profile.age(on: today), tier: profile.tier(on: today))
    }
}
