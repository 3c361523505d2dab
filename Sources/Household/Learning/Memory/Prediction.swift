/// A chance as it is stored: in ten-thousandths, never quite none and never quite sure.
public struct Prediction: Hashable, Sendable {
    /// 1 to 9,999.
    public let tenThousandths: Int

    /// Brings a number of ten-thousandths into its bounds.
    public init(tenThousandths: Int) { self.tenThousandths = min(max(tenThousandths, 1), 9_999) }

    /// The nearest to a chance, 0 to 1.
    public init(_ chance: Double) {
        self.init(tenThousandths: Int((min(max(chance, 0), 1) * 10_000).rounded()))
    }

    /// The chance, between 0 and 1.
    public var chance: Double { Double(tenThousandths) / 10_000 }

    /// The running rate of a child: it starts at nine in ten, with the weight of ten answers.
    public init(right: Int, of answers: Int) {
        self.init(tenThousandths: (9 + right) * 10_000 / (10 + answers))
    }
}
