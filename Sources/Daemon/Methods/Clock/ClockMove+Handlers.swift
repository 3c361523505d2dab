import API
import Household
import JSONRPC

extension ClockMove {
    static let setEndpoint = Endpoint.change(set) { house, params, call in
        let home = house.ledger.home
        let wall = home.wallShift + (params.at - call.moment.wall)
        return Change(
            facts: [.household(.clockMoved(wall: wall, mono: home.monoShift))], result: Result(now: params.at))
    }

    static let advanceEndpoint = Endpoint.change(advance) { house, params, call in
        let home = house.ledger.home
        let step = Milliseconds(params.seconds) * .second
        let fact = HouseholdFact.clockMoved(wall: home.wallShift + step, mono: home.monoShift + step)
        return Change(facts: [.household(fact)], result: Result(now: call.moment.wall + step))
    }
}
