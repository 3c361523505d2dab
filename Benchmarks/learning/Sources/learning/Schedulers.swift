import Household

/// What decides when an item comes back. It sees answers alone.
protocol ItemScheduler {
    /// Takes in an answer of a day.
    mutating func take(isRight: Bool, on day: Int)
    /// Whether the item is due on a day.
    func isDue(on day: Int) -> Bool
    /// The higher, the sooner; of two items on the same day.
    func urgency(on day: Int) -> Double
}

/// The schedulers that are compared.
enum SchedulerKind: String, CaseIterable {
    case ladder = "ladder (kidd)"
    case fsrs85 = "FSRS-6 at 0.85"
    case fsrs90 = "FSRS-6 at 0.90"
    case fsrsLikely = "FSRS-6 at 0.90, of the due ones the likeliest first"
    case sm2 = "SM-2"
    case leitner = "Leitner"
    case longestAgo = "longest ago first"

    /// The scheduler of a new item.
    func make() -> any ItemScheduler {
        switch self {
        case .ladder: IntervalScheduler<LadderPlan>()
        case .fsrs85: MemoryScheduler(recall: 0.85, order: .weakest)
        case .fsrs90: MemoryScheduler(recall: 0.90, order: .weakest)
        case .fsrsLikely: MemoryScheduler(recall: 0.90, order: .likeliestDue)
        case .sm2: IntervalScheduler<SM2Plan>()
        case .leitner: IntervalScheduler<LeitnerPlan>()
        case .longestAgo: IntervalScheduler<DailyPlan>()
        }
    }
}

/// A scheduler of intervals: urgent by the share of its interval that is over.
struct IntervalScheduler<Plan: IntervalPlan>: ItemScheduler {
    private var plan = Plan()
    private var last = 0

    mutating func take(isRight: Bool, on day: Int) {
        plan.take(MemoryGrade(isRight: isRight))
        last = day
    }

    func isDue(on day: Int) -> Bool { day - last >= plan.intervalDays }

    func urgency(on day: Int) -> Double { Double(day - last) / Double(plan.intervalDays) }
}

/// No plan at all: what was not asked for the longest time comes first.
struct DailyPlan: IntervalPlan {
    let intervalDays = 1
    mutating func take(_ grade: MemoryGrade) {}
}

/// FSRS-6 with its public constants: an item is due when its recall has fallen so far.
struct MemoryScheduler: ItemScheduler {
    /// Which items come first.
    enum Order {
        /// Those with the lowest recall.
        case weakest
        /// Of those that are due, the ones with the highest recall: when there are more than can be asked, some are
        /// kept. Then those with the lowest of the others.
        case likeliestDue
    }

    private static let model = MemoryModel.standard

    let recall: Double
    let order: Order
    private var state: MemoryState?
    private var last = 0
    private var intervalDays = 1

    init(recall: Double, order: Order) {
        self.recall = recall
        self.order = order
    }

    mutating func take(isRight: Bool, on day: Int) {
        let grade = MemoryGrade(isRight: isRight)
        let next = state.map { Self.model.next($0, grade, afterDays: day - last) } ?? Self.model.first(grade)
        state = next
        last = day
        intervalDays = Self.model.days(next, untilRecall: recall)
    }

    func isDue(on day: Int) -> Bool { day - last >= intervalDays }

    func urgency(on day: Int) -> Double {
        let now = state.map { Self.model.recall($0, afterDays: day - last) } ?? 0
        return switch order {
        case .weakest: 1 - now
        case .likeliestDue: isDue(on: day) ? 1 + now : 1 - now
        }
    }
}
