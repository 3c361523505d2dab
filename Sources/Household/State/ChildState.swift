/// Everything the daemon knows of one child, rebuilt from the journal and kept in memory.
public struct ChildState: Equatable, Sendable {
    @Boxed public var profile: ChildProfile
    /// The child's number in the journal.
    public package(set) var handle: Int64
    @Boxed public var policy: ScreenTimePolicy
    @Boxed public var filter: ContentFilter
    @Boxed public var time: TimeBook
    @Boxed public var learning: LearningBook
    @Boxed public var rewards: RewardBook
    /// What the last days came to, for reports.
    @Boxed public var study: StudyBook
    /// What parents set the child as goals.
    @Boxed public var challenges: ChallengeBook
    /// The child's requests for time.
    public var requests: RequestBook
    /// Whether the child takes part in the household's boards.
    public var board: BoardMembership
    /// Whether a parent allows figures about how the child uses kidd to be collected on this machine.
    public var allowsAnalytics: Bool
    /// Which events of the log are kept.
    public var log: EventLog
    /// The child's best periods so far.
    public var bests: LearningBests
    /// When the child was added; nil where that is not known.
    public var since: Instant?
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
        study = StudyBook()
        challenges = ChallengeBook()
        requests = RequestBook()
        board = BoardMembership()
        allowsAnalytics = false
        log = EventLog()
        bests = LearningBests()
        version = 0
        isDamaged = false
    }

    /// Takes in what happened. Total: it cannot fail.
    public mutating func apply(_ facts: [Fact]) {
        if facts.isFold { return }
        // Rows of the log go with their events.
        if !facts.isOfLog { version += 1 }
        for fact in facts {
            switch fact {
            case .time(let fact): apply(fact)
            case .learning(let fact): apply(fact)
            case .reward(let fact): rewards.apply(fact)
            case .request(let fact): requests.apply(fact)
            case .child(let fact): apply(fact)
            case .challenge(let fact): apply(fact)
            case .household: continue
            }
        }
    }

    private mutating func apply(_ fact: TimeFact) {
        time.apply(fact)
        if case .used(let used) = fact, used.learning > 0 { bests.take(time, on: used.day) }
    }

    private mutating func apply(_ fact: ChallengeFact) {
        challenges.apply(fact)
        switch fact {
        case .completed(let completion): rewards.take(completion)
        case .advanced: return
        case .assigned, .deactivated, .activated, .closed, .ended: break
        }
        runCounters()
    }

    /// Lets the clocks run that challenges and goals ask for.
    private mutating func runCounters() {
        time.follow(challenges.counters + policy.learningGoals.compactMap(\.counter))
    }

    private mutating func apply(_ fact: ChildFact) {
        switch fact {
        case .profileSet(let new): profile = new
        case .policySet(let new): follow(Revision(from: policy, to: new))
        case .filterSet(let new): filter = new
        case .profileChanged(let revision): profile = revision.to
        case .policyChanged(let revision): follow(revision)
        case .filterChanged(let revision): filter = revision.to
        case .boardSet(let new): board = new
        case .analyticsSet(let isAllowed): allowsAnalytics = isAllowed
        case .logged(let events): log = events.after
        case .logTrimmed(let new), .logCleared(let new): log = new
        case .learningSet(let new): learning.follow(new)
        case .pauseEnded(let pause): filter.pausedSubjects.removeAll { $0 == pause }
        case .folded: break
        }
    }

    private mutating func follow(_ revision: Revision<ScreenTimePolicy>) {
        policy = revision.to
        time.follow(revision)
        runCounters()
    }

    private mutating func apply(_ fact: LearningFact) {
        var isFirstFinish = false
        if case .finished(let finished) = fact {
            isFirstFinish =
                finished.kind == .lesson && finished.counts
                && learning.history[finished.summary.lesson]?.isCounted != true
        }
        let didCount = fact.day.map { rewards.counts(on: $0) } ?? false
        // No closure: it would hold a copy of the book.
        let subject = if let activity = fact.activity { learning.openSubject(of: activity) } else { nil as String? }
        var step = LearningStep(subject: subject, isFirstFinish: isFirstFinish)
        step.newSkills = learning.firstMastered(by: fact).count
        if case .answered(let answer) = fact {
            step.isNewFact = learning.facts.firstFluent(by: answer)
        }
        rewards.apply(fact, step)
        study.apply(fact, subject: subject)
        learning.apply(fact)
        guard let day = fact.day else { return }
        bests.take(rewards, on: day, isNew: !didCount && rewards.counts(on: day))
    }
}

extension LearningFact {
    /// The household day on which something was learned by it; nil where nothing was, or the day is not known.
    fileprivate var day: Day? {
        switch self {
        case .answered(let fact): fact.day
        case .finished(let fact): fact.day
        case .started, .shown, .hinted, .paused, .resumed, .returned, .abandoned, .goalSet: nil
        }
    }
}
