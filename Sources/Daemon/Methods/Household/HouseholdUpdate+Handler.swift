import API
import Household
import JSONRPC
import Shapes

extension HouseholdUpdate {
    private static let settings: Endpoint.Answer<Params, HouseholdSettings> = { (context, _, _) throws(RPCError) in
        guard let present = context.household.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        return present
    }

    static let endpoint = Endpoint.change(method, of: settings) { (context, params, call) throws(RPCError) in
        let present = try settings(context, params, call)
        let new = params.applied(to: present)
        if new.name != present.name { try RPCError.check(name: new.name, at: "/name") }
        try RPCError.check(locale: new.locale, unless: present.locale)
        try new.checkCalendar(context.knows)
        guard new != present else { return Change(household: [], result: new) }
        // What runs is counted by the days and weeks that hold up to now, in the same commit.
        var turn = Turn()
        for child in context.family.children() where !child.time.leases.isEmpty {
            let counted = context.screenTime(of: child, at: call.moment).settle().map(Fact.time)
            turn = turn.and(.child(child), counted)
        }
        let changed = HouseholdFact.settingsChanged(Revision(from: present, to: new))
        return Change(turn.and(.household, [.household(changed)]), .reply { _ in new })
    }
}

extension HouseholdSettings {
    /// A zone that the machine knows.
    func checkCalendar(_ knows: (String) -> Bool) throws(RPCError) {
        guard knows(zone) else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/zone", message: "is no time zone that this machine knows: use a name such as Europe/Berlin")
            )
        }
    }
}
