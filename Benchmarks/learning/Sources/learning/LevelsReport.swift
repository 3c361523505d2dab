import Foundation
import Household

/// How well the policies of adaptive difficulty find the level at which a learner has four of five right.
enum LevelsReport {
    private static let usualLearners = 1_000
    /// Constants of `target80` by which others are compared: those of the first draft, and ones with larger steps.
    private static let staircases = [
        Staircase(step: 0.4, slope: 1.4, target: 0.8), Staircase(step: 0.8, slope: 1.4, target: 0.8),
        Staircase(step: 1.0, slope: 1.4, target: 0.8), Staircase(step: 1.3, slope: 1.4, target: 0.8),
        Staircase(step: 2.0, slope: 1.4, target: 0.8), Staircase(step: 1.0, slope: 1.0, target: 0.8),
        Staircase(step: 1.0, slope: 2.0, target: 0.8), Staircase(step: 1.0, slope: 1.4, target: 0.75),
        Staircase(step: 1.0, slope: 1.4, target: 0.85),
        Staircase(step: 0.6, slope: 1.4, target: 0.8, firstStep: 2),
        Staircase(step: 0.6, slope: 1.4, target: 0.8, firstStep: 4),
        Staircase(step: 0.8, slope: 1.4, target: 0.75, firstStep: 4),
    ]
    private static let compared: [LevelPolicy] =
        [.rule(.target80), .rule(.steady), .rule(.early), .fixed(3), .random, .oracle]
    private static let policies = compared + staircases.map { .staircase($0) }

    static func run(seed: UInt64, scalePercent: Int = 100) {
        let learners = max(20, usualLearners * scalePercent / 100)
        print(
            """
            # Levels that follow answers

            \(learners) simulated learners of each model, \(LevelSimulation.items) questions each, seed \(seed). \
            Abilities lie evenly over the range in which some level has four of five right; they grow slowly, with days \
            better and worse. ± 95 % over learners.

            - **success**: right answers of 100 from the tenth question on (reach 75 to 85); settled: from the fiftieth.
            - **to find**: questions before the level is within one of the right one for five running, of learners \
            whose right level is 3, 4 or 5 at the start; a level that is never found counts \(LevelSimulation.items).
            - **times**: that, divided by the shortest of the three policies of kidd (reach 1.2).
            - **too hard**: questions of 100 at a level of which fewer than half would be right.
            - **changes** of the level.

            """)
        for model in LearnerModel.allCases {
            let simulation = LevelSimulation(model, learners: learners, seed: seed)
            let rows = policies.map { ($0, LevelRow(simulation.outcomes($0))) }
            print("## \(model.rawValue)\n")
            printPolicies(rows)
            printByRight(rows)
            printLosses(rows)
        }
    }

    private static func printPolicies(_ rows: [(LevelPolicy, LevelRow)]) {
        print("| policy | success | settled | to find | times | too hard | changes |")
        print("| --- | --: | --: | --: | --: | --: | --: |")
        let shortest = rows.filter(\.0.isOurs).map { mean($0.1, .toFind) }.min() ?? 1
        for (policy, row) in rows {
            let cells = LevelRow.Measure.allCases.map { measure -> String in
                let text = text(Interval.ofMean(row[measure].compactMap { $0 }))
                guard measure == .toFind else { return text }
                return text + String(format: " | %.1f", mean(row, .toFind) / shortest)
            }
            print("| \(policy.name) | \(cells.joined(separator: " | ")) |")
        }
        print()
    }

    private static func printByRight(_ rows: [(LevelPolicy, LevelRow)]) {
        print("Success from the tenth question on, by the right level of the moment:\n")
        print("| policy | \(AdaptiveRule.levels.map { "level \($0)" }.joined(separator: " | ")) |")
        print("| --- |\(String(repeating: " --: |", count: AdaptiveRule.levels.count))")
        for (policy, row) in rows {
            let cells = AdaptiveRule.levels.map { level -> String in
                let values = row.outcomes.compactMap { $0.byRight[level]?.value.map { $0 * 100 } }
                return values.isEmpty ? "–" : text(Interval.ofMean(values))
            }
            print("| \(policy.name) | \(cells.joined(separator: " | ")) |")
        }
        print()
    }

    /// Where another policy is better than `target80` by more than chance, of the same learners.
    private static func printLosses(_ rows: [(LevelPolicy, LevelRow)]) {
        guard let ours = rows.first(where: { $0.0 == .rule(.target80) })?.1 else { return }
        print("Where `target80` as it is loses (difference ± 95 %, of the same learners):\n")
        for measure in LevelRow.Measure.allCases where measure != .changes {
            for (policy, row) in rows where compared.dropFirst().contains(policy) && policy != .oracle {
                let pairs = zip(ours[measure], row[measure]).compactMap { own, other in
                    own.flatMap { own in other.map { (own, $0) } }
                }
                let worse = Interval.ofMean(pairs.map { measure.shortfall($0.0) - measure.shortfall($0.1) })
                guard worse.mean > worse.margin else { continue }
                print("- \(measure.lossWords) than \(policy.name): by \(text(worse))")
            }
        }
        print()
    }

    private static func mean(_ row: LevelRow, _ measure: LevelRow.Measure) -> Double {
        Interval.ofMean(row[measure].compactMap { $0 }).mean
    }

    private static func text(_ value: (mean: Double, margin: Double)) -> String {
        String(format: "%.1f ± %.1f", value.mean, value.margin)
    }
}

/// The figures of one policy, learner by learner.
struct LevelRow {
    /// What is measured, in the order of the tables.
    enum Measure: CaseIterable {
        case success
        case settled
        case toFind
        case tooHard
        case changes

        /// How far a figure is from the best there could be.
        func shortfall(_ value: Double) -> Double {
            switch self {
            case .success, .settled: abs(value - 80)
            case .toFind, .tooHard, .changes: value
            }
        }

        /// What is said of a policy with the larger shortfall.
        var lossWords: String {
            switch self {
            case .success: "each learner's success is further from 80"
            case .settled: "each learner's settled success is further from 80"
            case .toFind: "more questions to find the level"
            case .tooHard: "more questions of 100 that are too hard"
            case .changes: "more changes"
            }
        }
    }

    let outcomes: [LevelSimulation.Outcome]

    init(_ outcomes: [LevelSimulation.Outcome]) { self.outcomes = outcomes }

    /// One figure for each learner; nil where it cannot be told.
    subscript(measure: Measure) -> [Double?] {
        outcomes.map { outcome in
            switch measure {
            case .success: outcome.counted.value.map { $0 * 100 }
            case .settled: outcome.settled.value.map { $0 * 100 }
            case .toFind: outcome.firstRight < 3 ? nil : Double(outcome.itemsToFind)
            case .tooHard: outcome.tooHard.value.map { $0 * 100 }
            case .changes: Double(outcome.changes)
            }
        }
    }
}
