/// A step on the way to all facts, the first one that fits (Learning, Facts 0-20). A subtraction is classed by its addition.
public enum FactBand: Int, CaseIterable, Comparable, Sendable {
    /// A number of the addition is 0, 1 or 2.
    case small = 1
    /// Doubles and halves.
    case doubles
    /// Sums of 10, and 10 less something.
    case tens
    /// Numbers that differ by 1, or one of them 10.
    case near
    /// Sums over 10 with an 8 or a 9.
    case bridging
    /// All others, with all other subtractions.
    case rest

    /// The band of a fact.
    public init(of fact: MathFact) {
        let sum = fact.addition
        let numbers = [sum.left, sum.right]
        self =
            if numbers.contains(where: { $0 <= 2 }) {
                .small
            } else if sum.left == sum.right {
                .doubles
            } else if sum.result == 10 {
                .tens
            } else if fact.operation == .subtraction {
                .rest
            } else if abs(sum.left - sum.right) == 1 || numbers.contains(10) {
                .near
            } else if sum.result > 10, numbers.contains(where: { $0 == 8 || $0 == 9 }) {
                .bridging
            } else {
                .rest
            }
    }

    /// The next one; nil of the last.
    public var next: FactBand? { FactBand(rawValue: rawValue + 1) }

    /// The one before; nil of the first.
    public var previous: FactBand? { FactBand(rawValue: rawValue - 1) }

    /// Its facts, in the order of all.
    public var facts: [MathFact] { Self.facts[rawValue - 1] }

    /// The records of its facts, in their order. Those of both orders of a sum are in one band.
    public var records: [FactRecordID] { Self.records[rawValue - 1] }

    public static func < (left: FactBand, right: FactBand) -> Bool { left.rawValue < right.rawValue }

    private static let facts = allCases.map { band in MathFact.all.filter { FactBand(of: $0) == band } }
    private static let records = facts.map { facts in
        Set(facts.map(\.record)).sorted { $0.number < $1.number }
    }
}

extension MathFact {
    /// Its step on the way to all facts.
    public var band: FactBand { FactBand(of: self) }
}
