import API
import Household
import JSONRPC
import Shapes

extension TimeMayI {
    static let endpoint = Endpoint.hotQuery(method, until: { $0.decision.validUntil }) {
        (context, params, call) throws(RPCError) in
        guard !context.isDamaged else {
            return Result(
                decision: .damaged(at: call.moment.wall), version: 0, now: call.moment.wall, clock: context.clock.trust)
        }
        let child = try context.child(of: call)
        try context.checkLesson(of: params.activity)
        try context.checkParts(of: params.activity, for: child, call)
        return Result(
            decision: context.mayI(child, context.whole(params.activity), at: call.moment), version: child.version,
            now: call.moment.wall, clock: context.clock.trust)
    }
}
