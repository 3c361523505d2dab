import Household
import RealModule

/// How good predictions are.
struct Scores {
    /// The measures, in the order of the tables.
    enum Measure: String, CaseIterable {
        case logLoss = "log-loss"
        case brier = "Brier"
        case calibrationError = "ECE"
        case auc = "AUC"

        /// Whether a larger figure is a better one.
        var isBetterWhenLarger: Bool { self == .auc }
    }

    var values: [Measure: Double]

    subscript(measure: Measure) -> Double { values[measure] ?? .nan }
}

/// Predictions of one predictor with what came of them, laid out so that a draw of cards is scored quickly.
struct ScoredPredictions {
    /// One prediction with what came of it.
    struct Result {
        let card: Int
        let isRight: Bool
        let prediction: Prediction
    }

    /// What a result adds to the sums, in ascending order of the prediction.
    private struct Term {
        let card: Int
        let isRight: Bool
        let tenThousandths: Int
        let bin: Int
        let loss: Double
        let square: Double
    }

    private let terms: [Term]

    init(_ results: [Result]) {
        terms = results.sorted { $0.prediction.tenThousandths < $1.prediction.tenThousandths }.map { result in
            let chance = result.prediction.chance
            let off = (result.isRight ? 1 : 0) - chance
            return Term(
                card: result.card, isRight: result.isRight, tenThousandths: result.prediction.tenThousandths,
                bin: min(result.prediction.tenThousandths * Calibration.binCount / 10_000, Calibration.binCount - 1),
                loss: -Double.log(result.isRight ? chance : 1 - chance), square: off * off)
        }
    }

    /// The scores where each card counts as often as its weight says.
    func scores(weights: [Double]) -> Scores {
        var (count, loss, square) = (0.0, 0.0, 0.0)
        var gaps = [Double](repeating: 0, count: Calibration.binCount)
        for term in terms {
            let weight = weights[term.card]
            count += weight
            loss += weight * term.loss
            square += weight * term.square
            gaps[term.bin] += weight * ((term.isRight ? 1 : 0) - Double(term.tenThousandths) / 10_000)
        }
        return Scores(values: [
            .logLoss: loss / count, .brier: square / count,
            .calibrationError: gaps.reduce(0) { $0 + abs($1) } / count, .auc: auc(weights),
        ])
    }

    /// How often a right answer had the higher prediction than a wrong one; equal ones count half.
    private func auc(_ weights: [Double]) -> Double {
        var (pairs, wrongBelow, rightInAll) = (0.0, 0.0, 0.0)
        var start = 0
        while start < terms.count {
            var (right, wrong, end) = (0.0, 0.0, start)
            while end < terms.count, terms[end].tenThousandths == terms[start].tenThousandths {
                if terms[end].isRight { right += weights[terms[end].card] } else { wrong += weights[terms[end].card] }
                end += 1
            }
            pairs += right * (wrongBelow + wrong / 2)
            wrongBelow += wrong
            rightInAll += right
            start = end
        }
        return pairs / (rightInAll * wrongBelow)
    }
}

/// Intervals of 95 percent.
enum Interval {
    /// Between the quantiles of draws.
    static func ofDraws(_ values: [Double]) -> ClosedRange<Double> {
        let sorted = values.sorted()
        let edge = Int((Double(sorted.count) * 0.025).rounded(.down))
        return sorted[edge]...sorted[sorted.count - 1 - edge]
    }

    /// Of the mean of independent values: 1.96 standard errors to both sides.
    static func ofMean(_ values: [Double]) -> (mean: Double, margin: Double) {
        let count = Double(values.count)
        let mean = values.reduce(0, +) / count
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (mean, 1.96 * Double.sqrt(squares / max(1, count - 1) / count))
    }
}
