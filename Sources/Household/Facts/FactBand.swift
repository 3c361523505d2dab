/// A step on the way to all facts of a domain, each with the facts for which it is the first that fits; the domain says what
/// belongs to it (Learning, Facts 0-20). An inverse fact is classed by the direct one that it undoes.
public enum FactBand: Int, CaseIterable, Comparable, Sendable {
    case first = 1
    case second, third, fourth, fifth, sixth

    /// The next one; nil of the last.
    public var next: FactBand? { FactBand(rawValue: rawValue + 1) }

    /// The one before; nil of the first.
    public var previous: FactBand? { FactBand(rawValue: rawValue - 1) }

    public static func < (left: FactBand, right: FactBand) -> Bool { left.rawValue < right.rawValue }
}
