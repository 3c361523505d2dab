/// Everything the daemon knows of one child, rebuilt from the journal and kept in memory.
public struct ChildState: Equatable, Sendable {
    public var profile: ChildProfile
    /// The child's number in the journal.
    public let handle: Int64
    public var policy: ScreenTimePolicy
    public var filter: ContentFilter
    public var time: TimeBook
    public var learning: LearningBook
    public var rewards: RewardBook
    /// Counts the child's records; front-ends see that an answer is new.
    public var version: Int
    /// A row of this child could not be read: nothing is allowed until a parent looked after it.
    public var isDamaged: Bool

    public init(profile: ChildProfile, handle: Int64, policy: ScreenTimePolicy, filter: ContentFilter) {
        self.profile = profile
        self.handle = handle
        self.policy = policy
        self.filter = filter
        time = TimeBook()
        learning = LearningBook()
        rewards = RewardBook()
        version = 0
        isDamaged = false
    }

    /// Takes in what happened. Total: it cannot fail.
    public mutating func apply(_ facts: [Fact]) {
        version += 1
        for fact in facts {
            switch fact {
            case .time(let fact): time.apply(fact)
            case .learning(let fact): apply(fact)
            case .child(.profileSet(let new)): profile = new
            case .child(.policySet(let new)): policy = new
            case .child(.filterSet(let new)): filter = new
            case .household: continue
            }
        }
    }

    private mutating func apply(_ fact: LearningFact) {
        var isFirstFinish = false
        if case .finished(let finished) = fact { isFirstFinish = learning.history[finished.summary.lesson] == nil }
        rewards.apply(fact, subject: learning.open?.subject, isFirstFinish: isFirstFinish)
        learning.apply(fact)
    }
}
