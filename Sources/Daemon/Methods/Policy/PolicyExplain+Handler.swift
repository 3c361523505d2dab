import API
import Household
import JSONRPC

extension PolicyExplain {
    static let endpoint = Endpoint.query(method) { (house, params, call) throws(RPCError) in
        let child = try house.child(named: params.child)
        try house.checkLesson(of: params.activity)
        return Result(now: call.moment.wall, explanation: house.explain(child, params.activity, at: call.moment))
    }
}

extension House {
    /// Why `mayI` answers as it does.
    func explain(_ child: ChildState, _ activity: ActivityRef, at moment: Moment) -> Explanation {
        if child.isDamaged { return .damaged(at: moment.wall) }
        var explanation = screenTime(of: child, at: moment)
            .explain(activity, standing: standing(of: activity, child, at: moment))
        explanation.decision = mayI(child, activity, at: moment)
        return explanation
    }
}
