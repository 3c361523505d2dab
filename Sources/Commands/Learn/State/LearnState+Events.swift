import API
import Household
import Words

/// What kidd tells while a child learns.
extension LearnState {
    /// Takes in an event.
    mutating func hear(_ event: EventData) -> [LearnCall] {
        switch event {
        case .timeState(let decision): return hear(decision)
        case .timeWarning(let news):
            tell(news.say.printable, .time)
            return beat
        case .timeActivity, .policy: return beat
        case .timeRequest(let news):
            guard news.what != .opened else { return [] }
            // A grant that was told just before says no more than this.
            if news.grant != nil { forgetNotices(.time) }
            tell(news.say.printable, .time)
            return beat
        case .timeGrant(let news):
            tell(news.say.printable, .time)
            return beat
        case .timeBreak(let news):
            tell(news.say.printable, .time)
            return []
        default: return []
        }
    }

    /// Asks how time stands for what is open.
    private var beat: [LearnCall] {
        if isAtWork, let lease = open?.lease { return [.renew(lease)] }
        if case .resting = stage { return [.mayI] }
        return []
    }

    private mutating func hear(_ decision: Decision) -> [LearnCall] {
        switch stage {
        case .question, .between:
            // A child at a question hears from the lease whether it may finish it.
            return beat
        case .resting: return [.mayI]
        case .menu, .lessons:
            time = TimeBrief(decision)
            return decision.allowed ? [] : [.mayI]
        case .opening, .ended, .left:
            time = TimeBrief(decision)
            return []
        }
    }
}
