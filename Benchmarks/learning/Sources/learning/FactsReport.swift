import Foundation
import Household

/// How soon facts are fluent when they are asked in the order of kidd's queue, at equal answers, beside simple orders.
enum FactsReport {
    private static let usualLearners = 60
    private static let answersOfDay = 20
    private static let marks = [20, 60, 120]
    private static let gate = 3_000

    /// What a child has come to by the marks.
    private struct Outcome {
        /// Core records that are fluent by the rule, in percent.
        var fluent: [Double] = []
        /// Of all records, those beyond the core too, in percent.
        var ofAll: [Double] = []
        /// The chance of recall of all core records, in percent.
        var recall: [Double] = []
        /// Fluent records that the child would not recall with a chance of one half, in percent of the fluent ones.
        var hollow: [Double] = []
    }

    static func run(seed: UInt64, scalePercent: Int) {
        let learners = max(4, usualLearners * scalePercent / 100)
        print("# Math facts: the order of the prompts\n")
        print(
            "\(learners) simulated children, \(answersOfDay) typed answers on each of \(marks.last ?? 0) days, seed \(seed), "
                + "\(FactRecordID.core.count) core records, a gate of \(gate / 1000) s. Percent; ± 95 % over children. In "
                + "brackets: less kidd's queue, of the same children.\n")
        for world in MemoryWorld.allCases {
            for kind in FactLearner.allCases { table(world, kind, learners, seed) }
        }
    }

    private static func table(_ world: MemoryWorld, _ kind: FactLearner, _ learners: Int, _ seed: UInt64) {
        let outcomes = FactChooser.allCases.map { chooser in
            (chooser, (0..<learners).map { outcome(chooser, world, kind, number: $0, seed) })
        }
        print("## \(world.rawValue), \(kind.rawValue)\n")
        let heads =
            marks.map { "fluent, day \($0)" } + marks.suffix(2).map { "recall, day \($0)" } + [
                "of all \(FactDomain.addSubtract.records.count), day \(marks.last ?? 0)", "hollow",
            ]
        print("| order | \(heads.joined(separator: " | ")) |")
        print("| --- |" + String(repeating: " --: |", count: heads.count))
        for (chooser, own) in outcomes {
            let ours = outcomes[0].1
            var cells = marks.indices.map { cell(own.map(\.fluent), ours.map(\.fluent), $0, chooser) }
            cells += marks.indices.suffix(2).map { cell(own.map(\.recall), ours.map(\.recall), $0, chooser) }
            cells.append(cell(own.map(\.ofAll), ours.map(\.ofAll), marks.count - 1, chooser))
            cells.append(String(format: "%.1f", Interval.ofMean(own.map { $0.hollow[marks.count - 1] }).mean))
            print("| \(chooser.rawValue) | \(cells.joined(separator: " | ")) |")
        }
        print()
    }

    private static func cell(_ own: [[Double]], _ ours: [[Double]], _ mark: Int, _ chooser: FactChooser) -> String {
        let value = Interval.ofMean(own.map { $0[mark] })
        let text = String(format: "%.1f ± %.1f", value.mean, value.margin)
        if chooser == .queue { return text }
        let gain = Interval.ofMean(zip(own, ours).map { $0[mark] - $1[mark] })
        return text + String(format: " (%+.1f ± %.1f)", gain.mean, gain.margin)
    }

    private static func outcome(
        _ chooser: FactChooser, _ world: MemoryWorld, _ kind: FactLearner, number: Int, _ seed: UInt64
    ) -> Outcome {
        var child = FactChild(kind, in: world, number: number, seed: seed)
        var book = FactBook(typing: FactTyping(milliseconds: Int(kind.typing.median), day: Day(number: 0)))
        var boxes = FactBoxes()
        var random = SeededRandom(seed: seed, stream: UInt64(number) * 4 + 2)
        var asked = 0
        var outcome = Outcome()
        for day in 1...(marks.last ?? 1) {
            var practice: [AskedFact] = []
            for _ in 0..<answersOfDay {
                let (fact, part) = choose(
                    chooser, book, practice, &boxes, &random, asked: asked, day: day, seed: seed)
                let (isRight, milliseconds) = child.answer(fact, on: day)
                let today = Day(number: day)
                let mark = FactJudge(book: book, gate: gate, day: today).mark(
                    of: fact, part: part, isRight: isRight, response: milliseconds, ForecastRecord())
                book.apply(mark, to: fact, isRight: isRight, on: today)
                boxes.take(fact.record, isRight: isRight, on: day)
                practice.append(AskedFact(fact: fact, isRight: isRight, part: part))
                asked += 1
            }
            if marks.contains(day) { note(book, child, day, &outcome) }
        }
        return outcome
    }

    private static func choose(
        _ chooser: FactChooser, _ book: FactBook, _ practice: [AskedFact], _ boxes: inout FactBoxes,
        _ random: inout SeededRandom, asked: Int, day: Int, seed: UInt64
    ) -> (MathFact, FactPart) {
        let core = FactRecordID.core
        switch chooser {
        case .queue:
            var queue = FactQueue(
                book, asked: practice, drill: nil, seed: seed &+ UInt64(day) &* 1_000, day: Day(number: day))
            let next = queue.next()
            return (next.fact, next.part)
        case .random: return (core[random.number(below: core.count)].sample, .band)
        case .fixed: return (core[asked % core.count].sample, .band)
        case .boxes: return (boxes.next(on: day).sample, .band)
        }
    }

    private static func note(_ book: FactBook, _ child: FactChild, _ day: Int, _ outcome: inout Outcome) {
        let core = FactRecordID.core
        let fluent = core.filter { book.state(of: $0) == .fluent }
        let hollow = fluent.count { child.recall($0, on: day) < 0.5 }
        outcome.fluent.append(Double(fluent.count) * 100 / Double(core.count))
        let ofAll = FactDomain.addSubtract.records.count { book.state(of: $0) == .fluent }
        outcome.ofAll.append(Double(ofAll) * 100 / Double(FactDomain.addSubtract.records.count))
        outcome.recall.append(core.reduce(0) { $0 + child.recall($1, on: day) } * 100 / Double(core.count))
        outcome.hollow.append(fluent.isEmpty ? 0 : Double(hollow) * 100 / Double(fluent.count))
    }
}
