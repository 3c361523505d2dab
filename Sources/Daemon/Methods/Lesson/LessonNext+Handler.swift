import API
import Household
import JSONRPC

extension LessonNext {
    static let endpoint = Endpoint.lastingQuery(method, until: { $0.gateHolds(at: $2.moment, $1) }) {
        (engine, params, call) throws(RPCError) in
        let child = try engine.child(of: call)
        try engine.requireWhole(child)
        let next = NextLesson(
            for: child, subject: params.subject, through: engine.gate(of: child, at: call.moment), engine.calendar)
        return Result(
            kind: next.kind, say: next.say,
            lesson: next.lesson.map { LessonList.Entry($0, child.learning.history[$0.lesson.id]) },
            place: next.place.map {
                Place(activity: $0.activity, state: $0.state, number: $0.number, total: $0.total)
            },
            welcomeBack: next.welcomeBack.map {
                WelcomeBack(daysAway: $0.daysAway, lesson: $0.lesson?.lesson.id, say: next.sayWelcomeBack ?? "")
            })
    }
}
