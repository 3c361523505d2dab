/// A child's challenges, rebuilt from facts.
public struct ChallengeBook: Hashable, Sendable {
    /// The challenges in the order in which they were given, the newest last; closed versions are among them.
    public package(set) var entries: [ChallengeEntry] { didSet { watchRunning() } }
    /// What the running ones wait for; it follows from the entries.
    private(set) var watches: [ChallengeWatch] = []
    /// Points that challenges paid, ever.
    public package(set) var bonusPoints: Int
    /// Challenges that were given, ever; a new version is none of its own.
    public package(set) var given: Int
    /// Challenges that were reached, ever.
    public package(set) var completed: Int

    /// The most open challenges of a child.
    public static let mostOpen = 20
    /// The most that are kept; the oldest that are over go first.
    public static let mostKept = 100

    /// A book; without arguments that of a child who begins.
    public init(entries: [ChallengeEntry] = [], bonusPoints: Int = 0, given: Int = 0, completed: Int = 0) {
        self.entries = entries
        self.bonusPoints = bonusPoints
        self.given = given
        self.completed = completed
        watchRunning()
    }

    private mutating func watchRunning() {
        watches = entries.compactMap { $0.state == .running ? ChallengeWatch($0) : nil }
    }

    /// The challenges that can be reached or begun again.
    public var open: [ChallengeEntry] { entries.filter(\.state.isOpen) }

    /// Whether there is one that could be reached.
    var hasRunning: Bool { !watches.isEmpty }

    /// The newest version of a challenge.
    public func latest(_ id: ChallengeID) -> ChallengeEntry? { entries.last { $0.challenge.id == id } }

    /// The open version of a challenge.
    public func openEntry(_ id: ChallengeID) -> ChallengeEntry? {
        entries.last { $0.challenge.id == id && $0.state.isOpen }
    }

    /// The clocks that run for challenges about some activities.
    var counters: [TimeCounter] {
        entries.compactMap { entry in
            guard entry.state.isOpen, entry.challenge.goal.kind == .activityMinutes else { return nil }
            return TimeCounter(name: entry.challenge.counterName, activities: entry.challenge.goal.activities)
        }
    }

    /// Takes in what happened. Total: facts about what is not known change nothing.
    mutating func apply(_ fact: ChallengeFact) {
        switch fact {
        case .assigned(let challenge):
            if latest(challenge.id) == nil { given += 1 }
            entries.append(ChallengeEntry(challenge: challenge, updatedAt: challenge.at))
            forgetOld()
        case .advanced(let id, let mark): change(id) { $0.raise(to: mark) }
        case .deactivated(let id, let mark): stop(id, .inactive, mark)
        case .activated(let id, let at):
            change(id) { entry in
                entry.state = .running
                entry.updatedAt = at
            }
        case .closed(let id, let mark): stop(id, .closed, mark)
        case .ended(let id, let mark): stop(id, .ended, mark)
        case .completed(let completion):
            bonusPoints += completion.points
            completed += 1
            change(completion.challenge) { entry in
                entry.raise(to: ChallengeMark(value: completion.value, at: completion.at))
                entry.state = .completed
                entry.completion = ChallengeEntry.Completion(completion)
            }
        }
    }

    private mutating func stop(_ id: ChallengeID, _ state: ChallengeState, _ mark: ChallengeMark) {
        change(id) { entry in
            entry.raise(to: mark)
            entry.state = state
            entry.stoppedAt = mark.at
        }
    }

    private mutating func change(_ id: ChallengeID, _ body: (inout ChallengeEntry) -> Void) {
        guard let index = entries.lastIndex(where: { $0.challenge.id == id && $0.state.isOpen }) else { return }
        body(&entries[index])
    }

    private mutating func forgetOld() {
        guard entries.count > Self.mostKept, let index = entries.firstIndex(where: { !$0.state.isOpen }) else { return }
        entries.remove(at: index)
    }
}

/// Where a challenge stands.
public enum ChallengeState: String, CaseIterable, Sendable {
    /// It can be reached.
    case running
    /// A parent stopped it for now.
    case inactive
    /// It was reached.
    case completed
    /// Its days are over, or those that were left could not reach it any more.
    case ended
    /// A parent took it back, or put a new version in its place.
    case closed

    /// Whether a parent can still change it.
    public var isOpen: Bool { self == .running || self == .inactive }
}

/// One challenge of a child with how far it has come.
public struct ChallengeEntry: Hashable, Sendable {
    /// How it was reached.
    public struct Completion: Hashable, Sendable {
        /// The household day.
        public var day: Day
        /// When.
        public var at: Instant
        /// The points that it paid.
        public var points: Int

        /// All members.
        public init(day: Day, at: Instant, points: Int) {
            self.day = day
            self.at = at
            self.points = points
        }

        init(_ completion: ChallengeCompletion) {
            self.init(day: completion.day, at: completion.at, points: completion.points)
        }
    }

    /// The challenge.
    public var challenge: Challenge
    /// Where it stands.
    public var state: ChallengeState
    /// How far it had come when that was last written down: it never falls.
    public var value: Int
    /// When something about it was last written down.
    public var updatedAt: Instant
    /// When a parent stopped or closed it, or its days were over; nil while it runs.
    public var stoppedAt: Instant?
    /// How it was reached; nil: not yet.
    public var completion: Completion?

    /// All members; without the last ones a challenge that has just been given.
    public init(
        challenge: Challenge, state: ChallengeState = .running, value: Int = 0, updatedAt: Instant,
        stoppedAt: Instant? = nil, completion: Completion? = nil
    ) {
        self.challenge = challenge
        self.state = state
        self.value = value
        self.updatedAt = updatedAt
        self.stoppedAt = stoppedAt
        self.completion = completion
    }

    mutating func raise(to mark: ChallengeMark) {
        value = max(value, mark.value)
        updatedAt = mark.at
    }

    /// A value as whole percent of the goal, 100 at most.
    static func percent(_ value: Int, of goal: ChallengeGoal) -> Int {
        min(100, max(0, value) * 100 / max(1, goal.amount))
    }
}

extension ChallengeGoal {
    /// A value as whole percent of the goal, 100 at most.
    public func percent(of value: Int) -> Int { ChallengeEntry.percent(value, of: self) }

    /// The least value of which that many percent are told.
    func leastValue(ofPercent percent: Int) -> Int { (percent * max(1, amount) + 99) / 100 }
}

extension Challenge {
    /// What the clock is called that runs for it.
    var counterName: String { "challenge:\(id.rawValue):\(version)" }
}
