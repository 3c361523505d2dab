import API
import Household
import JSONRPC

extension Engine {
    /// What the rules of learning need to know.
    func context(of child: ChildState, at moment: Moment) -> LearningContext {
        LearningContext(
            gate: gate(of: child, at: moment), hintsOffered: child.profile.offersHints, now: moment,
            day: calendar.day(at: moment.wall))
    }

    /// What an activity's time counts as.
    func activityRef(_ lesson: LessonID) -> ActivityRef {
        parts.shelf.activity(of: lesson) ?? ActivityRef(lesson: lesson.rawValue)
    }

    /// A new id, which nobody can guess: 10 characters.
    func newActivityID() -> ActivityID {
        let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
        let random = parts.random()
        return ActivityID(rawValue: String((0..<10).map { letters[Int((random >> UInt64($0 * 5)) & 31)] }))
    }

    /// Whether the child may go on with an open activity, and the facts by which its time is counted: every call on an
    /// activity renews its lease, or begins a new one after a pause or a crash.
    ///
    /// When time has ended, what was open may be finished within the policy's grace, and its time counts too.
    func useTime(
        of child: ChildState, for activity: Activity, _ call: Call
    ) throws(RPCError) -> (facts: [TimeFact], decision: Decision) {
        try requireReadable(child)
        let time = screenTime(of: child, at: call.moment)
        let ref = activityRef(activity.lesson)
        let standing = standing(of: ref, child, at: call.moment)
        let lease = LeaseID(rawValue: activity.id.rawValue)
        let outcome = time.beginLease(lease, for: ref, standing: standing)
        switch outcome.result {
        case .success(let reply): if reply.decision.allowed { return (outcome.facts, reply.decision) }
        case .failure(let refusal):
            // Anything but "not now" has nothing to do with the end of time.
            guard case .notNow = refusal.kind else { throw error(refusal) }
        }
        let finish = time.mayFinish(
            ref, standing: standing, questionOpenSince: activity.answers.last?.at ?? activity.startedAt,
            lessonOpenSince: activity.startedAt)
        if finish.allowed { return (finishing(time, lease, ref, standing), finish.decision) }
        let ended = time.endLease(lease, standing: standing)
        let facts = earning(ended.facts.map(Fact.time), child, at: call.moment).facts
        record(facts, child: child.profile.id, by: call.author, at: call.moment)
        throw notNow(finish.decision)
    }

    /// The facts of a call within the grace: its time counts, and the end of time is written down, so that what is
    /// opened from now on lies after it.
    private func finishing(
        _ time: ScreenTime, _ lease: LeaseID, _ ref: ActivityRef, _ standing: Standing
    ) -> [TimeFact] {
        var facts = time.beginLease(lease, for: ref, standing: standing, isFinishing: true).facts
        var book = time.book
        book.apply(facts)
        if book.ended == nil {
            facts.append(.timeEnded(EndOfTime(wall: time.moment.wall - 1, mark: time.moment.mark)))
        }
        return facts
    }

    /// Answers a call that reads or changes an open activity.
    ///
    /// - Parameters:
    ///   - isRepeat: tells a call that was answered before: it gets its first reply also when time has ended.
    ///   - toldAt: when the call was answered before: what was earned then is told again.
    func change<Reply, Answer>(
        _ id: ActivityID, _ call: Call,
        isRepeat: (LearningResult<Reply>) -> Bool = { _ in false },
        toldAt: (ChildState) -> Instant? = { _ in nil },
        _ decide: (ChildState, LearningContext) throws(LearningRefusal) -> LearningResult<Reply>,
        answer: (Reply, Decision, RewardNews) -> Answer
    ) throws(RPCError) -> Change<Answer> {
        let child = try child(of: call)
        let result = try learn { () throws(LearningRefusal) in try decide(child, context(of: child, at: call.moment)) }
        // What has ended or rests needs no time: a repeated answer, a summary asked again, a look at a paused lesson.
        guard let activity = child.learning.open, activity.id == id, !isRepeat(result),
            activity.state == .running || !result.facts.isEmpty
        else {
            let decision = mayI(child, .anything, at: call.moment)
            let earned = earning(result.facts.map(Fact.learning), child, at: call.moment)
            let news = toldAt(child).map { self.news(of: child, at: $0) } ?? earned.news
            return Change(
                child: child.profile.id, facts: earned.facts, result: answer(result.reply, decision, news))
        }
        let time = try useTime(of: child, for: activity, call)
        var facts = time.facts.map(Fact.time) + result.facts.map(Fact.learning)
        // The last answer ends the lesson and with it the lease.
        if case .finished? = result.facts.last {
            facts.append(.time(.leaseEnded(LeaseID(rawValue: id.rawValue))))
        }
        facts += pausesEnded(by: result.facts, child, at: call.moment)
        var decision = time.decision
        let minutes = earnMinutes(by: result.facts, &facts, child, call, &decision)
        var earned = earning(facts, child, at: call.moment)
        earned.news.minutes = minutes
        return Change(
            child: child.profile.id, facts: earned.facts, result: answer(result.reply, decision, earned.news))
    }

    /// Runs a rule of learning; its refusals become errors.
    func learn<Value>(_ body: () throws(LearningRefusal) -> Value) throws(RPCError) -> Value {
        do throws(LearningRefusal) { return try body() } catch { throw RPCError(error) }
    }
}

extension RPCError {
    init(_ refusal: LearningRefusal) {
        var data: [Detail] = [.text("say", refusal.say)]
        let code: ErrorCode
        switch refusal.kind {
        case .open(let id):
            code = .activityOpen
            data.append(.text("activity", id.rawValue))
        case .unknownLesson: code = .unknownLesson
        case .filtered(let reason):
            code = .filtered
            data.append(.text("code", reason.rawValue))
        case .unknownActivity: code = .unknownActivity
        case .finished, .abandoned: code = .activityFinished
        case .paused: code = .activityPaused
        case .stalePresentation(let current):
            code = .stalePresentation
            data.append(.text("current", current.rawValue))
        case .wrongShape: code = .wrongShape
        case .unfinished: code = .unfinished
        case .hintNotAvailable, .notEnoughStars: code = .hintNotAvailable
        case .contentChanged: code = .activityFinished
        }
        self.init(code, refusal.message, data)
    }
}

extension Engine {
    /// Stops an activity's time: it is counted and its lease ends.
    func leave(
        _ id: ActivityID, _ call: Call,
        _ decide: (ChildState, LearningContext) throws(LearningRefusal) -> LearningResult<ActivityView>
    ) throws(RPCError) -> Change<ActivityReply> {
        let child = try child(of: call)
        let result = try learn { () throws(LearningRefusal) in try decide(child, context(of: child, at: call.moment)) }
        let lease = LeaseID(rawValue: id.rawValue)
        let ended = try timeChange(child, call, screenTime(of: child, at: call.moment).endLease(lease))
        var facts = ended.facts + result.facts.map(Fact.learning)
        var decision = ended.result.decision
        let minutes = earnMinutes(by: result.facts, &facts, child, call, &decision)
        var earned = earning(facts, child, at: call.moment)
        earned.news.minutes = minutes
        // A summary that is asked for again comes with what was earned by the finish.
        let told = child.learning.activity(id).flatMap { $0.state == .finished ? $0.lastAt : nil }
        return Change(
            child: child.profile.id,
            facts: earned.facts + pausesEnded(by: result.facts, child, at: call.moment),
            result: ActivityReply(
                view: result.reply, time: decision,
                news: told.map { news(of: child, at: $0) } ?? earned.news))
    }
}
