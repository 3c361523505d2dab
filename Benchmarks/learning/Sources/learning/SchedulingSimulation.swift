import Household
import RealModule

/// One learner with one scheduler over half a year.
///
/// Two items a day are new on the first sixty days. A new item is answered right on two days running (it is taught
/// until it is); these answers are outside of the budget. From then on each day has its budget of answers, the most
/// urgent items first. (Numbers chosen here.)
struct SchedulingSimulation {
    static let days = 180
    static let items = 120
    static let newItemsOfDay = 2

    /// What it comes to.
    struct Outcome {
        /// Recall over the period, from the day after an item was taught: of all items, and of the worst tenth of them.
        let periodMean: Double
        let periodWorst: Double
        /// Recall on the last day, likewise.
        let endMean: Double
        let endWorst: Double
        /// Answers within the budget.
        let reviews: Int

        /// The four recalls, in the order of the tables.
        var recalls: [Double] { [periodMean, periodWorst, endMean, endWorst] }
    }

    private struct Item {
        var memory: any TrueMemory
        var scheduler: any ItemScheduler
        let firstDay: Int
        var recallSum = 0.0
        var lastDay = -1

        mutating func answer(_ isRight: Bool, on day: Int) {
            memory.take(isRight: isRight, on: day)
            scheduler.take(isRight: isRight, on: day)
            lastDay = day
        }
    }

    /// Whether the budget is used up each day, also by items that are not due; else it is an upper limit.
    let usesWholeBudget: Bool
    let budget: Int
    let seed: UInt64

    func outcome(_ world: MemoryWorld, _ kind: SchedulerKind, learner: Int) -> Outcome {
        var items = newItems(world, kind, learner: learner)
        var random = SeededRandom(seed: seed, stream: UInt64(learner) * 2 + 1)
        var reviews = 0
        for day in 0..<Self.days {
            teach(&items, on: day)
            let known = items.indices.filter { items[$0].firstDay + 1 < day }
            let recalls = known.map { items[$0].memory.recall(on: day) }
            for (place, recall) in zip(known, recalls) { items[place].recallSum += recall }
            for place in mostUrgent(known, items, on: day) {
                let isRight = random.chance() < items[place].memory.recall(on: day)
                items[place].answer(isRight, on: day)
                reviews += 1
            }
        }
        return outcome(items, reviews: reviews)
    }

    /// The same learner and items for each scheduler.
    private func newItems(_ world: MemoryWorld, _ kind: SchedulerKind, learner: Int) -> [Item] {
        var random = SeededRandom(seed: seed, stream: UInt64(learner) * 2)
        let talent = random.normal()
        return (0..<Self.items).map { number in
            Item(
                memory: world.memory(learner: talent, item: random.normal()), scheduler: kind.make(),
                firstDay: number / Self.newItemsOfDay)
        }
    }

    private func teach(_ items: inout [Item], on day: Int) {
        for place in items.indices where (items[place].firstDay...items[place].firstDay + 1).contains(day) {
            items[place].answer(true, on: day)
        }
    }

    /// In order of urgency; of two that are as urgent the one that was asked longer ago, then the older one.
    private func mostUrgent(_ places: [Int], _ items: [Item], on day: Int) -> ArraySlice<Int> {
        places.filter { usesWholeBudget || items[$0].scheduler.isDue(on: day) }
            .map { (place: $0, urgency: items[$0].scheduler.urgency(on: day)) }
            .sorted {
                ($1.urgency, items[$0.place].lastDay, $0.place) < ($0.urgency, items[$1.place].lastDay, $1.place)
            }
            .map(\.place).prefix(budget)
    }

    private func outcome(_ items: [Item], reviews: Int) -> Outcome {
        let means = items.map { $0.recallSum / Double(Self.days - $0.firstDay - 2) }
        let ends = items.map { $0.memory.recall(on: Self.days) }
        return Outcome(
            periodMean: mean(means), periodWorst: mean(means.sorted().prefix(Self.items / 10)), endMean: mean(ends),
            endWorst: mean(ends.sorted().prefix(Self.items / 10)), reviews: reviews)
    }

    private func mean(_ values: some Collection<Double>) -> Double { values.reduce(0, +) / Double(values.count) }
}

extension SeededRandom {
    /// A number from 0 to below 1.
    mutating func chance() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A draw from the standard normal distribution (Box and Muller).
    mutating func normal() -> Double {
        let radius = Double.sqrt(-2 * Double.log(1 - chance()))
        return radius * Double.cos(2 * Double.pi * chance())
    }
}
