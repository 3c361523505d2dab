/// All that is known about one child's learning, rebuilt from facts. The decide functions (`start`, `answer`, …) read
/// it and return facts; `apply` is the only thing that changes it.
public struct LearningBook: Hashable, Sendable {
    /// The open activities, one of each kind at most, in the order in which they began.
    public private(set) var openActivities: [Activity]
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
        open: [Activity] = [], closed: [Activity] = [], history: [LessonID: LessonHistory] = [:], stars: Int = 0,
        starsEarned: Int = 0, points: Int = 0, packsUsed: [PackID: Instant] = [:]
    ) {
        openActivities = open
        self.closed = closed
        self.history = history
        self.stars = stars
        self.starsEarned = starsEarned
        self.points = points
        self.packsUsed = packsUsed
    }

    /// The open lesson.
    public var open: Activity? { open(.lesson) }

    /// The open activity of a kind.
    public func open(_ kind: ActivityKind) -> Activity? { openActivities.first { $0.kind == kind } }

    /// The open activity with this id.
    public func openActivity(withID id: ActivityID) -> Activity? { openActivities.first { $0.id == id } }

    /// The activity with this id, if it is open or one of the last closed ones.
    public func activity(_ id: ActivityID) -> Activity? { openActivity(withID: id) ?? closed.last { $0.id == id } }

    /// The editions of lessons that are gone on with, or told of again.
    public var editions: Set<LessonEdition> { Set((openActivities + closed).compactMap(\.edition)) }

    /// Takes in what happened. Total: a fact about an activity that is not open changes only the ledgers.
    public mutating func apply(_ fact: LearningFact) {
        switch fact {
        case .started(let fact):
            openActivities.removeAll { $0.kind == fact.kind }
            openActivities.append(Activity(fact))
            packsUsed[fact.pack] = fact.at
        case .shown(let fact): change(fact.activity) { $0.apply(fact) }
        case .answered(let fact):
            stars += fact.stars
            starsEarned += fact.stars
            points += fact.points
            change(fact.activity) { $0.apply(fact) }
        case .hinted(let fact):
            stars -= fact.starsPaid
            change(fact.activity) { $0.apply(fact) }
        case .paused(let mark): change(mark.activity) { $0.apply(mark, changing: .paused) }
        case .resumed(let mark): change(mark.activity) { $0.apply(mark, changing: .running) }
        case .finished(let fact):
            remember(fact)
            change(fact.summary.activity) { $0.apply(fact) }
            close(fact.summary.activity)
        case .abandoned(let mark):
            change(mark.activity) { $0.apply(mark, changing: .abandoned) }
            close(mark.activity)
        }
    }

    private mutating func change(_ id: ActivityID, _ body: (inout Activity) -> Void) {
        guard let index = openActivities.firstIndex(where: { $0.id == id }) else { return }
        body(&openActivities[index])
    }

    private mutating func remember(_ fact: ActivityFinished) {
        let summary = fact.summary
        let before = history[summary.lesson]
        history[summary.lesson] = LessonHistory(
            timesFinished: (before?.timesFinished ?? 0) + 1,
            bestPercent: summary.isNewBest ? summary.percent : before?.bestPercent ?? 0, lastFinishedAt: fact.at)
    }

    private mutating func close(_ id: ActivityID) {
        guard let index = openActivities.firstIndex(where: { $0.id == id }) else { return }
        closed.append(openActivities.remove(at: index))
        if closed.count > LearningRules.closedActivities { closed.removeFirst() }
    }
}
