/// The shared goals of a household: what parents set, and the usual ones for the rest.
public struct BoardGoals: Hashable, Sendable {
    /// What a goal is about.
    public struct Topic: Hashable, Sendable {
        /// What is counted towards the goal.
        public var metric: BoardMetric
        /// The span that the goal is for.
        public var period: BoardPeriod

        public init(_ metric: BoardMetric, _ period: BoardPeriod) {
            self.metric = metric
            self.period = period
        }
    }

    /// The targets that parents set, for the whole household.
    public package(set) var targets: [Topic: Int]

    /// The targets that a parent may set.
    public static let bounds = 1...1_000_000

    /// Goals; without arguments the usual ones.
    public init(targets: [Topic: Int] = [:]) {
        self.targets = targets
    }

    /// Takes in a parent's goal; nil: the usual one again.
    public mutating func set(_ topic: Topic, _ target: Int?) {
        targets[topic] = target
    }

    /// What so many members aim at together; never below 1.
    public func target(of topic: Topic, members: Int) -> Int {
        max(1, targets[topic] ?? Self.usual(topic) * max(1, members))
    }

    /// The usual target of one member: three or four short lessons a week, and that for half a year as the goal of all
    /// time.
    public static func usual(_ topic: Topic) -> Int {
        switch (topic.metric, topic.period) {
        case (.stars, .week): 50
        case (.stars, .month): 200
        case (.stars, .allTime): 1200
        case (.learningMinutes, .week): 30
        case (.learningMinutes, .month): 120
        case (.learningMinutes, .allTime): 720
        case (.learningDays, .week): 3
        case (.learningDays, .month): 12
        case (.learningDays, .allTime): 72
        case (.sprintBest, _): 10
        case (.factsFluent, .week): 5
        case (.factsFluent, .month): 20
        case (.factsFluent, .allTime): 100
        }
    }
}
