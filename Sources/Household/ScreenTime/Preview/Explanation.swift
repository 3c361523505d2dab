import Words

/// The whole trace of one decision, for a parent (Screen time, Status: explain).
public struct Explanation: Hashable, Sendable {
    /// One rule, in the order in which they are asked.
    public struct Step: Hashable, Sendable {
        /// The state that the rule leads to.
        public var state: TimeState
        /// Whether it holds. The first that holds decides; those after it are told as they are.
        public var holds: Bool
        /// The numbers.
        public var limits: [LimitView]
        /// Where its rule comes from, when it is about a day's minutes.
        public var from: LimitSource?
        /// The name or the dates of the other rules that hold, when it is they.
        public var dates: String?
        /// The exact rule in words, for a parent.
        public var say: Saying

        /// A rule with what is known of it.
        public init(
            state: TimeState, holds: Bool, limits: [LimitView] = [], from: LimitSource? = nil, dates: String? = nil,
            say: Saying
        ) {
            self.state = state
            self.holds = holds
            self.limits = limits
            self.from = from
            self.dates = dates
            self.say = say
        }
    }

    /// What was decided.
    public var decision: Decision
    /// All rules, in the order of the states.
    public var steps: [Step]

    /// A decision with its trace.
    public init(decision: Decision, steps: [Step]) {
        self.decision = decision
        self.steps = steps
    }

    /// The trace of a decision that was made without asking time: it is damaged.
    public static func damaged(at now: Instant) -> Explanation {
        Explanation(
            decision: .damaged(at: now),
            steps: [
                Step(state: .sealed, holds: false, say: Saying("parent.rule.open")),
                Step(state: .damaged, holds: true, say: Saying("parent.rule.damaged")),
            ])
    }
}
