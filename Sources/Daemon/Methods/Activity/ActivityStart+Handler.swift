import API
import Household
import JSONRPC
import Shapes

extension ActivityStart {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireReadable(child)
        guard let wish = params.wish else {
            throw RPCError(
                parameter: ShapeFault(
                    message:
                        "must go together: a lesson is begun with lesson, a quiz with lesson and perhaps questions "
                        + "and limitSeconds, and a review with skill"))
        }
        let id = ActivityID(rawValue: context.newID())
        let lease = LeaseID(rawValue: id.rawValue)
        let result = try context.learn(child, at: call.moment) { (learning) throws(LearningRefusal) in
            try child.learning.start(
                wish, as: id, seed: context.machine.random(), replace: params.replace, in: learning)
        }
        let time = context.change(
            child,
            context.screenTime(of: child, at: call.moment).beginLease(
                lease, for: context.activityRef(result.reply.lesson), places: context.leasePlaces(call)))
        guard case .reply(let begun) = time.outcome else { return time.refused() }
        return Change(
            context.shelf.keeping(result.facts, in: context.household).and(
                time.turn.adding(result.facts.map(Fact.learning))),
            .reply { (turn) throws(RPCError) in
                ActivityReply(view: result.reply, lease: lease, time: TimeBrief(try begun(turn).decision))
            })
    }
}

extension PackShelf {
    /// The household keeps the edition of a lesson with the first start of it, in the same transaction.
    fileprivate func keeping(_ facts: [LearningFact], in household: HouseholdState) -> Turn {
        for case .started(let start) in facts {
            guard let edition = start.edition, !household.editions.has(edition), let kept = kept(edition) else { break }
            return Turn(household: [.editionKept(kept)])
        }
        return Turn()
    }
}
