import API
import Household
import JSONRPC

extension LessonCheck {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        guard let verdict = gate.verdict(on: .lesson(params.lesson)) else { throw .noSuchLesson(params.lesson) }
        let time = TimeBrief(context.mayI(child, context.activityRef(params.lesson), at: call.moment))
        switch verdict {
        case .refused(let code, let say):
            return Result(allowed: false, rule: code, say: say, lesson: nil, time: time)
        case .allowed:
            let lesson = gate.lesson(params.lesson).map {
                LessonList.Entry($0, child.learning.history[$0.lesson.id])
            }
            return Result(
                allowed: time.allowed, rule: nil, say: time.allowed ? nil : time.say, lesson: lesson, time: time)
        }
    }
}
