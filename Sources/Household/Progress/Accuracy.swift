/// How many first answers were right, and between what bounds the share truly lies: a Wilson interval, so that 3 of 4 is
/// no trend (Reports, Parent dashboard). For parents only.
public struct Accuracy: Hashable, Sendable {
    /// Right first answers.
    public var right: Int
    /// Scored first answers.
    public var answers: Int
    /// The share of right ones in thousandths, rounded down.
    public var permille: Int
    /// The lower bound of the interval in thousandths, rounded down.
    public var lowestPermille: Int
    /// The upper bound in thousandths, rounded up.
    public var highestPermille: Int

    /// All members as they are.
    public init(right: Int, answers: Int, permille: Int, lowestPermille: Int, highestPermille: Int) {
        self.right = right
        self.answers = answers
        self.permille = permille
        self.lowestPermille = lowestPermille
        self.highestPermille = highestPermille
    }

    /// The 0.975 quantile of the normal distribution: an interval of 95 %.
    static let quantile = 1.959963984540054

    /// The accuracy of some answers; nil without any.
    public init?(right: Int, of answers: Int) {
        guard answers > 0, (0...answers).contains(right) else { return nil }
        let count = Double(answers)
        let share = Double(right) / count
        let square = Self.quantile * Self.quantile
        let centre = share + square / (2 * count)
        let spread = Self.quantile * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
        let scale = 1000 / (1 + square / count)
        self.init(
            right: right, answers: answers, permille: right * 1000 / answers,
            // Both ends are exact: nothing lies beyond all and none.
            lowestPermille: right == 0 ? 0 : max(0, Int((scale * (centre - spread)).rounded(.down))),
            highestPermille: right == answers ? 1000 : min(1000, Int((scale * (centre + spread)).rounded(.up))))
    }
}
