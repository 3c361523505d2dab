import API
import Household
import JSONRPC
import Words

extension HouseholdGet {
    static let endpoint = Endpoint.query(method) { (context, _, _) throws(RPCError) in
        guard let household = context.household.household else {
            throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
        }
        return household
    }
}

extension HouseholdStatus {
    private static func say(_ clock: ClockTrust) -> Saying {
        Saying(clock == .trusted ? "parent.status.ready" : "parent.status.clock")
    }

    /// How the household stands.
    static func state(of context: HandlerContext) -> State {
        context.isDamaged ? .damaged : context.household.household == nil ? .notSetUp : .open
    }

    static let endpoint = Endpoint.query(method) { context, _, _ in
        let household = context.household.household
        if context.isDamaged {
            return Result(
                state: .damaged, name: household?.name,
                say: Saying("parent.status.damaged"))
        }
        guard let household else {
            return Result(state: .notSetUp, name: nil, say: Saying("parent.status.notSetUp"))
        }
        return Result(state: .open, name: household.name, say: say(context.clock.trust))
    }
}
