import Foundation
import Household
import RealModule

/// Who predicts answers of the public review log best: the second half of the events of a day or more, after the
/// first half.
enum PredictionsReport {
    /// An event of the log with a prediction.
    private struct Event {
        let result: ScoredPredictions.Result
        let gapDays: Int
    }

    /// A predictor's name with what it said of the test events.
    private struct Entry {
        let name: String
        let tests: [Event]
    }

    private static let usualDraws = 1000

    static func run(seed: UInt64, scalePercent: Int) throws {
        let log = try ReviewLog.fromEnvironment()
        let entries = entries(log)
        let draws = max(100, usualDraws * scalePercent / 100)
        let tests = entries[0].tests
        let right = tests.count(where: { $0.result.isRight })
        print("# Predictions: the second half of the public review log\n")
        print(
            "\(log.answers.count) answers to \(log.cardCount) cards, days from \(ReviewLog.hourOfNewDay):00 UTC; "
                + "\(tests.count) test events, recall \(text(Double(right) / Double(tests.count))). "
                + "Intervals: 95 %, \(draws) draws of cards, seed \(seed).\n")
        let sample = draw(entries, cardCount: log.cardCount, draws: draws, seed: seed)
        printScores(entries, sample)
        printDifferences(entries, sample)
        printGaps(entries)
    }

    // MARK: Predictors

    /// All predictors, the first one is the one that the others are compared with.
    private static func entries(_ log: ReviewLog) -> [Entry] {
        let first = firstHalf(events(of: ConstantPredictor(chance: 0.5), log))
        let mean = Double(first.count(where: { $0.result.isRight })) / Double(first.count)
        let five = fitted([1, 2, 3, 5, 8, 12, 20, 40], log) { LastFivePredictor(weight: $0) }
        let predictors: [any Predictor] = [
            FSRSPredictor(name: "FSRS-6, public constants", repeatsOfDay: nil),
            FSRSPredictor(name: "the same, three same-day updates (kidd)", repeatsOfDay: 3),
            ConstantPredictor(chance: mean),
            MeanPredictor(),
            LastFivePredictor(weight: five),
            LadderPredictor(),
        ]
        let intervals = [
            fittedIntervals("ladder", LadderPlan.self, log), fittedIntervals("SM-2", SM2Plan.self, log),
            fittedIntervals("Leitner", LeitnerPlan.self, log),
        ]
        return (predictors + intervals.joined()).map { predictor in
            let events = events(of: predictor, log)
            return Entry(name: predictor.name, tests: Array(events.dropFirst(events.count / 2)))
        }
    }

    /// A scheduler of intervals with the two curves that fit the first half best.
    private static func fittedIntervals<Plan: IntervalPlan>(
        _ name: String, _ plan: Plan.Type, _ log: ReviewLog
    ) -> [any Predictor] {
        let bases = stride(from: 0.5, through: 0.995, by: 0.005).map { $0 }
        let base = fitted(bases, log) { IntervalPredictor<Plan>(name: "", curve: .exponential(base: $0)) }
        let line = LogisticLine(fitting: firstHalf(shares(of: plan, log)))
        return [
            IntervalPredictor<Plan>(
                name: "\(name), exponential, base \(text(base)) fitted", curve: .exponential(base: base)),
            IntervalPredictor<Plan>(name: "\(name), logistic, two constants fitted", curve: .logistic(line)),
        ]
    }

    /// The logarithm of the share of the interval that was over at each event, and whether the answer was right.
    private static func shares<Plan: IntervalPlan>(
        of plan: Plan.Type, _ log: ReviewLog
    ) -> [(place: Double, isRight: Bool)] {
        var predictor = IntervalPredictor<Plan>(name: "", curve: .exponential(base: 0.9))
        var lastDay: [Int: Int] = [:]
        var shares: [(place: Double, isRight: Bool)] = []
        for answer in log.answers {
            let isEvent = lastDay[answer.card].map { answer.day > $0 } ?? false
            if isEvent {
                shares.append((Double.log(predictor.share(card: answer.card, day: answer.day)), answer.isRight))
            }
            predictor.take(answer, isEvent: isEvent)
            lastDay[answer.card] = answer.day
        }
        return shares
    }

    /// What a predictor says of each event before it is told of it.
    private static func events(of start: any Predictor, _ log: ReviewLog) -> [Event] {
        var predictor = start
        var lastDay: [Int: Int] = [:]
        var events: [Event] = []
        for answer in log.answers {
            let gapDays = lastDay[answer.card].map { answer.day - $0 } ?? 0
            if gapDays > 0 {
                let prediction = Prediction(predictor.prediction(card: answer.card, day: answer.day))
                events.append(
                    Event(
                        result: ScoredPredictions.Result(
                            card: answer.card, isRight: answer.isRight, prediction: prediction),
                        gapDays: gapDays))
            }
            predictor.take(answer, isEvent: gapDays > 0)
            lastDay[answer.card] = answer.day
        }
        return events
    }

    private static func firstHalf<Element>(_ events: [Element]) -> [Element] { Array(events.prefix(events.count / 2)) }

