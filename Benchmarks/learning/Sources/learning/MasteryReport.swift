import Foundation
import Household

/// How often who cannot do a skill is declared to have mastered it, and who can is not.
enum MasteryReport {
    private static let usualLearners = 10_000
    private static let constants = [0.25, 0.4, 0.5, 0.6, 0.65, 0.7, 0.8, 0.9, 0.95]
    private static let changing: [MasteryLearner] = [
        .growing(shareOfQuestion: 0.1, shareOfNight: 0), .growing(shareOfQuestion: 0.1, shareOfNight: 0.5),
        .growing(shareOfQuestion: 0.3, shareOfNight: 0.8), .leaping(0.05),
    ]
    /// Below it nobody has mastered a skill.
    private static let leastMastered = 0.7
    /// From it on one should be told to have.
    private static let surelyMastered = 0.9

    static func run(seed: UInt64, scalePercent: Int = 100) {
        let learners = max(50, usualLearners * scalePercent / 100)
        print(
            """
            # False and missed mastery

            \(learners) simulated learners for each row, seed \(seed); one activity a day, no hints. Declared, in \
            percent, in square brackets 95 % (Wilson). Below \(leastMastered) each declaration is false; at \
            \(surelyMastered) and above what is left to 100 is missed.

            """)
        for questions in [5, 10] {
            for within in [20, MasterySimulation.items] {
                print("## Within \(within) questions, \(questions) a day\n")
                printConstant(questions, within, learners, seed)
            }
        }
        for questions in [5, 10] {
            print(
                """
                ## Learners that change, \(questions) questions a day, \(MasterySimulation.items) in all

                **False**: of those declared, whose chance of a right answer on the next day, before anything is asked, \
                is below \(leastMastered). **Missed**: not declared, of those whose chance is \(surelyMastered) or more \
                after the last question (– where nobody's is). **Questions**: the mean up to the declaration, ± 95 %.

                """)
            for learner in changing {
                printChanging(MasterySimulation(learner: learner, questionsOfDay: questions, seed: seed), learners)
            }
        }
    }

    private static func printConstant(_ questions: Int, _ within: Int, _ learners: Int, _ seed: UInt64) {
        let kinds = MasteryCriterionKind.allCases
        let hasFormula = questions == 5 && within == 20
        let heads = kinds.map(\.rawValue) + (hasFormula ? ["kidd, by the formula"] : [])
        print("| chance | \(heads.joined(separator: " | ")) |")
        print("| --: |\(String(repeating: " --: |", count: heads.count))")
        var losses: [String] = []
        for chance in constants {
            let simulation = MasterySimulation(learner: .constant(chance), questionsOfDay: questions, seed: seed)
            let outcomes = (0..<learners).map { simulation.outcomes(number: $0) }
            var cells = kinds.indices.map { kind in
                text(outcomes.count { $0[kind].declaredAfter.map { $0 <= within } ?? false }, of: learners)
            }
            if hasFormula { cells.append(String(format: "%.2f", formula(chance) * 100)) }
            print("| \(chance) | \(cells.joined(separator: " | ")) |")
            losses += Self.losses(chance, within, outcomes)
        }
        print("\nWhere kidd loses (difference ± 95 %, of the same learners):\n")
        print(losses.isEmpty ? "- nowhere by more than chance" : losses.joined(separator: "\n"))
        print()
    }

    /// Criteria that declare fewer of those who cannot do it, or more of those who can, by more than chance.
    private static func losses(
        _ chance: Double, _ within: Int, _ outcomes: [[MasterySimulation.Outcome]]
    ) -> [String] {
        guard chance < leastMastered || chance >= surelyMastered else { return [] }
        let isFalse = chance < leastMastered
        return MasteryCriterionKind.allCases.indices.dropFirst().compactMap { kind in
            let off = Interval.ofMean(
                outcomes.map { outcome in
                    let declared = [outcome[0], outcome[kind]].map { ($0.declaredAfter ?? .max) <= within ? 100.0 : 0 }
                    return isFalse ? declared[0] - declared[1] : declared[1] - declared[0]
                })
            guard off.mean > off.margin else { return nil }
            let figures = String(format: "%.2f ± %.2f", off.mean, off.margin)
            let name = MasteryCriterionKind.allCases[kind].rawValue
            return "- at \(chance): \(figures) more \(isFalse ? "false" : "missed") than \(name)"
        }
    }

    private static func printChanging(_ simulation: MasterySimulation, _ learners: Int) {
        let outcomes = (0..<learners).map { simulation.outcomes(number: $0) }
        print("### \(simulation.learner.name)\n")
        print("| criterion | declared | false | missed | questions |")
        print("| --- | --: | --: | --: | --: |")
        for (place, kind) in MasteryCriterionKind.allCases.enumerated() {
            let own = outcomes.map { $0[place] }
            let declared = own.filter { $0.declaredAfter != nil }
            let able = own.filter { $0.chanceAtEnd >= surelyMastered }
            let after = Interval.ofMean(declared.compactMap { $0.declaredAfter.map(Double.init) })
            let cells = [
                text(declared.count, of: learners),
                text(declared.count { ($0.chanceNextDay ?? 1) < leastMastered }, of: declared.count),
                text(able.count { $0.declaredAfter == nil }, of: able.count),
                declared.isEmpty ? "–" : String(format: "%.1f ± %.1f", after.mean, after.margin),
            ]
            print("| \(kind.rawValue) | \(cells.joined(separator: " | ")) |")
        }
        print()
    }

    /// The table of the rules: four sessions of five, the threshold reached in two of them.
    private static func formula(_ chance: Double) -> Double {
        let four = chance * chance * chance * chance
        let reached = 5 * four * (1 - chance) + four * chance
        let missed = 1 - reached
        return 1 - missed * missed * missed * missed - 4 * reached * missed * missed * missed
    }

    /// A share in percent with Wilson's interval.
    private static func text(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "–" }
        let (count, score) = (Double(whole), 1.96)
        let share = Double(part) / count
        let middle = share + score * score / (2 * count)
        let margin = score * (share * (1 - share) / count + score * score / (4 * count * count)).squareRoot()
        let scale = 100 / (1 + score * score / count)
        return String(
            format: "%.2f [%.2f, %.2f]", share * 100, max(0, middle - margin) * scale,
            min(middle + margin, 1 + score * score / count) * scale)
    }
}
