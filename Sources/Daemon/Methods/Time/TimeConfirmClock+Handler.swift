import API
import Household
import JSONRPC

extension TimeConfirmClock {
    static let endpoint = Endpoint.change(method) { (house, params, _) throws(RPCError) in
        let reading = house.reading()
        if let now = params.now, abs(now - reading.wall) > ClockKeeper.tolerance {
            let shown = RFC3339.text(of: reading.wall, in: house.calendar.zone)
            throw RPCError(
                parameter: ShapeFault(
                    path: "/now",
                    message: "is not what the machine's clock shows, \(shown): set that clock, then confirm it"))
        }
        let was = house.keeper.trust
        let before = house.keeper.moment(of: reading).wall
        let source = house.ledger.home.clock.source
        var facts: [Fact] = []
        if !house.keeper.follows(reading) {
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
