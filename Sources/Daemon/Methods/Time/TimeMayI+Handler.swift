import API
import Household
import JSONRPC
import Shapes

extension TimeMayI {
    static let endpoint = Endpoint.hotQuery(method, until: { $0.decision.validUntil }) {
        (engine, params, call) throws(RPCError) in
        guard engine.damage.isEmpty else {
            return Result(
                decision: .damaged(at: call.moment.wall), version: 0, now: call.moment.wall, clock: engine.keeper.trust)
        }
        let child = try engine.child(of: call)
        try engine.checkLesson(of: params.activity)
        return Result(
            decision: engine.mayI(child, engine.whole(params.activity), at: call.moment), version: child.version,
            now: call.moment.wall, clock: engine.keeper.trust)
    }
}

extension Engine {
    /// A child's screen time at a moment: the one place where the rules are asked.
    func screenTime(of child: ChildState, at moment: Moment) -> ScreenTime {
        ScreenTime(book: child.time, policy: child.policy, calendar: calendar, moment: moment)
    }

    /// Whether this child may do this now: damage, the filter, then time.
    func mayI(_ child: ChildState, _ activity: ActivityRef, at moment: Moment) -> Decision {
        if child.isDamaged { return .damaged(at: moment.wall) }
        var decision = screenTime(of: child, at: moment)
            .mayI(activity, standing: standing(of: activity, child, at: moment))
        // The end of a pause changes the answer too.
        if activity.isLearning, let end = child.filter.nextEndOfPause(after: moment.wall) {
            decision.validUntil = min(decision.validUntil, end)
        }
        return decision
    }

    /// A mistyped lesson would be nobody's and always allowed.
    func checkLesson(of activity: ActivityRef) throws(RPCError) {
        guard let lesson = activity.lesson, !parts.shelf.knows(LessonID(rawValue: lesson)) else { return }
        throw RPCError(
            .unknownLesson, "there is no lesson \"\(lesson.brief())\": lesson.list has them all (kidctl lesson list)"
        )
    }

    /// An activity with the subject and the pack of its lesson, which budgets may name.
    func whole(_ activity: ActivityRef) -> ActivityRef {
        guard let lesson = activity.lesson, var known = parts.shelf.activity(of: LessonID(rawValue: lesson)) else {
            return activity
        }
        known.subject = known.subject ?? activity.subject
        known.app = activity.app
        return known
    }

    /// What the filter says to an activity before time is asked.
    func standing(of activity: ActivityRef, _ child: ChildState, at moment: Moment) -> Standing {
        if let app = activity.app, let code = child.filter.refusal(ofApp: app) { return .notAllowed(say: code.say) }
        if let lesson = activity.lesson,
            let verdict = gate(of: child, at: moment).verdict(on: .lesson(LessonID(rawValue: lesson)))
        {
            if case .refused(_, let say) = verdict { return .notAllowed(say: say) }
        } else if let subject = activity.subject,
            let code = child.filter.refusal(ofSubject: subject, now: moment.wall)
        {
            return .notAllowed(say: code.say)
        }
        return .open
    }
}
