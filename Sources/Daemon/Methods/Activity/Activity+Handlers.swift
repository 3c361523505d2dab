import API
import Household
import JSONRPC

extension ActivityQuestion {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.change(
            .init(
                activity: params.activity,
                decide: { (child, learning) throws(LearningRefusal) in
                    try child.learning.comeBack(
                        to: params.activity, isAway: child.isAway(from: params.activity, at: call.moment), in: learning)
                },
                answer: ActivityReply.init(view:time:news:)),
            call)
    }
}

extension ChildState {
    /// Whether the lease of an activity has run out: nobody is at it.
    func isAway(from activity: ActivityID, at moment: Moment) -> Bool {
        !time.isLive(LeaseID(rawValue: activity.rawValue), at: moment)
    }
}

extension ActivityShown {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.change(
            .init(
                activity: params.activity,
                decide: { (child, learning) throws(LearningRefusal) in
                    let shown = try child.learning.shown(params.presentation, of: params.activity, in: learning)
                    let view = try child.learning.question(of: params.activity, in: learning)
                    return LearningResult(facts: shown.facts, reply: view)
                },
                answer: ActivityReply.init(view:time:news:)),
            call)
    }
}

extension ActivityAnswer {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        var change = try context.change(
            .init(
                activity: params.activity, isRepeat: { $0.facts.isEmpty },
                toldAt: { $0.learning.answer(to: params.presentation, of: params.activity)?.at },
                decide: { (child, learning) throws(LearningRefusal) in
                    try child.learning.answer(
                        params.presentation, of: params.activity, with: params.answer,
                        narrationMilliseconds: Int64(params.narrationMilliseconds), in: learning)
                },
                answer: { Result(reply: $0, earned: EarnedNow($2), time: $1) },
                closing: { reply in
                    // A rapid answer opens nothing: the question is still the same.
                    if reply.isRapid, reply.outcome == .tryAgain { return nil }
                    var last = reply
                    last.question = nil
                    return last
                }),
            call)
        change.keep = { $0.receipt.map(KeptReply.answer) }
        return change
    }
}

extension ActivityAnswer.Result {
    /// From what it can be made again: an answer in the middle of a lesson that earned nothing, while there was time.
    fileprivate var receipt: AnswerReceipt? {
        guard earned == EarnedNow(), time == TimeBrief(active: time.remainingSeconds) else { return nil }
        return reply.receipt?.with(remainingSeconds: time.remainingSeconds)
    }
}

extension ActivityAnswer.Result {
    /// The reply to an answer once more, as it was.
    init(again receipt: AnswerReceipt, from shelf: PackShelf) {
        self.init(reply: shelf.again(receipt), time: TimeBrief(active: receipt.remainingSeconds))
    }
}

extension ActivityHint {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.change(
            .init(
                activity: params.activity,
                decide: { (child, learning) throws(LearningRefusal) in
                    try child.learning.hint(for: params.presentation, of: params.activity, in: learning)
                },
                answer: { reply, time, _ in Result(hint: reply, time: time) }),
            call)
    }
}

extension ActivityResume {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.change(
            .init(
                activity: params.activity,
                decide: { (child, learning) throws(LearningRefusal) in
                    try child.learning.resume(
                        params.activity, isAway: child.isAway(from: params.activity, at: call.moment), in: learning)
                },
                answer: ActivityReply.init(view:time:news:)),
            call)
    }
}

extension ActivityPause {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.leave(params.activity, call, say: LeaveWords.paused) { (child, learning) throws(LearningRefusal) in
            try child.learning.pause(params.activity, in: learning)
        }
    }
}

extension ActivityAbandon {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.leave(params.activity, call, say: LeaveWords.abandoned) {
            (child, learning) throws(LearningRefusal) in
            try child.learning.abandon(params.activity, in: learning)
        }
    }
}

extension ActivityFinish {
    static let endpoint = Endpoint.change(method) { (context, params, call) throws(RPCError) in
        try context.leave(params.activity, call) { (child, learning) throws(LearningRefusal) in
            let finished = try child.learning.finish(params.activity, in: learning)
            let view = try child.learning.view(of: params.activity, finished: finished.reply, in: learning)
            return LearningResult(facts: finished.facts, reply: view)
        }
    }
}

extension ActivityReply {
    init(view: ActivityView, time: TimeBrief, news: RewardNews) {
        let isOpen = view.state == .running
        self.init(
            view: view, lease: isOpen ? LeaseID(rawValue: view.activity.rawValue) : nil, earned: EarnedNow(news),
            time: time)
    }
}

extension LearningBook {
    /// An activity as it stands with its summary.
    fileprivate func view(
        of id: ActivityID, finished summary: ActivitySummary, in context: LearningContext
    ) throws(LearningRefusal) -> ActivityView {
        var view = try question(of: id, in: context)
        view.state = .finished
        view.question = nil
        view.summary = summary
        return view
    }
}
