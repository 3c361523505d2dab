import Household
import JSONRPC

extension House {
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
        child.rewards.news(at: instant, on: calendar.day(at: instant))
    }
}
