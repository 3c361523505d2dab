import Household
import JSONRPC

extension Engine {
    /// What the rules of rewards need to know.
    func rewardContext(of child: ChildState, at moment: Moment) -> RewardContext {
        RewardContext(
            gate: gate(of: child, at: moment), calendar: calendar, day: calendar.day(at: moment.wall),
            at: moment.wall)
    }

    /// How subjects are named for the caller: a child is told none that its filter keeps away.
    func subjectTitles(_ child: ChildState, _ call: Call) throws(RPCError) -> (String) -> String? {
        if call.parent != nil {
            let library = try wholeLibrary(for: call)
            return { library.title(ofSubject: $0) }
        }
        let gate = gate(of: child, at: call.moment)
        return { gate.title(ofSubject: $0) }
    }

    /// Facts about a child with what they earn behind them, for one record, and what is to be told of it. A child whose
    /// rows cannot all be read earns nothing: it would be made up from a part.
    func earning(_ facts: [Fact], _ child: ChildState, at moment: Moment) -> (facts: [Fact], news: RewardNews) {
        if child.isDamaged { return (facts, RewardNews()) }
        let earned = child.rewards(after: facts, in: rewardContext(of: child, at: moment))
        if earned.isEmpty { return (facts, RewardNews()) }
        let today = calendar.day(at: moment.wall)
        let finished = facts.count { if case .learning(.finished) = $0 { true } else { false } }
        let lessons = child.rewards.day(today).lessons + finished
        return (facts + earned.map(Fact.reward), RewardNews(earned, on: today, lessons: lessons))
    }

    /// What a child earned at one instant, to be told again.
    func news(of child: ChildState, at instant: Instant) -> RewardNews {
        var news = child.rewards.news(at: instant, on: calendar.day(at: instant))
        if child.policy.earnedTime != nil { news.minutes = child.time.earnedMinutes(at: instant) }
        return news
    }

    /// The minutes of screen time that a finished lesson earns, as a grant behind the facts of the finish: in the same
    /// record, and in the decision that the reply tells. Without the parent's rule it costs nothing.
    func earnMinutes(
        by learned: [LearningFact], _ facts: inout [Fact], _ child: ChildState, _ call: Call, _ decision: inout Decision
    ) -> Int? {
        guard child.policy.earnedTime != nil, !child.isDamaged, case .finished(let finished)? = learned.last,
            let grant = screenTime(of: child, at: call.moment).earnedGrant(by: finished)
        else { return nil }
        facts.append(.time(.granted(grant)))
        var after = child
        after.apply(facts)
        decision = mayI(after, activityRef(finished.summary.lesson), at: call.moment)
        return grant.minutes
    }
}
