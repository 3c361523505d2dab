/// What is agreed on at the start of an activity of the math facts.
public struct FactTerms: Hashable, Sendable {
    /// What a practice is about; nil: what the child needs most.
    public var drill: FactDrill?
    /// Right answers to reach in a sprint.
    public var goal: Int?

    /// All members.
    public init(drill: FactDrill? = nil, goal: Int? = nil) {
        self.drill = drill
        self.goal = goal
    }
}

/// The child sets its goal for sprints.
public struct FactGoalSet: Hashable, Sendable {
    /// Right answers to reach.
    public var goal: Int
    /// When.
    public var at: Instant
    /// For the sprints of this domain.
    public var domain: FactDomain

    /// All members.
    public init(goal: Int, at: Instant, domain: FactDomain = .addSubtract) {
        self.goal = goal
        self.at = at
        self.domain = domain
    }
}
