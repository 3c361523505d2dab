import API
import Household
import JSONRPC
import Shapes

extension ClockMove {
    static let setEndpoint = Endpoint.change(set) { context, params, _ in
        let home = context.household
        // Not the call's moment: a call before it in the same read may have moved the clock.
        var reading = context.reading()
        let wall = home.wallShift + (params.at - reading.wall)
        var facts: [HouseholdFact] = [.clockMoved(wall: wall, mono: home.monoShift)]
        reading.wall = params.at
        if params.confirmed { facts.append(.clockTrusted(ClockAnchor(reading))) }
        return Change(household: facts, result: Result(now: params.at))
    }

    static let advanceEndpoint = Endpoint.change(advance) { (context, params, _) throws(RPCError) in
        let home = context.household
        let step = Milliseconds(params.seconds) * .second
        let now = context.now().wall + step
        guard Instant.speakable.contains(now) else {
            throw RPCError(parameter: ShapeFault(path: "/seconds", message: "would lead beyond the year 9998"))
        }
        let fact = HouseholdFact.clockMoved(wall: home.wallShift + step, mono: home.monoShift + step)
        return Change(household: [fact], result: Result(now: now))
    }
}
