import RealModule

/// How well predictions have fitted so far, as running sums of whole numbers, so that they can be stored and compared exactly.
public struct Calibration: Hashable, Sendable {
    /// Predictions of about one size.
    public struct Bin: Hashable, Sendable {
        /// How many there were.
        public var count: Int
        /// Their sum, in ten-thousandths.
        public var predicted: Int
        /// How many of the answers were right.
        public var right: Int

        /// All members; without arguments an empty bin.
        public init(count: Int = 0, predicted: Int = 0, right: Int = 0) {
            self.count = count
            self.predicted = predicted
            self.right = right
        }
    }

    /// Bins of equal width over all chances.
    public static let binCount = 10

    /// From the lowest chances up.
    public package(set) var bins: [Bin]
    /// The sum of the surprise of each answer, in millionths of a nat.
    public package(set) var surprise: Int64
    /// The sum of the squares of what each prediction was off, in hundred-millionths.
    public package(set) var squares: Int64

    /// All members; without arguments before the first prediction.
    public init(bins: [Bin] = [], surprise: Int64 = 0, squares: Int64 = 0) {
        self.bins = Array((bins + Array(repeating: Bin(), count: Self.binCount)).prefix(Self.binCount))
        self.surprise = surprise
        self.squares = squares
    }

    /// Takes in one prediction with what came of it.
    public mutating func take(_ prediction: Prediction, isRight: Bool) {
        let predicted = prediction.tenThousandths
        let bin = min(predicted * Self.binCount / 10_000, Self.binCount - 1)
        bins[bin].count += 1
        bins[bin].predicted += predicted
        if isRight { bins[bin].right += 1 }
        let chance = isRight ? prediction.chance : 1 - prediction.chance
        surprise += Int64((-Double.log(chance) * 1_000_000).rounded())
        let off = Int64(isRight ? 10_000 - predicted : predicted)
        squares += off * off
    }

    /// Predictions so far.
    public var count: Int { bins.reduce(0) { $0 + $1.count } }

    /// Log-loss: the mean surprise, in nats; 0 before the first prediction.
    public var logLoss: Double { mean(Double(surprise) / 1_000_000) }

    /// The Brier score: the mean square of what predictions were off, 0 to 1.
    public var brier: Double { mean(Double(squares) / 100_000_000) }

    /// The expected calibration error: how far the chances of a bin are from what came of them, 0 to 1, by the weight of the
    /// bins.
    public var error: Double {
        mean(bins.reduce(0) { $0 + abs(Double($1.predicted) / 10_000 - Double($1.right)) })
    }

    private func mean(_ sum: Double) -> Double { count == 0 ? 0 : sum / Double(count) }
}
