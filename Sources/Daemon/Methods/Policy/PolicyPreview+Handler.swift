import API
import Household
import JSONRPC
import Shapes

extension PolicyPreview {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        try context.checkLesson(of: params.activity)
        try context.checkParts(of: params.activity, for: child, call)
        var time = context.screenTime(of: child, at: call.moment)
        if let change = params.change {
            guard call.parent != nil else {
                throw RPCError(
                    .pinRequired, "other limits are a parent's: unlock first (kidctl parent unlock)")
            }
            time = time.under(try context.checked(change, on: child.policy, call, at: "/change"))
        }
        let today = context.calendar.day(at: call.moment.wall)
        if let at = params.at { try check(at, call.moment.wall) }
        let first = params.from ?? params.at.map(context.calendar.day) ?? today
        guard abs(today.distance(to: first)) <= furthest else {
            let days = "\(today.advanced(by: -furthest)) to \(today.advanced(by: furthest))"
            throw RPCError(parameter: ShapeFault(path: "/first", message: "must be within a year of today: \(days)"))
        }
        let decision = params.at.map { at in
            let later = time.at(at)
            return later.mayI(
                params.activity, standing: context.standing(of: params.activity, child, at: later.moment))
        }
        return Result(
            today: today, now: call.moment.wall,
            days: time.preview(
                from: first, days: params.days, added: child.since.map(context.calendar.day)),
            decision: decision.map { $0.quoted(to: child, by: context) }, note: params.at.map(time.assumption))
    }

    /// What was is in the usage; whether it was allowed then, only the rules of then would tell.
    private static func check(_ at: Instant, _ now: Instant) throws(RPCError) {
        if at < Instant(seconds: now.seconds) {
            throw RPCError(parameter: ShapeFault(path: "/at", message: "has passed: name a time to come"))
        }
        if at > now + Milliseconds(furthest) * .day {
            throw RPCError(
                parameter: ShapeFault(path: "/at", message: "is too far ahead: at most \(furthest) days are possible"))
        }
    }
}
