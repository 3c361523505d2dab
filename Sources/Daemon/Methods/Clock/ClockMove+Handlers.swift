import API
import Household
import JSONRPC

extension ClockMove {
    static let setEndpoint = Endpoint.change(set) { engine, params, _ in
        let home = engine.ledger.home
        // Not the call's moment: a call before it in the same read may have moved the clock.
        var reading = engine.reading()
        let wall = home.wallShift + (params.at - reading.wall)
        var facts: [Fact] = [.household(.clockMoved(wall: wall, mono: home.monoShift))]
        reading.wall = params.at
        if params.isConfirmed { facts.append(.household(.clockTrusted(ClockAnchor(reading)))) }
        return Change(facts: facts, result: Result(now: params.at))
    }

    static let advanceEndpoint = Endpoint.change(advance) { engine, params, _ in
        let home = engine.ledger.home
        let step = Milliseconds(params.seconds) * .second
        let fact = HouseholdFact.clockMoved(wall: home.wallShift + step, mono: home.monoShift + step)
        return Change(facts: [.household(fact)], result: Result(now: engine.now().wall + step))
    }
}
