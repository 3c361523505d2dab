import API
import Household
import JSONRPC
import Shapes

extension HouseholdUpdate {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        guard let present = engine.ledger.home.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        let new = params.applied(to: present)
        try engine.checkCalendar(of: new)
        guard new != present else { return Change(child: nil, facts: [], result: new) }
        engine.countAll(call)
        let fact = HouseholdFact.settingsChanged(Revision(from: present, to: new))
        return Change(child: nil, facts: [.household(fact)], result: new)
    }
}

extension Engine {
    /// A zone that the machine knows and a day start that there can be.
    func checkCalendar(of household: HouseholdSettings) throws(RPCError) {
        guard parts.zones(household.zone) != nil else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/zone", message: "is no time zone that this machine knows: use a name such as Europe/Berlin")
            )
        }
        guard household.dayStart <= HouseholdCalendar.latestDayStart else {
            throw RPCError(parameter: ShapeFault(path: "/dayStart", message: "must be from 00:00 to 06:00"))
        }
    }

    /// Writes down what runs, by the days and weeks that hold up to now.
    fileprivate func countAll(_ call: Call) {
        for child in ledger.children() where !child.time.leases.isEmpty {
            let counted = screenTime(of: child, at: call.moment).settle().map(Fact.time)
            let facts = earning(counted, child, at: call.moment).facts
            record(facts, child: child.profile.id, by: call.author, at: call.moment)
        }
    }
}
