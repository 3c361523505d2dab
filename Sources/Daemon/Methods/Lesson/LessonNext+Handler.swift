import API
import Household
import JSONRPC

extension LessonNext {
    static let endpoint = Endpoint.lastingQuery(method) {
        (context, params, call) throws(RPCError) in
        let child = try context.child(of: call)
        try context.requireWhole(child)
        let next = NextLesson(
            for: child, subject: params.subject, through: context.gate(of: child, at: call.moment), context.calendar)
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
