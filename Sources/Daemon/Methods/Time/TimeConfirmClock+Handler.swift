import API
import Household
import JSONRPC
import Shapes

extension TimeConfirmClock {
    static let endpoint = Endpoint.change(method) { (context, params, _) throws(RPCError) in
        let reading = context.reading()
        if let doubt = context.clock.doubt(about: reading, said: params.now) {
            throw refusal(doubt, of: reading.wall, in: context.calendar.zone)
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

    private static func refusal(_ doubt: ClockDoubt, of wall: Instant, in zone: Zone) -> RPCError {
        let shown = RFC3339.text(of: wall, in: zone)
        let message =
            switch doubt {
            case .notWhatIsSaid: "is not what the machine's clock shows, \(shown): set that clock, then confirm it"
            case .beforeKidd:
                "cannot be \(shown), which the machine's clock shows: kidd did not exist then. Set that clock, then confirm it"
            case .longBefore(let known):
                "has to be said: the machine's clock shows \(shown), long before \(RFC3339.text(of: known, in: zone)), which "
                    + "is over. If that was wrong: kidctl time confirm-clock \(shown)"
            }
        return RPCError(parameter: ShapeFault(path: "/now", message: message))
    }
}
