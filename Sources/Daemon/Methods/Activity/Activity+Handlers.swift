import API
import Household
import JSONRPC

extension ActivityQuestion {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.change(
            params.activity, call,
            { (child, context) throws(LearningRefusal) in
                LearningResult(facts: [], reply: try child.learning.question(of: params.activity, in: context))
            },
            answer: { ActivityReply(view: $0, time: $1, news: $2) })
    }
}

extension ActivityShown {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.change(
            params.activity, call,
            { (child, context) throws(LearningRefusal) in
                let shown = try child.learning.shown(params.presentation, of: params.activity, in: context)
                let view = try child.learning.question(of: params.activity, in: context)
                return LearningResult(facts: shown.facts, reply: view)
            },
            answer: { ActivityReply(view: $0, time: $1, news: $2) })
    }
}

extension ActivityAnswer {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.change(
            params.activity, call, isRepeat: { $0.facts.isEmpty },
            toldAt: { $0.learning.activity(params.activity)?.answer(to: params.presentation)?.at },
            { (child, context) throws(LearningRefusal) in
                try child.learning.answer(
                    params.presentation, of: params.activity, with: params.answer,
                    narrationMilliseconds: Int64(params.narrationMilliseconds), in: context)
            },
            answer: { Result(reply: $0, earned: EarnedNow($2), time: TimeBrief($1)) })
    }
}

extension ActivityHint {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.change(
            params.activity, call,
            { (child, context) throws(LearningRefusal) in
                try child.learning.hint(for: params.presentation, of: params.activity, in: context)
            },
            answer: { reply, decision, _ in Result(hint: reply, time: TimeBrief(decision)) })
    }
}

extension ActivityResume {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.change(
            params.activity, call,
            { (child, context) throws(LearningRefusal) in try child.learning.resume(params.activity, in: context) },
            answer: { ActivityReply(view: $0, time: $1, news: $2) })
    }
}

extension ActivityPause {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.leave(params.activity, call) { (child, context) throws(LearningRefusal) in
            try child.learning.pause(params.activity, in: context)
        }
    }
}

extension ActivityAbandon {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.leave(params.activity, call) { (child, context) throws(LearningRefusal) in
            try child.learning.abandon(params.activity, in: context)
        }
    }
}

extension ActivityFinish {
    static let endpoint = Endpoint.change(method) { (engine, params, call) throws(RPCError) in
        try engine.leave(params.activity, call) { (child, context) throws(LearningRefusal) in
            let finished = try child.learning.finish(params.activity, in: context)
            let view = try child.learning.view(of: params.activity, finished: finished.reply, in: context)
            return LearningResult(facts: finished.facts, reply: view)
        }
    }
}

extension ActivityReply {
    init(view: ActivityView, time: Decision, news: RewardNews) {
        let isOpen = view.state == .running
        self.init(
            view: view, lease: isOpen ? LeaseID(rawValue: view.activity.rawValue) : nil, earned: EarnedNow(news),
            time: TimeBrief(time))
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
