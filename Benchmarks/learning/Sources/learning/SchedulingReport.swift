import Foundation
import Household

/// Which scheduler keeps more in memory at the same number of reviews, in worlds that remember by other rules than it
/// thinks.
enum SchedulingReport {
    private static let usualLearners = 200
    private static let budgets = [4, 8, 16]
    /// So many that hardly anything waits.
    private static let freeBudget = 16
    private static let measures = ["period, all", "period, worst tenth", "end, all", "end, worst tenth"]

    /// All learners of one scheduler.
    private typealias Outcomes = [SchedulingSimulation.Outcome]

    static func run(seed: UInt64, scalePercent: Int) {
        let learners = max(4, usualLearners * scalePercent / 100)
        print("# Schedulers at equal reviews\n")
        print(
            "\(learners) simulated learners, \(SchedulingSimulation.items) items, \(SchedulingSimulation.days) days, "
                + "seed \(seed). True recall in percent; ± 95 % over learners. In brackets: less the ladder, of the same "
                + "learners.\n")
        print("## The same number of reviews each day, also of what is not due yet\n")
        print("Here FSRS-6 at 0.85 and at 0.90 are one: both ask for the items with the lowest recall.\n")
        for budget in budgets { printTables(budget, usesWholeBudget: true, learners, seed) }
        print("## Only what is due, at most \(freeBudget) reviews a day\n")
        print("So each asks as often as it wants to: these are not equal reviews, see the last column.\n")
        printTables(freeBudget, usesWholeBudget: false, learners, seed)
    }

    private static func printTables(_ budget: Int, usesWholeBudget: Bool, _ learners: Int, _ seed: UInt64) {
        let simulation = SchedulingSimulation(usesWholeBudget: usesWholeBudget, budget: budget, seed: seed)
        for world in MemoryWorld.allCases {
            let kinds = SchedulerKind.allCases.filter { !usesWholeBudget || $0 != .fsrs85 }
            let outcomes = kinds.map { kind in
                (kind, (0..<learners).map { simulation.outcome(world, kind, learner: $0) })
            }
            print("### \(budget) reviews a day, \(world.rawValue)\n")
            print("| scheduler | \(measures.joined(separator: " | ")) | reviews |")
            print("| --- | --: | --: | --: | --: | --: |")
            for (kind, own) in outcomes { printRow(kind, own, ladder: outcomes[0].1) }
            print()
        }
    }

    private static func printRow(_ kind: SchedulerKind, _ own: Outcomes, ladder: Outcomes) {
        let cells = measures.indices.map { measure -> String in
            let recall = Interval.ofMean(own.map { $0.recalls[measure] })
            if kind == .ladder { return "\(text(recall))" }
            let gain = Interval.ofMean(zip(own, ladder).map { $0.recalls[measure] - $1.recalls[measure] })
            return "\(text(recall)) (\(gain.mean < 0 ? "" : "+")\(text(gain)))"
        }
        let reviews = own.reduce(0) { $0 + $1.reviews } / own.count
        print("| \(kind.rawValue) | \(cells.joined(separator: " | ")) | \(reviews) |")
    }

    private static func text(_ value: (mean: Double, margin: Double)) -> String {
        String(format: "%.1f ± %.1f", value.mean * 100, value.margin * 100)
    }
}
