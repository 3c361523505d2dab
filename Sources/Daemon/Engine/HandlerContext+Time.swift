import API
import Household
import JSONRPC
import Shapes
import Words

/// Screen time, as handlers ask it.
extension HandlerContext {
    /// A child's screen time at a moment: the one place where the rules are asked.
    func screenTime(of child: ChildState, at moment: Moment) -> ScreenTime {
        ScreenTime(book: child.time, policy: child.policy, calendar: calendar, moment: moment)
    }

    /// Whether this child may do this now: damage, the filter, then time.
    func mayI(_ child: ChildState, _ activity: ActivityRef, at moment: Moment) -> Decision {
        if child.isDamaged { return .damaged(at: moment.wall) }
        if !canStoreUse { return .unstorable(at: moment.wall) }
        var decision = screenTime(of: child, at: moment)
            .mayI(activity, standing: standing(of: activity, child, at: moment))
        // The end of a pause changes the answer too.
        if activity.isLearning, let end = child.filter.nextEndOfPause(after: moment.wall) {
            decision.validUntil = min(decision.validUntil, end)
        }
        return decision
    }

    /// Why a child cannot use all of the minutes that it has got, in its own words; nil when it can.
    func caution(about grant: GrantID, of child: ChildState, at moment: Moment) -> Saying? {
        guard !child.isDamaged, let scope = child.time.account(grant)?.grant.scope else { return nil }
        let activity: ActivityRef = if case .activity(let activity) = scope { activity } else { .anything }
        return screenTime(of: child, at: moment)
            .caution(about: grant, standing: standing(of: activity, child, at: moment))
    }

    /// A mistyped lesson would be nobody's and always allowed.
    func checkLesson(of activity: ActivityRef) throws(RPCError) {
        guard let lesson = activity.lesson, !shelf.knows(LessonID(rawValue: lesson)) else { return }
        throw .noSuchLesson(LessonID(rawValue: lesson))
    }

    /// A mistyped subject or pack is nobody's: minutes for it could never be used, and it would always be allowed.
    /// Suggests only what the child may see; a parent sees all.
    func checkParts(of activity: ActivityRef, for child: ChildState, _ call: Call) throws(RPCError) {
        guard activity.subject != nil || activity.pack != nil else { return }
        if call.parent != nil {
            return try checkExists(
                ActivityRef(subject: activity.subject, pack: activity.pack), at: "/activity", for: call)
        }
        let gate = gate(of: child, at: call.moment)
        let parts: [(path: String, name: String, target: FilterTarget)] = [
            activity.subject.map { ("/activity/subject", $0, .subject($0)) },
            activity.pack.map { ("/activity/pack", $0, .pack(PackID(rawValue: $0))) },
        ].compactMap { $0 }
        for part in parts where gate.verdict(on: part.target) == nil {
            let seen =
                if case .pack = part.target {
                    gate.packs.map(\.pack.manifest.id.rawValue)
                } else {
                    Set(gate.lessons.map(\.lesson.subject)).sorted()
                }
            let near = NearestWord.of(part.name, in: seen).map { " (did you mean \"\($0)\"?)" } ?? ""
            throw RPCError(
                parameter: ShapeFault(path: part.path, message: "\"\(part.name.brief())\" does not exist" + near))
        }
    }

    /// An activity with the subject and the pack of its lesson, which budgets may name.
    func whole(_ activity: ActivityRef) -> ActivityRef {
        guard let lesson = activity.lesson, var known = shelf.activity(of: LessonID(rawValue: lesson)) else {
            return activity
        }
        known.subject = known.subject ?? activity.subject
        known.app = activity.app
        return known
    }

    /// A lesson as time knows it.
    func activityRef(_ lesson: LessonID) -> ActivityRef {
        shelf.activity(of: lesson) ?? ActivityRef(lesson: lesson.rawValue)
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

    /// What the filter says to what an open lease is for.
    func standing(of lease: LeaseID, _ child: ChildState, at moment: Moment) -> Standing {
        standing(of: child.time.lease(lease)?.activity ?? .anything, child, at: moment)
    }

    /// A command on screen time as a change. Time that was counted stands even when the command is refused.
    func change<Answer: TimeReply>(_ child: ChildState, _ outcome: TimeOutcome<Answer>) -> Change<Answer> {
        let facts = outcome.facts.map(Fact.time)
        switch outcome.result {
        case .success(var reply):
            if child.isDamaged {
                reply.decision = .damaged(at: moment.wall)
            } else if reply.decision.allowed, !canStoreUse {
                reply.decision = .unstorable(at: moment.wall)
            }
            reply.decision = reply.decision.quoted(to: child, by: self)
            return Change(child, facts, result: reply)
        case .failure(let refusal):
            return Change(Turn(.child(child), facts), .refusal(error(refusal)))
        }
    }

    /// A refusal of a time command as callers are told.
    func error(_ refusal: TimeRefusal) -> RPCError {
        switch refusal.kind {
        case .notNow(let decision): notNow(decision)
        case .leaseExpired(let lease):
            RPCError(.leaseExpired, refusal.message, [.text("lease", lease.rawValue)])
        case .leaseTaken(let lease): RPCError(.leaseTaken, refusal.message, [.text("lease", lease.rawValue)])
        case .tooManyLeases: RPCError(.tooManyLeases, refusal.message)
        case .tooManyGrants: RPCError(.tooManyGrants, refusal.message)
        case .unknownGrant(let grant): RPCError(.unknownGrant, refusal.message, [.text("grant", grant.rawValue)])
        case .invalid(let path):
            RPCError(parameter: ShapeFault(path: "/" + path, message: "is not possible. \(refusal.message)"))
        }
    }

    /// "Not now" with the whole answer, or the filter's own error.
    func notNow(_ decision: Decision) -> RPCError {
        if decision.state == .notAllowed {
            return RPCError(.filtered, decision.say.description, [.say(decision.say)])
        }
        return RPCError(
            .notNow, decision.say.description, [.say(decision.say), .spoken("decision", decision, .decision)])
    }
}

/// A reply to a command on screen time: with what the child may do now.
protocol TimeReply {
    var decision: Decision { get set }
}

extension LeaseReply: TimeReply {}
extension LockReply: TimeReply {}
extension GrantReply: TimeReply {}
extension UndoReply: TimeReply {}

extension Activity {
    /// What its time counts as: its lesson, or the subject that a quiz mixes and the pack of its first lesson.
    func ref(on shelf: PackShelf) -> ActivityRef {
        mixedSubject.map { ActivityRef(subject: $0, pack: pack.rawValue) } ?? shelf.activity(of: lesson)
            ?? ActivityRef(lesson: lesson.rawValue)
    }
}
