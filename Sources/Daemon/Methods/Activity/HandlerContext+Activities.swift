import API
import Household
import JSONRPC
import Words

/// The calls on an open activity: what learning decides, and the time it takes.
extension HandlerContext {
    /// What time says to a call on an open activity.
    private enum TimeForActivity {
        /// The child may go on: the facts by which the time is counted, and what is left of the grace when time is over.
        case counts([TimeFact], Decision, finish: FinishTime?)
        /// Time has ended: the facts by which the lease ends.
        case over([TimeFact], Decision)
    }

    /// Whether the child may go on with an open activity although time is over, when a front-end asks by its lease.
    func finishTime(_ lease: LeaseID, _ child: ChildState, at moment: Moment) -> FinishTime? {
        guard let activity = child.learning.openActivity(withID: ActivityID(rawValue: lease.rawValue)),
            !child.isDamaged, canStoreUse
        else { return nil }
        let ref = activity.ref(on: shelf)
        return screenTime(of: child, at: moment)
            .mayFinish(activity, ref, standing: standing(of: ref, child, at: moment)).time(at: moment.wall)
    }

    /// How time stands for an activity: whether it or one like it may go on, and whether what is open may be finished
    /// after the end of time.
    func brief(of id: ActivityID, _ child: ChildState, at moment: Moment) -> TimeBrief {
        guard let activity = child.learning.activity(id) else { return TimeBrief(mayI(child, .anything, at: moment)) }
        let decision = mayI(child, activity.ref(on: shelf), at: moment)
        let lease = LeaseID(rawValue: id.rawValue)
        return TimeBrief(decision, finish: decision.allowed ? nil : finishTime(lease, child, at: moment))
    }

