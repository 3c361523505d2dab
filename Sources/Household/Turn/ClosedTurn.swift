/// A turn with its consequences: the only thing that can be recorded. ``Turn/closed(in:)`` alone makes it.
public struct ClosedTurn: Sendable {
    /// What happened to one subject: one row of the journal.
    public struct Part: Sendable {
        /// Nil: the household.
        public let child: ChildID?
        /// In order; empty when nothing happened.
        public let facts: [Fact]
    }

    /// In the order of their rows.
    public let parts: [Part]
    /// The badges of the household; nil when nothing could be earned.
    private let badges: BadgeSet?

    /// Whether nothing happened.
    public var isEmpty: Bool { parts.allSatisfy { $0.facts.isEmpty } }

    /// Whether it is stored on a full disk too; what is earned goes along with what earned it.
    public var goesIntoReserve: Bool {
        let facts = parts.flatMap(\.facts)
        let isCarried = facts.contains { $0.meaning.contains(.goesIntoReserve) }
        return facts.isEmpty
            || isCarried
                && facts.allSatisfy { fact in
                    switch fact {
                    case .reward: true
                    case .challenge(let fact): fact.isEarned
                    default: fact.meaning.contains(.goesIntoReserve)
                    }
                }
    }

    /// Whether it is stored with the last room of a full disk: it ends something, or is a parent's. What only counts time
    /// that goes on would use that room up; it stays in memory.
    public var isLastToGo: Bool {
        goesIntoReserve && (isEmpty || parts.contains { $0.facts.meaning.contains(.isLastToGo) })
    }

    init(parts: [Part], badges: BadgeSet?) {
        self.parts = parts
        self.badges = badges
    }

    /// What happened to a child.
    public func facts(of child: ChildID) -> [Fact] { parts.first { $0.child == child }?.facts ?? [] }

    /// A child after the turn.
    public func after(_ child: ChildState) -> ChildState {
        var after = child
        after.apply(facts(of: child.profile.id))
        return after
    }

    /// What a child has just earned by it, to be told in the reply.
    public func news(of child: ChildState, on day: Day) -> RewardNews {
        let facts = facts(of: child.profile.id)
        var rewards: [RewardFact] = []
        var challenges: [ChallengeCompletion] = []
        var minutes: Int?
        var finished = 0
        for fact in facts {
            switch fact {
            case .reward(let fact): rewards.append(fact)
            case .time(.granted(let grant)): if grant.origin.isEarned { minutes = (minutes ?? 0) + grant.minutes }
            case .challenge(.completed(let completion)): challenges.append(completion)
            case .learning(.finished(let fact)) where fact.makesLearningDay: finished += 1
            default: continue
            }
        }
        var news = RewardNews()
        if !rewards.isEmpty {
            news = RewardNews(rewards, on: day, lessons: child.rewards.day(day).lessons + finished, badges: badges)
        }
        news.minutes = minutes
        news.challenges = challenges.compactMap { completion in
            child.challenges.latest(completion.challenge).map { ChallengeReached($0.challenge, completion.points) }
        }
        return news
    }
}
