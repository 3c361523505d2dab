import API
import Household
import JSONRPC
import Shapes

extension TimeConfirmClock {
    static let endpoint = Endpoint.change(method) { (engine, params, _) throws(RPCError) in
        let reading = engine.reading()
        if let now = params.now, abs(now - reading.wall) > HouseholdClock.tolerance {
            let shown = RFC3339.text(of: reading.wall, in: engine.calendar.zone)
            throw RPCError(
                parameter: ShapeFault(
                    path: "/now",
                    message: "is not what the machine's clock shows, \(shown): set that clock, then confirm it"))
        }
        let was = engine.keeper.trust
        let before = engine.keeper.moment(of: reading).wall
        let source = engine.ledger.home.clock.source
        var facts: [Fact] = []
        if !engine.keeper.follows(reading) {
            facts.append(.household(.clockConfirmed(ClockAnchor(reading), from: before)))
        }
        if let new = params.source, new != source { facts.append(.household(.clockSourceSet(new))) }
        return Change(
            facts: facts,
            result: Result(
                changed: !facts.isEmpty, now: reading.wall, before: before, clock: .trusted, was: was,
                source: params.source ?? source))
    }
}