    /// Whether the child may go on with an open activity: every call on it renews its lease, or begins a new one after a
    /// pause or a crash.
    ///
    /// When time has ended, what was open may be finished within the policy's grace, and its time counts too.
    private func useTime(
        of child: ChildState, for activity: Activity, _ ref: ActivityRef, _ call: Call
    ) throws(RPCError) -> TimeForActivity {
        let moment = call.moment
        try requireReadable(child)
        // Use that could not be stored does not go on; the lease runs out by itself.
        guard canStoreUse else { throw notNow(.unstorable(at: moment.wall)) }
        let time = screenTime(of: child, at: moment)
        let standing = standing(of: ref, child, at: moment)
        let lease = LeaseID(rawValue: activity.id.rawValue)
        let outcome = time.beginLease(lease, for: ref, standing: standing, places: leasePlaces(call))
        switch outcome.result {
        case .success(let reply):
            if reply.decision.allowed { return .counts(outcome.facts, reply.decision, finish: nil) }
        case .failure(let refusal):
            // Anything but "not now" has nothing to do with the end of time.
            guard case .notNow = refusal.kind else { throw error(refusal) }
        }
        let finish = time.mayFinish(activity, ref, standing: standing)
        if finish.allowed {
            let facts = finishing(time, lease, ref, standing)
            return .counts(facts, finish.decision, finish: finish.time(at: moment.wall))
        }
        return .over(time.endLease(lease, standing: standing).facts, finish.decision)
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

    /// A rule of learning on one activity, and how its caller is told.
    struct ActivityCall<Reply: Sendable, Answer> {
        var activity: ActivityID
        /// Tells a call that was answered before: it gets its first reply also when time has ended.
        var isRepeat: (LearningResult<Reply>) -> Bool = { _ in false }
        /// When the call was answered before: what was earned then is told again.
        var toldAt: (ChildState) -> Instant? = { _ in nil }
        var decide: (ChildState, LearningContext) throws(LearningRefusal) -> LearningResult<Reply>
        var answer: (Reply, TimeBrief, RewardNews) -> Answer
        /// What is left of the reply when time is over and nothing more may be opened; nil: all of it, and what is open
        /// may be finished.
        var closing: (Reply) -> Reply? = { _ in nil }
    }

    /// Answers a call that reads or changes an open activity.
    func change<Reply: Sendable, Answer>(
        _ rule: ActivityCall<Reply, Answer>, _ call: Call
    ) throws(RPCError) -> Change<Answer> {
        let child = try child(of: call)
        let result = try learn(child, at: call.moment) { (learning) throws(LearningRefusal) in
            try rule.decide(child, learning)
        }
        let day = calendar.day(at: call.moment.wall)
        // What has ended or rests needs no time: a repeated answer, a summary asked again, a look at a paused lesson.
        guard let activity = child.learning.openActivity(withID: rule.activity), !rule.isRepeat(result),
            activity.state == .running || !result.facts.isEmpty
        else {
            let time = brief(of: rule.activity, child, at: call.moment)
            let told = rule.toldAt(child).map { news(of: child, at: $0) }
            return Change(child, result.facts.map(Fact.learning)) { turn in
                rule.answer(result.reply, time, told ?? turn.news(of: child, on: day))
            }
        }
        let ref = activity.ref(on: shelf)
        switch try useTime(of: child, for: activity, ref, call) {
        case .over(let facts, let decision):
            return Change(Turn(.child(child), facts.map(Fact.time)), .refusal(notNow(decision)))
        case .counts(let facts, let decision, let finish):
            // A question that is opened after the end has no grace of its own; a lesson and a sprint go on within theirs.
            let isWhole = child.policy.finishing == .lesson || activity.kind == .timed
            let moment = call.moment
            return Change(child, facts.map(Fact.time) + result.facts.map(Fact.learning)) { [self] turn in
                let news = turn.news(of: child, on: day)
                // Earned minutes change what the child may.
                let after = news.minutes == nil ? decision : mayI(turn.after(child), ref, at: moment)
                if !after.allowed, !isWhole, let last = rule.closing(result.reply) {
                    return rule.answer(last, TimeBrief(after), news)
                }
                return rule.answer(result.reply, TimeBrief(after, finish: after.allowed ? nil : finish), news)
            }
        }
    }

    /// Stops an activity's time: it is counted, and its lease ends.
    ///
    /// - Parameter say: what the child hears while there is time for more.
    func leave(
        _ id: ActivityID, _ call: Call, say: Saying? = nil,
        _ decide: (ChildState, LearningContext) throws(LearningRefusal) -> LearningResult<ActivityView>
    ) throws(RPCError) -> Change<ActivityReply> {
        let child = try child(of: call)
        let result = try learn(child, at: call.moment) { (learning) throws(LearningRefusal) in
            try decide(child, learning)
        }
        // A summary that is asked for again comes with what was earned by the finish.
        let finishedAt = child.learning.activity(id).flatMap { $0.state == .finished ? $0.lastAt : nil }
        let told = finishedAt.map { news(of: child, at: $0) }
        return Change(child, result.facts.map(Fact.learning)) { [self] turn in
            let news = turn.news(of: child, on: calendar.day(at: call.moment.wall))
            var time = brief(of: id, turn.after(child), at: call.moment)
            if time.state == .active, let say { time.say = say }
            return ActivityReply(view: result.reply, time: time, news: told ?? news)
        }
    }

    /// Runs a rule of learning; its refusals become errors. One that invites the child to something says so only while
    /// there is time for it: otherwise the child hears what it is told of time.
    func learn<Value>(
        _ child: ChildState, at moment: Moment, _ body: (LearningContext) throws(LearningRefusal) -> Value
    ) throws(RPCError) -> Value {
        do throws(LearningRefusal) {
            return try body(learning(of: child, at: moment))
        } catch {
            var refusal = error
            if refusal.kind.invites {
                let open: ActivityID? = if case .open(let id) = refusal.kind { id } else { nil }
                let time =
                    open.map { brief(of: $0, child, at: moment) } ?? TimeBrief(mayI(child, .anything, at: moment))
                if !time.allowed { refusal.say = time.say }
            }
            throw RPCError(refusal)
        }
    }
}

extension RPCError {
    init(_ refusal: LearningRefusal) {
        if case .unknownLesson(let id) = refusal.kind {
            self = .noSuchLesson(id)
            return
        }
        var data: [Detail] = [.say(refusal.say)]
        let code: ErrorCode
        switch refusal.kind {
        case .open(let id):
            code = .activityOpen
            data.append(.text("activity", id.rawValue))
        case .unknownLesson: code = .unknownLesson
        case .unknownSkill: code = .unknownSkill
        case .nothingToAsk, .nothingToMix: code = .nothingToAsk
        case .reviewNotDue: code = .reviewNotDue
        case .sprintsRest(let seconds):
            code = .sprintsRest
            data.append(.integer("restSeconds", seconds))
        case .filtered(let reason):
            code = .filtered
            data.append(.text("rule", reason.rawValue))
        case .unknownActivity: code = .unknownActivity
        case .finished, .abandoned: code = .activityFinished
        case .paused: code = .activityPaused
        case .stalePresentation(let current):
            code = .stalePresentation
            data.append(.text("presentation", current.rawValue))
        case .wrongShape: code = .wrongShape
        case .unfinished: code = .unfinished
        case .hintNotAvailable, .notEnoughStars, .factIsAsked: code = .hintNotAvailable
        case .contentChanged: code = .activityFinished
        }
        self.init(code, refusal.message, data)
    }
}
