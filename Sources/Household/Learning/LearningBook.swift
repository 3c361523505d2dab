/// All that is known about one child's learning, rebuilt from facts. The decide functions (`start`, `answer`, …) read
/// it and return facts; `apply` is the only thing that changes it.
public struct LearningBook: Hashable, Sendable {
    /// The open lesson; one at most.
    public private(set) var open: Activity?
    /// The last finished and abandoned activities, the newest last.
    public private(set) var closed: [Activity]
    /// What was finished, by lesson.
    public private(set) var history: [LessonID: LessonHistory]
    /// Stars in the child's purse.
    public private(set) var stars: Int
    /// Stars ever earned; never falls.
    public private(set) var starsEarned: Int
    /// Reward points ever earned; never falls.
    public private(set) var points: Int
    /// When a lesson of a pack was started last.
    public private(set) var packsUsed: [PackID: Instant]

    /// A book; without arguments that of a child who begins.
    public init(
        open: Activity? = nil, closed: [Activity] = [], history: [LessonID: LessonHistory] = [:], stars: Int = 0,
        starsEarned: Int = 0, points: Int = 0, packsUsed: [PackID: Instant] = [:]
    ) {
        self.open = open
        self.closed = closed
        self.history = history
        self.stars = stars
        self.starsEarned = starsEarned
        self.points = points
        self.packsUsed = packsUsed
    }

    /// The activity with this id, if it is open or one of the last closed ones.
    public func activity(_ id: ActivityID) -> Activity? {
        if let open, open.id == id { return open }
        return closed.last { $0.id == id }
    }

    /// Takes in what happened. Total: a fact about an activity that is not open changes only the ledgers.
    public mutating func apply(_ fact: LearningFact) {
        switch fact {
        case .started(let fact):
            open = Activity(fact)
            packsUsed[fact.pack] = fact.at
        case .shown(let fact):
            if open?.id == fact.activity { open?.apply(fact) }
        case .answered(let fact):
            stars += fact.stars
            starsEarned += fact.stars
            points += fact.points
            if open?.id == fact.activity { open?.apply(fact) }
        case .hinted(let fact):
            stars -= fact.starsPaid
            if open?.id == fact.activity { open?.apply(fact) }
        case .paused(let mark):
            if open?.id == mark.activity { open?.apply(mark, changing: .paused) }
        case .resumed(let mark):
            if open?.id == mark.activity { open?.apply(mark, changing: .running) }
        case .finished(let fact):
            remember(fact)
            if open?.id == fact.summary.activity {
                open?.apply(fact)
                close()
            }
        case .abandoned(let mark):
            if open?.id == mark.activity {
                open?.apply(mark, changing: .abandoned)
                close()
            }
        }
    }

    private mutating func remember(_ fact: ActivityFinished) {
        let summary = fact.summary
        let before = history[summary.lesson]
        history[summary.lesson] = LessonHistory(
            timesFinished: (before?.timesFinished ?? 0) + 1,
            bestPercent: summary.isNewBest ? summary.percent : before?.bestPercent ?? 0, lastFinishedAt: fact.at)
    }

    private mutating func close() {
        guard let activity = open else { return }
        open = nil
        closed.append(activity)
        if closed.count > LearningRules.closedActivities { closed.removeFirst() }
    }
}
