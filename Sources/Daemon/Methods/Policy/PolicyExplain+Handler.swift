import API
import Household
import JSONRPC

extension PolicyExplain {
    static let endpoint = Endpoint.query(method) { (engine, params, call) throws(RPCError) in
        let child = try engine.child(named: params.child)
        try engine.checkLesson(of: params.activity)
        return Result(now: call.moment.wall, explanation: engine.explain(child, params.activity, at: call.moment))
    }
}

extension Engine {
    /// Why `mayI` answers as it does.
    func explain(_ child: ChildState, _ activity: ActivityRef, at moment: Moment) -> Explanation {
        if child.isDamaged { return .damaged(at: moment.wall) }
        var explanation = screenTime(of: child, at: moment)
            .explain(activity, standing: standing(of: activity, child, at: moment))
        explanation.decision = mayI(child, activity, at: moment)
        return explanation
    }
}
