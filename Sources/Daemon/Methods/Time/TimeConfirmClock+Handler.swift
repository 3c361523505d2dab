import API
import Household
import JSONRPC
import Shapes

extension TimeConfirmClock {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        let reading = context.reading()
        if let now = params.now, abs(now - reading.wall) > HouseholdClock.tolerance {
            let shown = RFC3339.text(of: reading.wall, in: context.calendar.zone)
            throw RPCError(
                parameter: ShapeFault(
                    path: "/now",
                    message: "is not what the machine's clock shows, \(shown): set that clock, then confirm it"))
        }
        let was = context.clock.trust
        let before = context.clock.moment(of: reading).wall
        let source = context.household.clock.source
        var facts: [HouseholdFact] = []
        if !context.clock.follows(reading) {
            facts.append(.clockConfirmed(ClockAnchor(reading), from: before))
        }
        if let new = params.source, new != source { facts.append(.clockSourceSet(new)) }
        return Change(
            household: facts,
            result: Result(
                changed: !facts.isEmpty, now: reading.wall, before: before, clock: .trusted, was: was,
                source: params.source ?? source))
    }
}
