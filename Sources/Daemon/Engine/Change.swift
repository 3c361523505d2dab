import Household
import JSONRPC

/// What a handler decided: a turn, and what its caller is told once the turn is stored.
struct Change<Result> {
    /// What the caller is told.
    enum Outcome {
        /// Made from the closed turn, which has the consequences too.
        case reply((ClosedTurn) throws(RPCError) -> Result)
        /// The facts of the turn stand all the same: time that was counted, a wrong entry.
        case refusal(RPCError)
    }

    var turn: Turn
    var outcome: Outcome
    /// How the reply is kept for a repeated call; as it was encoded when this gives nothing.
    var keep: (Result) -> KeptReply? = { _ in nil }

    init(_ turn: Turn, _ outcome: Outcome) {
        self.turn = turn
        self.outcome = outcome
    }

    /// A change of one child.
    init(_ child: ChildState, _ facts: [Fact], result: Result) {
        self.init(Turn(.child(child), facts), .reply { _ in result })
    }

    /// A change of one child whose reply tells what followed.
    init(_ child: ChildState, _ facts: [Fact], reply: @escaping (ClosedTurn) throws(RPCError) -> Result) {
        self.init(Turn(.child(child), facts), .reply(reply))
    }

    /// A change of the household.
    init(household facts: [HouseholdFact], result: Result) {
        self.init(Turn(household: facts), .reply { _ in result })
    }

    /// The same refusal for a caller that would have been told something else.
    func refused<Other>() -> Change<Other> {
        guard case .refusal(let error) = outcome else { return Change<Other>(turn, .refusal(.fault("no refusal"))) }
        return Change<Other>(turn, .refusal(error))
    }
}
