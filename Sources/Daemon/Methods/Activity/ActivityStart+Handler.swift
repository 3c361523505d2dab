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
                        "must go together: a lesson is begun with lesson, a quiz with lesson or subject and "
                        + "perhaps questions and limitSeconds, and a review with skill; "
                        + "a practice perhaps with domain, strategy, factBand and questions, timed perhaps with domain, "
                        + "and copying with nothing else"
                ))
        }
        if let drill = params.drill, !drill.isPossible(in: params.domain ?? .addSubtract) {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/strategy", message: "no fact of this domain and band is found in this way"))
        }
        let id = ActivityID(rawValue: context.newID())
        let lease = LeaseID(rawValue: id.rawValue)
        let result = try context.learn(child, at: call.moment) { (learning) throws(LearningRefusal) in
            var learning = learning
            if let shows = params.shows { learning.shows = Set(shows) }
            return try child.learning.start(
                wish, as: id, seed: context.machine.random(), replace: params.replace, in: learning
            ) { child.isAway(from: $0, at: call.moment) }
        }
        guard case .started(let started)? = result.facts.last else { throw RPCError.fault("a start without its fact") }
        let time = context.change(
            child,
            context.screenTime(of: child, at: call.moment).beginLease(
                lease, for: Activity(started).ref(on: context.shelf), places: context.leasePlaces(call)))
        guard case .reply(let begun) = time.outcome else { return time.refused() }
        return Change(
            context.shelf.keeping(started, in: context.household).and(
                time.turn.adding(result.facts.map(Fact.learning))),
            .reply { (turn) throws(RPCError) in
                ActivityReply(view: result.reply, lease: lease, time: TimeBrief(try begun(turn).decision))
            })
    }
}

extension PackShelf {
    /// The household keeps the editions of lessons with the first start of them, in the same transaction.
    fileprivate func keeping(_ start: ActivityStarted, in household: HouseholdState) -> Turn {
        let editions = Activity(start).editions.filter { !household.editions.has($0) }
        return Turn(household: editions.compactMap(kept).map(HouseholdFact.editionKept))
    }
}
