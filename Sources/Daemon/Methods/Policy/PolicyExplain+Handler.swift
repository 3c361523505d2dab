import API
import Household
import JSONRPC

extension PolicyExplain {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.presentChild(named: params.child)
        try context.checkLesson(of: params.activity)
        try context.checkParts(of: params.activity, for: child, call)
        var explanation = context.explain(child, params.activity, at: call.moment)
        explanation.decision = explanation.decision.quoted(to: child, by: context)
        return Result(now: call.moment.wall, explanation: explanation)
    }
}

extension HandlerContext {
    /// Why `mayI` answers as it does.
    func explain(_ child: ChildState, _ activity: ActivityRef, at moment: Moment) -> Explanation {
        if child.isDamaged { return .damaged(at: moment.wall) }
        var explanation = screenTime(of: child, at: moment)
            .explain(activity, standing: standing(of: activity, child, at: moment))
        explanation.decision = mayI(child, activity, at: moment)
        return explanation
    }
}
