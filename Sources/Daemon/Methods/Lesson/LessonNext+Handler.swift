import API
import Household
import JSONRPC
import Words

extension LessonNext {
    static let endpoint = Endpoint.query(method) {
        (context, params, call) throws(RPCError) in
        let child = try context.child(of: call, whole: true)
        let gate = context.gate(of: child, at: call.moment)
        try RPCError.check(subject: params.subject, in: context.shelf, gate)
        let next = NextLesson(for: child, subject: params.subject, through: gate, context.calendar) {
            child.isAway(from: $0, at: call.moment)
        }
        let time = context.brief(of: next, child, at: call.moment)
        return Result(
            kind: next.kind, say: time.allowed || next.kind == .nothing ? next.say : time.say,
            why: call.parent == nil ? next.why : next.whyForParents,
            lesson: next.lesson.map { LessonList.Entry($0, child.learning.history[$0.lesson.id]) },
            review: next.skill.map { Review(skill: $0.skill.id, title: $0.skill.name, subject: $0.subject) },
            mix: next.subject.map { Mix(subject: $0.id, title: $0.title) },
            place: next.place.map {
                Place(activity: $0.activity, kind: $0.kind, state: $0.state, number: $0.number, total: $0.total)
            },
            welcomeBack: next.welcomeBack.map {
                WelcomeBack(
                    daysAway: $0.daysAway, lesson: $0.lesson?.lesson.id,
                    say: next.sayWelcomeBack ?? Saying("welcomeBack"))
            }, time: time, questions: next.questions(for: child.learning, through: gate), domain: next.domain)
    }
}

extension HandlerContext {
    /// How time stands for what is proposed, and whether an open lesson may be finished after the end of time.
    fileprivate func brief(of next: NextLesson, _ child: ChildState, at moment: Moment) -> TimeBrief {
        if let place = next.place { return brief(of: place.activity, child, at: moment) }
        return TimeBrief(mayI(child, next.activityRef(in: self), at: moment))
    }
}

extension NextLesson {
    /// What the time of the proposed one counts as.
    fileprivate func activityRef(in context: HandlerContext) -> ActivityRef {
        if let lesson { return context.activityRef(lesson.lesson.id) }
        if let domain { return context.activityRef(domain.lesson) }
        return subject.map { ActivityRef(subject: $0.id) } ?? .anything
    }
}
