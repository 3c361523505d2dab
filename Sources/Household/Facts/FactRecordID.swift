/// Names one of the 312 memories that the 462 facts share: both orders of a sum are one, adding nothing is one rule, taking
/// nothing away another, and every other subtraction stands for itself.
public struct FactRecordID: Hashable, Sendable {
    /// From 0, in the order of ``all``.
    public var number: Int

    /// The record with this number; nil where there is none.
    public init?(number: Int) {
        guard Self.all.indices.contains(number) else { return nil }
        self.number = number
    }

    /// The record of a fact.
    public init(of fact: MathFact) { number = Self.numbers[Self.sample(of: fact)] ?? 0 }

    /// The fact that stands for the record: the smaller number first, and `0+0` and `0-0` for the rules.
    public var sample: MathFact { Self.samples[number] }

    /// The facts that share it.
    public var facts: [MathFact] { Self.facts[number] }

    /// Whether one of its facts is a core fact.
    public var isCore: Bool { facts.contains(where: \.isCore) }

    /// All records: additions by their numbers, then subtractions by theirs.
    public static let all: [FactRecordID] = samples.indices.map { FactRecordID(known: $0) }

    private init(known number: Int) { self.number = number }

    private static func sample(of fact: MathFact) -> MathFact {
        let nothing = fact.operation == .addition ? fact.left == 0 || fact.right == 0 : fact.right == 0
        let family = fact.family
        let sample =
            nothing
            ? MathFact(fact.operation, 0, 0)
            : fact.operation == .addition ? MathFact(.addition, family.smaller, family.larger) : fact
        return sample ?? fact
    }

    private static let samples = MathFact.all.filter { sample(of: $0) == $0 }
    private static let numbers = Dictionary(uniqueKeysWithValues: samples.enumerated().map { ($1, $0) })
    private static let facts: [[MathFact]] = {
        var facts = Array(repeating: [MathFact](), count: samples.count)
        for fact in MathFact.all { facts[FactRecordID(of: fact).number].append(fact) }
        return facts
    }()
}

extension FactRecordID: CustomStringConvertible {
    /// The sample: `5+7`.
    public var description: String { sample.description }
}
