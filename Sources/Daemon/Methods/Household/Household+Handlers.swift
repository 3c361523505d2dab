import API
import Household
import JSONRPC

extension HouseholdGet {
    static let endpoint = Endpoint.query(method) { (context, _, _) throws(RPCError) in
        guard let household = context.household.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        return household
    }
}

extension HouseholdStatus {
    private static func say(_ clock: ClockTrust) -> String {
        clock == .trusted
            ? "Ready." : "Ready. No new day begins until a parent confirms the clock: kidctl time confirm-clock."
    }

    static let endpoint = Endpoint.query(method) { context, _, _ in
        let household = context.household.household
        if context.isDamaged {
            return Result(
                state: .damaged, name: household?.name,
                say:
                    "The household's data is damaged: stop kidd, see what is with kidd doctor, and put back the copy of the "
                    + "data folder that you saved last.")
        }
        guard let household else {
            return Result(state: .notSetUp, name: nil, say: "Not set up yet: run kidctl household set-up.")
        }
        return Result(state: .open, name: household.name, say: say(context.clock.trust))
    }
}
