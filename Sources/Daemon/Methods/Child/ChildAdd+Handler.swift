import API
import Household
import JSONRPC
import Shapes

extension ChildAdd {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.family.checkName(params.name, besides: nil)
        let id = try chosenID(params, context)
        try params.born.check(on: context.calendar.day(at: call.moment.wall))
        let accounts = params.details.uids ?? []
        try context.family.checkAccounts(accounts, besides: nil)
        let profile = params.details.applied(to: ChildProfile(id: id, name: params.name, birth: params.born))
        let limits = ScreenTimePolicy()
        let fact = HouseholdFact.childAdded(profile, handle: context.family.nextHandle, limits, ContentFilter())
        var view = context.view(of: profile, Consents(), at: call.moment)
        view.limits = limits
        return Change(household: [fact], result: view)
    }

    private static func chosenID(_ params: Params, _ context: HandlerContext) throws(RPCError) -> ChildID {
        guard let wanted = params.child else {
            return ChildID(
                rawValue: Slug.make(from: params.name, or: "child") { context.family.childID(named: $0) != nil })
        }
        try context.family.checkName(wanted, besides: nil)
        return ChildID(rawValue: wanted)
    }
}

extension FamilyReading {
    /// A display name must lead to one child only, so that calls can use it.
    func checkName(_ name: String, besides own: ChildID?) throws(RPCError) {
        try RPCError.check(name: name, at: "/name")
        let wanted = name.lowercased()
        let isTaken = children().lazy.map(\.profile).contains { other in
            other.id != own && (other.id.rawValue == wanted || other.name.lowercased() == wanted)
        }
        if isTaken { throw RPCError(.nameTaken, "another child is called \"\(name)\": choose another name") }
    }

    /// An account belongs to one child at most, and never to the daemon.
    func checkAccounts(_ uids: [Int], besides own: ChildID?) throws(RPCError) {
        for (index, uid) in uids.enumerated() {
            let owner = owner(ofAccount: UInt32(uid))
            if let owner, owner != own {
                throw RPCError(
                    parameter: ShapeFault(
                        path: "/uids/\(index)", message: "is \(uid), which belongs to another child already"))
            }
            if UInt32(uid) == Account.effectiveUID {
                throw RPCError(
                    parameter: ShapeFault(
                        path: "/uids/\(index)",
                        message: "is \(uid), which is the daemon's or root's and no child's"))
            }
        }
    }
}

extension BirthMonth {
    /// Nobody is born after today.
    func check(on today: Day) throws(RPCError) {
        guard (year, month) <= (today.year, today.month) else {
            throw RPCError(parameter: ShapeFault(path: "/born", message: "must not lie in the future"))
        }
    }
}

extension HandlerContext {
    /// A profile with the child's age of today.
    func view(of profile: ChildProfile, _ consents: Consents, at moment: Moment) -> ChildView {
        let today = calendar.day(at: moment.wall)
        let openTo: ChildView.OpenTo =
            !profile.uids.isEmpty ? .ownAccounts : admitsStrangers ? .everyAccount : .parentsAccounts
        return ChildView(
            profile: profile, age: profile.age(on: today), tier: profile.tier(on: today), openTo: openTo,
            consents: consents)
    }
}
