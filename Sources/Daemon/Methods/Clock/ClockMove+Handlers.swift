import API
import Household
import JSONRPC

extension ClockMove {
    static let setEndpoint = Endpoint.change(set) { house, params, _ in
        let home = house.ledger.home
        // Not the call's moment: a call before it in the same read may have moved the clock.
        let wall = home.wallShift + (params.at - house.now().wall)
        return Change(
            facts: [.household(.clockMoved(wall: wall, mono: home.monoShift))], result: Result(now: params.at))
    }

    static let advanceEndpoint = Endpoint.change(advance) { house, params, _ in
        let home = house.ledger.home
        let step = Milliseconds(params.seconds) * .second
        let fact = HouseholdFact.clockMoved(wall: home.wallShift + step, mono: home.monoShift + step)
        return Change(facts: [.household(fact)], result: Result(now: house.now().wall + step))
    }
}