    /// The constant that fits the first half best.
    private static func fitted(_ values: [Double], _ log: ReviewLog, _ make: (Double) -> any Predictor) -> Double {
        let losses = values.map { ($0, calibration(firstHalf(events(of: make($0), log))).logLoss) }
        return losses.min { $0.1 < $1.1 }?.0 ?? values[0]
    }

    /// By the rule that kidd itself keeps.
    private static func calibration(_ events: [Event]) -> Calibration {
        var calibration = Calibration()
        for event in events { calibration.take(event.result.prediction, isRight: event.result.isRight) }
        return calibration
    }

    // MARK: Draws

    /// The scores of all entries: those of the tests, and those of each draw of cards with replacement.
    private struct Sample {
        let scores: [Scores]
        let draws: [[Scores]]
    }

    private static func draw(_ entries: [Entry], cardCount: Int, draws: Int, seed: UInt64) -> Sample {
        let scored = entries.map { ScoredPredictions($0.tests.map(\.result)) }
        let cards = Array(Set(entries[0].tests.map(\.result.card))).sorted()
        var random = SeededRandom(seed: seed, stream: 1)
        let drawn = (0..<draws).map { _ in
            var weights = [Double](repeating: 0, count: cardCount)
            for _ in cards { weights[cards[random.number(below: cards.count)]] += 1 }
            return scored.map { $0.scores(weights: weights) }
        }
        let all = [Double](repeating: 1, count: cardCount)
        return Sample(scores: scored.map { $0.scores(weights: all) }, draws: drawn)
    }

    // MARK: Tables

    private static func printScores(_ entries: [Entry], _ sample: Sample) {
        print("| predictor | \(Scores.Measure.allCases.map(\.rawValue).joined(separator: " | ")) |")
        print("| --- | \(Scores.Measure.allCases.map { _ in "--:" }.joined(separator: " | ")) |")
        for (place, entry) in entries.enumerated() {
            let cells = Scores.Measure.allCases.map { measure in
                let interval = Interval.ofDraws(sample.draws.map { $0[place][measure] })
                return "\(text(sample.scores[place][measure])) \(text(interval))"
            }
            print("| \(entry.name) | \(cells.joined(separator: " | ")) |")
        }
        let kept = calibration(entries[0].tests)
        print(
            "\nThe first row by the whole numbers that kidd stores: log-loss \(text(kept.logLoss)), Brier "
                + "\(text(kept.brier)), ECE \(text(kept.error)).\n")
    }

    /// The first entry less each other one, on the same draws.
    private static func printDifferences(_ entries: [Entry], _ sample: Sample) {
        print("## FSRS-6 less the other, on the same draws\n")
        print("| against | \(Scores.Measure.allCases.map(\.rawValue).joined(separator: " | ")) |")
        print("| --- | \(Scores.Measure.allCases.map { _ in "--:" }.joined(separator: " | ")) |")
        for (place, entry) in entries.enumerated().dropFirst() {
            let cells = Scores.Measure.allCases.map { measure in
                let difference = sample.scores[0][measure] - sample.scores[place][measure]
                let interval = Interval.ofDraws(sample.draws.map { $0[0][measure] - $0[place][measure] })
                return "\(text(difference)) \(text(interval)) \(verdict(interval, measure))"
            }
            print("| \(entry.name) | \(cells.joined(separator: " | ")) |")
        }
        print()
    }

    private static func verdict(_ interval: ClosedRange<Double>, _ measure: Scores.Measure) -> String {
        if interval.contains(0) { return "open" }
        return (interval.lowerBound > 0) == measure.isBetterWhenLarger ? "better" : "**worse**"
    }

    /// Log-loss by days since the last answer: a mean over all hides where a predictor is weak.
    private static func printGaps(_ entries: [Entry]) {
        print("## Log-loss by days since the last answer\n")
        let ranges: [ClosedRange<Int>] = [1...1, 2...3, 4...7, 8...14, 15...30, 31...400]
        row("days", ranges.map { $0.count == 1 ? "1" : "\($0.lowerBound)–\($0.upperBound)" })
        print("| --- | \(ranges.map { _ in "--:" }.joined(separator: " | ")) |")
        let groups = ranges.map { range in entries.map { $0.tests.filter { range.contains($0.gapDays) } } }
        row("events", groups.map { "\($0[0].count)" })
        row("recall", groups.map { text(rate($0[0].map { $0.result.isRight ? 1 : 0 })) })
        row("FSRS-6 predicts", groups.map { text(rate($0[0].map(\.result.prediction.chance))) })
        for (place, entry) in entries.enumerated() {
            row(entry.name, groups.map { text(calibration($0[place]).logLoss) })
        }
    }

    private static func row(_ name: String, _ cells: [String]) {
        print("| \(name) | \(cells.joined(separator: " | ")) |")
    }

    private static func rate(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }

    private static func text(_ value: Double) -> String { String(format: "%.3f", value) }

    private static func text(_ range: ClosedRange<Double>) -> String {
        "[\(text(range.lowerBound)), \(text(range.upperBound))]"
    }
}
