import API
import Household
import JSONRPC

extension ActivityList {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        let book = child.learning
        return Result(
            activities: (book.openByUse + book.closed.reversed()).map {
                Entry($0, through: gate, forParent: call.parent != nil)
            })
    }
}

extension ActivityList.Entry {
    fileprivate init(_ activity: Activity, through gate: ContentGate, forParent: Bool) {
        self.init(
            activity: activity.id, kind: activity.kind, lesson: activity.lesson,
            title: gate.title(of: activity) ?? "", skill: activity.skill, subject: activity.mixedSubject,
            state: activity.state,
            startedAt: activity.startedAt, lastAt: activity.lastAt, answered: activity.firstAnswers.count,
            total: activity.total, number: [.running, .paused].contains(activity.state) ? activity.number : nil,
            summary: activity.summary, rests: forParent ? activity.rests : nil)
    }
}

extension ActivityReplay {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        let child = try context.child(named: params.child, whole: true)
        let library = try context.wholeLibrary(for: call)
        guard let activity = child.learning.activity(params.activity) else {
            throw RPCError(LearningRefusal(.unknownActivity(params.activity)))
        }
        return Result(
            activity: activity.id, kind: activity.kind, lesson: activity.lesson, seed: String(activity.seed),
            steps: activity.replay(in: library).map(Step.init))
    }
}

extension ActivityReplay.Step {
    fileprivate init(_ step: ReplayedQuestion) {
        self.init(
            question: step.question, presentation: step.presentation, answer: step.answer?.answer,
            outcome: step.answer?.outcome, hints: step.answer?.hints ?? 0,
            responseMilliseconds: step.answer?.responseMilliseconds.map { Int($0) }, at: step.answer?.at)
    }
}
