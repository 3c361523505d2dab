/// What is known of a child's sprints (Learning, Facts 0-20, Timed and Goal).
public struct SprintBook: Hashable, Sendable {
    /// Sprints that belong together: a goal stands for all of them.
    public struct Session: Hashable, Sendable {
        /// When the first one began.
        public var startedAt: Instant
        /// When the last one began.
        public var lastAt: Instant
        /// How many began.
        public var sprints: Int
        /// Right answers to reach; nil in the session of the first sprint ever.
        public var goal: Int?
        /// Sprints running that missed it.
        public var misses: Int

        /// All members.
        public init(startedAt: Instant, lastAt: Instant, sprints: Int, goal: Int?, misses: Int = 0) {
            self.startedAt = startedAt
            self.lastAt = lastAt
            self.sprints = sprints
            self.goal = goal
            self.misses = misses
        }

        /// Whether another sprint belongs to it: it is not full, not over, and nobody rested since.
        func goesOn(at now: Instant) -> Bool {
            sprints < FactRules.sprintsOfSession && now - startedAt < FactRules.longestSession && !isRested(at: now)
        }

        /// Whether a new one can begin.
        func isRested(at now: Instant) -> Bool { now - lastAt >= FactRules.restBetweenSessions }
    }

    /// The most right answers in a sprint so far; nil before the first.
    public var best: Int?
    /// The session in hand, or the last one.
    public var session: Session?
    /// What the child wants to reach in its next session.
    public var wish: Int?

    /// All members; without arguments a child without sprints.
    public init(best: Int? = nil, session: Session? = nil, wish: Int? = nil) {
        self.best = best
        self.session = session
        self.wish = wish
    }

    /// From when on another sprint can begin; nil: now.
    public func restsUntil(at now: Instant) -> Instant? {
        guard let session, !session.goesOn(at: now), !session.isRested(at: now) else { return nil }
        return session.lastAt + FactRules.restBetweenSessions
    }

    /// Sprints that can begin before a rest.
    public func left(at now: Instant) -> Int {
        if restsUntil(at: now) != nil { return 0 }
        guard let session, session.goesOn(at: now) else { return FactRules.sprintsOfSession }
        return FactRules.sprintsOfSession - session.sprints
    }

    /// Whether a goal is already set that stands until then: one of the session in hand, or a wish.
    public func isOwn(at now: Instant) -> Bool { wish != nil || session?.goesOn(at: now) == true }

    /// The goal of a sprint that begins now.
    ///
    /// - Parameter gate: the child's time gate, in milliseconds.
    public func goal(at now: Instant, gate: Int) -> Int? {
        if let session, session.goesOn(at: now) { return session.goal }
        return wish ?? suggestion(gate: gate)
    }

    /// Two more than the best, but no more than fits into the time gate, and one more at least, up to 60; nil before the first
    /// sprint.
    public func suggestion(gate: Int) -> Int? {
        best.map { best in
            let more = max(best + 1, min(best + 2, FactRules.secondsOfSprint * 1000 / max(1, gate)))
            return min(more, FactRules.goals.upperBound)
        }
    }

    /// A sprint begins.
    mutating func begin(goal: Int?, at now: Instant) {
        if var session, session.goesOn(at: now) {
            session.sprints += 1
            session.lastAt = now
            self.session = session
        } else {
            session = Session(startedAt: now, lastAt: now, sprints: 1, goal: goal)
            wish = nil
        }
    }

    /// A sprint ends.
    mutating func take(_ result: SprintResult) {
        best = max(best ?? 0, result.right)
        guard var session, let goal = session.goal else { return }
        session.misses = result.right >= goal ? 0 : session.misses + 1
        if session.misses >= 2 {
            session.goal = max(FactRules.goals.lowerBound, goal - 2)
            session.misses = 0
        }
        self.session = session
    }

    /// The child sets its goal, for the session in hand or the next one.
    mutating func set(_ goal: Int, at now: Instant) {
        if session?.goesOn(at: now) == true {
            session?.goal = goal
            session?.misses = 0
        } else {
            wish = goal
        }
    }
}

/// How a sprint went.
public struct SprintResult: Hashable, Sendable {
    /// Right answers within the time.
    public var right: Int
    /// Answers within the time.
    public var answers: Int
    /// The most right answers before it; nil of the first one.
    public var before: Int?
    /// What was to be reached.
    public var goal: Int?
    /// What was missed, each fact once, with the mistake that was made.
    public var missed: [MissedFact]

    /// All members.
    public init(right: Int, answers: Int, before: Int?, goal: Int?, missed: [MissedFact]) {
        self.right = right
        self.answers = answers
        self.before = before
        self.goal = goal
        self.missed = missed
    }

    /// Whether it is more than ever before.
    public var isNewBest: Bool { right > before ?? 0 }

    /// Whether the goal was reached; nil without one.
    public var isGoalReached: Bool? { goal.map { right >= $0 } }
}

/// A fact that was missed.
public struct MissedFact: Hashable, Sendable {
    /// As it stands on the wire.
    public var fact: String
    /// The mistake behind the answer.
    public var mistake: FactMistake

    /// All members.
    public init(fact: String, mistake: FactMistake) {
        self.fact = fact
        self.mistake = mistake
    }
}
